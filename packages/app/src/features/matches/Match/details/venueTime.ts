/**
 * Whether the clocks at the venue show another time than those of the viewer at that instant. Zones
 * of another name often agree.
 *
 * @param timeZone IANA name; one that the browser does not know counts as the viewer's
 */
export function isOtherTime(instant: string, timeZone: string): boolean {
  try {
    return wallClock(instant, timeZone) !== wallClock(instant);
  } catch {
    return false;
  }
}

function wallClock(instant: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en', {
    ...(timeZone ? { timeZone } : {}),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(Date.parse(instant));
}
