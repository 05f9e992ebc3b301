import { dayOfSchedule } from '#platform/time/schedule.ts';
import { orderOf, type ListFilter } from './listFilter.ts';
import type { OrderedList } from './matchListRequest.ts';

/**
 * Why a list does not begin with the day that was asked for: none is played on it (HOME-4, LIST-17),
 * or none in the wanted direction. Null where it does.
 */
export function listNote(
  { items, order }: Pick<OrderedList, 'items' | 'order'>,
  filter: ListFilter,
  today: string,
): 'noneOnDay' | 'noneFromDay' | 'noneUntilDay' | null {
  if (items.length === 0 || order === 'now') return null;
  const asked = orderOf(filter);
  if (asked !== order) return asked === 'forwards' ? 'noneFromDay' : 'noneUntilDay';
  const day = filter.day ?? today;
  // Not of the first alone: the server counts a date without a time as the end of that day in UTC, so
  // that it can stand behind a match of the viewer's next day.
  const isPlayed = items.some(({ schedule }) => dayOfSchedule(schedule) === day);
  return order === 'forwards' && !isPlayed ? 'noneOnDay' : null;
}
