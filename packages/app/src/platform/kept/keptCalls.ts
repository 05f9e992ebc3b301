import type { Callable, Keepable } from '../client/schemas.ts';
import { locationAtom } from '../location/location.ts';
import { isPath, messageHref, paths } from '../paths.ts';
import { store } from '../store.ts';

export const day = 24 * 60 * 60_000;
const week = 7 * day;

/**
 * The calls whose answers are kept, and how long, in ms. What can name a player is kept for a day
 * (OFFLINE-8): a name that is withdrawn must not stay on devices that are rarely online.
 */
export const lifetimes: Partial<Record<Callable, number>> = {
  matchOverview: week,
  matches: week,
  matchDays: week,
  match: day,
  matchLineUps: day,
  schools: week,
  school: week,
  teams: week,
  team: day,
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
