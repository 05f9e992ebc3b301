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
} satisfies { [In in ProductArea]: () => Promise<{ calls: CallsOf<In> }> };
