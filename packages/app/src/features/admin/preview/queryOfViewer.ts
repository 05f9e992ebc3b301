import { viewerTimeZone } from '#platform/time/schedule.ts';

/** The zone whose today parts the matches of a preview, as that of the public page does (TEAM-8). */
export function queryOfViewer(): { timeZone?: string } {
  const timeZone = viewerTimeZone();
  return timeZone ? { timeZone } : {};
}
