import type { CallsOf } from './call.ts';
import type { ProductArea } from './endpoint.ts';
import type { endpoints } from './endpoints.ts';

/** The areas of the calls that the start and the shell make. */
export type FirstArea = (typeof endpoints)[keyof typeof endpoints]['area'];

/**
 * Loads the schemas of one area on demand, so that none of them is part of the first script. The
 * other areas are in `productAreas.ts`.
 */
export const areas = {
  auth: () => import('./calls/auth.ts'),
  user: () => import('./calls/user.ts'),
  messages: () => import('./calls/messages.ts'),
  notifications: () => import('./calls/notifications.ts'),
  shortcuts: () => import('./calls/shortcuts.ts'),
  chat: () => import('./calls/chat.ts'),
  matches: () => import('./calls/matches.ts'),
  schools: () => import('./calls/schools.ts'),
  advertisement: () => import('./calls/advertisement.ts'),
} satisfies { [In in FirstArea & ProductArea]: () => Promise<{ calls: CallsOf<In> }> };
