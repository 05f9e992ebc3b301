import type { HttpHandler } from 'msw';
import { advertisementHandlers } from './advertisement.ts';
import { authHandlers } from './auth.ts';
import { inboxesHandlers } from './inboxes.ts';
import { matchHandlers } from './matches.ts';
import { supportHandlers } from './support.ts';
import { unmocked } from './unmocked.ts';
import { userHandlers } from './user.ts';

/** Every call of the product on a good day. The order of the lists does not matter. */
export const handlers: HttpHandler[] = [
  ...authHandlers,
  ...userHandlers,
  ...inboxesHandlers,
  ...matchHandlers,
  ...advertisementHandlers,
  ...supportHandlers,
  unmocked,
];
