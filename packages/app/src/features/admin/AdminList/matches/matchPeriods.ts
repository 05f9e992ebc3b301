import { serverNow } from '#platform/serverClock.ts';
import { addDays } from '#platform/time/days.ts';
import { dayAt, zoneOfDevice } from '#platform/time/schedule.ts';

export const matchPeriods = ['today', 'nextWeek', 'lastWeek', 'past'] as const;

export type MatchPeriod = (typeof matchPeriods)[number];

/**
 * The bounds of a period as the call takes them, none without a period, with the zone whose days they
 * are: that of the viewer.
 */
export function boundsOf(
  period: MatchPeriod | undefined,
  today = dayAt(serverNow()),
): { from?: string; to?: string; timeZone: string } {
  return { ...daysOf(period, today), timeZone: zoneOfDevice() };
}

function daysOf(period: MatchPeriod | undefined, today: string): { from?: string; to?: string } {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'nextWeek':
      return { from: today, to: addDays(today, 7) };
    case 'lastWeek':
      return { from: addDays(today, -7), to: addDays(today, -1) };
    case 'past':
      return { to: addDays(today, -1) };
    case undefined:
      return {};
  }
}
