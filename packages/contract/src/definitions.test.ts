import { describe, expect, expectTypeOf, test } from 'vitest';
import type { CallsOf } from './call.ts';
import {
  type AnswerOf,
  type Definitions,
  type ReceivedBy,
  type RequestOf,
  definitions,
} from './definitions.ts';
import { type AnyEndpoint, allEndpoints } from './allEndpoints.ts';
import type { Endpoints } from './endpoints.ts';
import type { Match, MatchList } from './match.ts';
import type { Message } from './message.ts';
import type { Session, User } from './user.ts';

test('every call has its schemas, and no schemas are without a call', () => {
  expect(Object.keys(definitions).toSorted()).toEqual(Object.keys(allEndpoints).toSorted());
  expectTypeOf<keyof Definitions>().toEqualTypeOf<AnyEndpoint>();
});

test('a call by an id in its path says how it answers to an unknown one', () => {
  const silent = Object.keys(definitions).filter((name) => {
    const { path } = allEndpoints[name as AnyEndpoint];
    const { errors = {} } = definitions[name as AnyEndpoint] as { errors?: object };
    return /:id\b/.test(path) && !('404' in errors);
  });
  // What is no favourite need not become none.
  expect(silent).toEqual(['removeFavourite']);
});

/** The paths of the lists in a schema that one broken entry makes unreadable. */
function wholeLists(schema: object, path: string, seen = new Set<object>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { type, item, pipe = [], entries = {}, wrapped, options = [], metadata } = schema as Parts;
  // An entry that has another in its place breaks nothing.
  const isWhole = type === 'array' && item?.type !== 'unknown' && !('fallback' in (item ?? {}));
  const parts = Object.entries<object | undefined>({
    ...entries,
    ...[...pipe.slice(1), ...options].filter((each) => typeof each === 'object'),
    '[]': item,
    '': wrapped,
    ...metadata?.wire,
  });
  return [
    ...(isWhole ? [path] : []),
    ...parts.flatMap(([name, part]) => (part ? wholeLists(part, `${path}.${name}`, seen) : [])),
  ];
}

/** The parts that schemas and actions of the contract have. */
interface Parts {
  type: string;
  item?: Parts;
  pipe?: object[];
  entries?: Record<string, object>;
  wrapped?: object;
  options?: object[];
  metadata?: { wire?: Record<string, object> };
}

test('a broken record is left out of its list, in every answer (WIRE-18)', () => {
  const whole = Object.entries(definitions)
    .flatMap(([name, { answer }]) => wholeLists(answer, name))
    // The sets and the innings of a score would be others without the broken one (MATCH-6).
    .filter((path) => !/\.score\.\.\d\.(sets|innings)$/.test(path));
  // An entry of the navigation for an unknown role is left out as a whole.
  expect(whole).toEqual([
    'navigation.compact.0.items.roles.',
    'globalSearch.0.items.1.results.0.items.roles.',
  ]);
});

describe('the types of a request', () => {
  test('know the body', () => {
    type Update = RequestOf<'updateNotification'>;
    expectTypeOf<{ body: { id: string; notification: { read: boolean } } }>().toExtend<Update>();
    expectTypeOf<{ body: { id: string; message: { read: boolean } } }>().not.toExtend<Update>();
    expectTypeOf<{ body: { id: string; notification: { read: string } } }>().not.toExtend<Update>();
    expectTypeOf<{ body: { id: number; notification: object } }>().not.toExtend<Update>();
    expectTypeOf<{ body: undefined }>().not.toExtend<Update>();
    expectTypeOf<object>().not.toExtend<Update>();
    expectTypeOf<RequestOf<'forgotPassword'>>().toExtend<{ body: string }>();
  });

  test('know the parameters, as values', () => {
    type Search = RequestOf<'searchMatches'>;
    const search = { pageNumber: 1, pageSize: 5, search: 'aster' };
    expectTypeOf<{ query: typeof search }>().toExtend<Search>();
    expectTypeOf<{ query: Omit<typeof search, 'pageSize'> }>().not.toExtend<Search>();
    expectTypeOf<{ query: { id: number } }>().not.toExtend<RequestOf<'deleteMessage'>>();
    expectTypeOf<{ query: { sport: readonly 'golf'[] } }>().not.toExtend<RequestOf<'matches'>>();
  });

  test('know the path', () => {
    expectTypeOf<RequestOf<'match'>['path']>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<object>().not.toExtend<RequestOf<'match'>>();
  });

  test('want nothing where nothing is needed', () => {
    expectTypeOf<Record<never, never>>().toExtend<RequestOf<'matches'>>();
    expectTypeOf<Record<never, never>>().toExtend<RequestOf<'markAllMessagesRead'>>();
    expectTypeOf<{ body: object }>().not.toExtend<RequestOf<'messages'>>();
    expectTypeOf<{ query: { id: string } }>().not.toExtend<RequestOf<'messages'>>();
  });

  test('are values for who receives it', () => {
    expectTypeOf<ReceivedBy<'searchMatches'>['query']['pageSize']>().toBeNumber();
    expectTypeOf<ReceivedBy<'messages'>['body']>().toBeUndefined();
  });
});

test('the types of an answer are those of its schema', () => {
  expectTypeOf<AnswerOf<'signIn'>>().toEqualTypeOf<Session>();
  expectTypeOf<AnswerOf<'updateUser'>>().toEqualTypeOf<User>();
  expectTypeOf<AnswerOf<'messages'>>().toEqualTypeOf<Message[]>();
  expectTypeOf<AnswerOf<'updateMessage'>>().toEqualTypeOf<Message | null>();
  expectTypeOf<AnswerOf<'deleteMessage'>>().toEqualTypeOf<Message | null | 'done'>();
  expectTypeOf<AnswerOf<'matches'>>().toEqualTypeOf<MatchList>();
  expectTypeOf<AnswerOf<'match'>>().toEqualTypeOf<Match>();
});

describe('the types of a definition', () => {
  test('want the parameters of the path, and a body only where one is sent', () => {
    type Definition = CallsOf<'matches'>['match'];
    expectTypeOf<Pick<Definitions['match'], 'answer'>>().not.toExtend<Definition>();
    expectTypeOf<Definitions['match']>().toExtend<Definition>();
    type List = CallsOf<'messages'>['messages'];
    expectTypeOf<Definitions['createMessage']>().not.toExtend<List>();
    type Create = CallsOf<'messages'>['createMessage'];
    expectTypeOf<Definitions['messages']>().not.toExtend<Create>();
  });

  test('want every call of the area', () => {
    expectTypeOf<Pick<Definitions, 'user'>>().not.toExtend<CallsOf<'user'>>();
    expectTypeOf<Pick<Definitions, 'user' | 'updateUser'>>().toExtend<CallsOf<'user'>>();
  });
});

test('the table says who may make a call', () => {
  expectTypeOf<Endpoints['user']['access']>().toEqualTypeOf<'signedIn'>();
  expectTypeOf<Endpoints['matches']['origin']>().toEqualTypeOf<'ours'>();
});
