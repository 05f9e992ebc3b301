import type { Callable, Keepable } from '../client/schemas.ts';
import { locationAtom } from '../location/location.ts';
import { isPath, messageHref, paths } from '../paths.ts';
import { store } from '../store.ts';
import { dayLength } from '../time/days.ts';

const week = 7 * dayLength;

/**
 * The calls whose answers are kept, and how long, in ms. What can name a player is kept for a day
 * (OFFLINE-8): a name that is withdrawn must not stay on devices that are rarely online.
 */
export const lifetimes: Partial<Record<Callable, number>> = {
  matchOverview: week,
  matches: week,
  matchDays: week,
  match: dayLength,
  matchLineUps: dayLength,
  schools: week,
  school: week,
  teams: week,
  team: dayLength,
  standings: week,
  favourites: week,
  messages: week,
  notifications: week,
  unreadCount: week,
  shortcuts: week,
} satisfies Partial<Record<Keepable, number>>;

/** Lists that are also fetched in the background, so their age is not the age of the page. */
const inBackground: ReadonlySet<Callable> = new Set([
  'messages',
  'notifications',
  'unreadCount',
  'shortcuts',
]);

/** Whether the age of what the page shows depends on the answer to this call. */
export function isOfPage(name: Callable): boolean {
  const { pathname } = store.get(locationAtom);
  const isOfMessages = isPath(pathname, paths.messages) || pathname.startsWith(messageHref(''));
  return !inBackground.has(name) || (name === 'messages' && isOfMessages);
}
