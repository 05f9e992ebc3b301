import type { ListFilter, Order } from './listFilter.ts';
import type { MatchDays } from './useMatchDays.ts';

/** The match day before the first one of a list, in its order. */
export function dayBefore(
  days: readonly string[],
  first: string,
  order: Order,
): string | undefined {
  if (order === 'now') return undefined;
  return order === 'forwards'
    ? days.findLast((day) => day < first)
    : days.find((day) => day > first);
}

/**
 * Whether room is reserved for the button of the match day before a list. Before the days are known it
 * is, but not above the results up to today, which none follow.
 */
export function hasPreviousDay(
  days: MatchDays,
  order: Order,
  { day }: Pick<ListFilter, 'day'>,
  today: string,
): boolean {
  if (days.state === 'ready') return dayBefore(days.value, day ?? today, order) !== undefined;
  const isUpToToday = order === 'backwards' && (day ?? today) >= today;
  return days.state === 'loading' && order !== 'now' && !isUpToToday;
}
