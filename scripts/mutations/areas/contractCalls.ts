import { mutationsIn } from '../mutation.ts';

/** The table of calls, and what a request may hold. */
export const contractCallMutations = mutationsIn('packages/contract/src', [
  [
    'productEndpoints.ts',
    'a visitor may change the user',
    "'PATCH', 'api/common/user', 'signedIn'",
    "'PATCH', 'api/common/user', 'anyone'",
  ],
  [
    'endpoints.ts',
    'a forged token gets an empty list',
    "'GET', 'api/common/messages', 'personal'",
    "'GET', 'api/common/messages', 'anyone'",
  ],
  [
    'productEndpoints.ts',
    'a visitor may delete messages',
    "'DELETE', 'api/common/messages', 'signedIn'",
    "'DELETE', 'api/common/messages', 'personal'",
  ],
  [
    'endpoints.ts',
    'the search of matches needs a session',
    "'GET', 'api/matches/search', 'anyone'",
    "'GET', 'api/matches/search', 'signedIn'",
  ],
  [
    'productEndpoints.ts',
    'a given call counts as ours',
    "navigation: given('navigation'",
    "navigation: ours('navigation'",
  ],
  ['hub.ts', 'the hub has another event', "hubEvent = 'Message'", "hubEvent = 'message'"],
  ['hub.ts', 'the hub has another path', "hubPath = 'hubs/users'", "hubPath = 'hub/users'"],
  [
    'areas.ts',
    'the answers of the messages are read as notifications',
    "messages: () => import('./calls/messages.ts')",
    "messages: () => import('./calls/notifications.ts')",
  ],
  ['calls/auth.ts', 'what the server says is not done counts as done', 'answer !== false', 'true'],
  [
    'calls/chat.ts',
    'a line deletes those that cannot be read',
    'sentLines.get(messages) ?? messages',
    'messages',
  ],
  [
    'internal/byId.ts',
    'nothing says how an unknown id is refused',
    'path: idPath, errors: unknownId',
    'path: idPath, errors: {}',
  ],
  [
    'internal/strict.ts',
    'an address is judged with the spaces around it',
    'v.trim(),\n  v.regex',
    'v.regex',
  ],
  [
    'internal/strict.ts',
    'letters outside the plane count twice',
    'v.pipe(v.string(), v.maxCodePoints(most))',
    'v.pipe(v.string(), v.maxLength(most))',
  ],
  [
    'internal/strict.ts',
    'an empty value of a list is a value',
    ".filter((value) => value !== '')",
    '',
  ],
  [
    'calls/auth.ts',
    'a field more at the sign-in is let through',
    'v.strictObject({ email: filled(254)',
    'v.object({ email: filled(254)',
  ],
  [
    'internal/strict.ts',
    'a password of seven letters is taken',
    'v.minCodePoints(8)',
    'v.minCodePoints(7)',
  ],
  [
    'calls/messages.ts',
    'an update without an id is taken',
    'body: v.strictObject({ id: strictId, message: entry })',
    'body: v.strictObject({ id: v.optional(strictId), message: entry })',
  ],
  ['calls/matches.ts', 'the search turns pages', 'pageNumber: whole(1, 1)', 'pageNumber: whole(1)'],
  [
    'calls/user.ts',
    'the name of a person may be empty',
    'name: v.optional(filled(121)),',
    'name: v.optional(v.string()),',
  ],
  [
    'calls/support.ts',
    'a blank message is sent',
    "message: written(4000, 'Please write a message')",
    'message: text(4000)',
  ],
]);
