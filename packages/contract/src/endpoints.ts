import type { EndpointRow } from './endpoint.ts';
import { given, ours } from './internal/callsOf.ts';

/**
 * The calls that the start and the shell make. Their schemas are in `calls/<area>.ts` under the same
 * name; this table does not import them, so that it can be part of the first script.
 */
export const endpoints = {
  signIn: given('auth', 'POST', 'api/auth/sign-in', 'anyone', 'reads'),

  user: given('user', 'GET', 'api/common/user', 'signedIn'),

  messages: given('messages', 'GET', 'api/common/messages', 'personal'),
  unreadCount: ours('messages', 'GET', 'api/messages/unread-count', 'personal'),

  notifications: given('notifications', 'GET', 'api/common/notifications', 'personal'),

  shortcuts: given('shortcuts', 'GET', 'api/common/shortcuts', 'personal'),

  chats: given('chat', 'GET', 'api/apps/chat/chats', 'personal'),

  searchMatches: ours('matches', 'GET', 'api/matches/search', 'anyone'),
  matchOverview: ours('matches', 'GET', 'api/matches/overview', 'anyone'),
  matches: ours('matches', 'GET', 'api/matches', 'anyone'),
  /** `:id` is one encoded path segment. */
  match: ours('matches', 'GET', 'api/matches/:id', 'anyone'),
  schools: ours('schools', 'GET', 'api/schools', 'anyone'),
  advertisement: ours('advertisement', 'GET', 'api/advertisements/current', 'anyone'),
} as const satisfies Record<string, EndpointRow>;

export type Endpoints = typeof endpoints;
export type Endpoint = keyof Endpoints;
