/** Whether a text begins with a day of the calendar: no 31st of February, which a pattern lets through. */
export function startsWithDay(text: string): boolean {
  const day = text.slice(0, 10);
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}
