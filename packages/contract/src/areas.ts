import type { CallsOf } from './call.ts';
import type { ProductArea } from './endpoint.ts';

/** Loads the schemas of one area on demand, so that none of them is part of the first script. */
export const areas = {
  auth: () => import('./calls/auth.ts'),
  user: () => import('./calls/user.ts'),
  navigation: () => import('./calls/navigation.ts'),
  messages: () => import('./calls/messages.ts'),
  notifications: () => import('./calls/notifications.ts'),
  shortcuts: () => import('./calls/shortcuts.ts'),
  chat: () => import('./calls/chat.ts'),
  matches: () => import('./calls/matches.ts'),
  advertisement: () => import('./calls/advertisement.ts'),
  support: () => import('./calls/support.ts'),
  schools: () => import('./calls/schools.ts'),
  images: () => import('./calls/images.ts'),
  athletes: () => import('./calls/athletes.ts'),
  favourites: () => import('./calls/favourites.ts'),
  matchPages: () => import('./calls/matchPages.ts'),
  adminMatches: () => import('./calls/adminMatches.ts'),
  advertisements: () => import('./calls/advertisements.ts'),
  adminMessages: () => import('./calls/adminMessages.ts'),
  accounts: () => import('./calls/accounts.ts'),
  teams: () => import('./calls/teams.ts'),
} satisfies { [In in ProductArea]: () => Promise<{ calls: CallsOf<In> }> };
