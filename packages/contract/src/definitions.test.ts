import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { CallsOf } from './call.ts';
import {
  type AnswerOf,
  type Definitions,
  type ReceivedBy,
  type RequestOf,
  definitions,
} from './definitions.ts';
import { type AllEndpoints, type AnyEndpoint, allEndpoints } from './allEndpoints.ts';
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
  // It also succeeds for what is no favourite.
  expect(silent).toEqual(['removeFavourite']);
});

/** The parts of a schema by their names. */
function partsOf(schema: object): [string, object][] {
  const { item, pipe = [], entries = {}, wrapped, options = [], metadata } = schema as Parts;
  const parts = Object.entries<object | undefined>({
    ...entries,
    ...[...pipe.slice(1), ...options].filter((each) => typeof each === 'object'),
    '[]': item,
    '': wrapped,
    ...metadata?.wire,
  });
  return parts.flatMap(([name, part]) => (part ? [[name, part] as [string, object]] : []));
}

/** The paths of what `choose` finds in a schema and in all its parts. */
function pathsIn(
  schema: object,
  path: string,
  choose: (schema: Parts, path: string) => string[],
  seen = new Set<object>(),
): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  return [
    ...choose(schema as Parts, path),
    ...partsOf(schema).flatMap(([name, part]) => pathsIn(part, `${path}.${name}`, choose, seen)),
  ];
}

/** A list that one broken entry makes unreadable. An entry that has another in its place breaks nothing. */
function wholeList({ type, item }: Parts, path: string): string[] {
  const isWhole = type === 'array' && item?.type !== 'unknown' && !('fallback' in (item ?? {}));
  return isWhole ? [path] : [];
}

/** The fields that may be missing and not null, or null and not missing. */
function halfOptional({ entries = {} }: Parts, path: string): string[] {
  return Object.entries(entries as Record<string, GenericSchema>).flatMap(([name, field]) => {
    const mayBeMissing = ['optional', 'nullish'].includes(field.type) || 'fallback' in field;
    return mayBeMissing === safeParse(field, null).success ? [] : [`${path}.${name}`];
  });
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
    .flatMap(([name, { answer }]) => pathsIn(answer, name, wholeList))
    // The sets and the innings of a score would be others without the broken one (MATCH-6).
    .filter((path) => !/\.score\.\.\d\.(sets|innings)$/.test(path));
  // An entry of the navigation for an unknown role is left out as a whole.
  expect(whole).toEqual([
    'navigation.compact.0.items.roles.',
    'globalSearch.0.items.1.results.0.items.roles.',
  ]);
});

test('a missing field and a null one count as absent, in every answer (WIRE-18)', () => {
  const half = Object.entries(definitions).flatMap(([name, { answer }]) =>
    pathsIn(answer, name, halfOptional),
  );
  expect(half).toEqual([]);
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

  test('name what a change needs, and nothing else', () => {
    type Status = RequestOf<'changeMatchStatus'>['body'];
    const version = 1;
    const schedule = { kind: 'tbc' } as const;
    const why = { statusReason: 'weather' } as const;
    expectTypeOf<{ version: 1; status: 'live' }>().toExtend<Status>();
    expectTypeOf<{ version: 1; status: 'postponed' }>().not.toExtend<Status>();
    expectTypeOf<{ version: 1; status: 'postponed' } & typeof why>().toExtend<Status>();
    expectTypeOf<{ version: 1; status: 'scheduled' }>().not.toExtend<Status>();
    type Bulk = RequestOf<'changeMatches'>['body'];
    expectTypeOf<{ action: 'publish'; items: [] }>().toExtend<Bulk>();
    expectTypeOf<{ action: 'cancel'; items: [] }>().not.toExtend<Bulk>();
    expectTypeOf<{ action: 'reschedule'; items: [] }>().not.toExtend<Bulk>();
    type Consent = RequestOf<'setConsent'>['body']['consent'];
    expectTypeOf<{ state: 'withdrawn' }>().toExtend<Consent>();
    expectTypeOf<{ state: 'granted' }>().not.toExtend<Consent>();
    expectTypeOf<{ id: 'c'; chat: { messages: number[] } }>().not.toExtend<
      RequestOf<'updateChat'>['body']
    >();
    // A type with more fields extends one with fewer: that none is too many is up to the schema.
    const { changeMatches, changeMatchStatus } = definitions;
    const published = { action: 'publish', items: [] };
    expect(safeParse(changeMatches.body, published).success).toBe(true);
    expect(safeParse(changeMatches.body, { ...published, schedule }).success).toBe(false);
    const live = { version, status: 'live' };
    expect(safeParse(changeMatchStatus.body, live).success).toBe(true);
    expect(safeParse(changeMatchStatus.body, { ...live, ...why }).success).toBe(false);
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

test('the table says what a call does to the data (WIRE-7)', () => {
  expectTypeOf<AllEndpoints['matches']['effect']>().toEqualTypeOf<'reads'>();
  expectTypeOf<AllEndpoints['updateUser']['effect']>().toEqualTypeOf<'changes'>();
  expectTypeOf<AllEndpoints['markAllMessagesRead']['effect']>().toEqualTypeOf<'changes'>();
  const unusual = Object.entries(allEndpoints)
    .filter(([, { method, effect }]) => (method === 'GET') !== (effect === 'reads'))
    .map(([name]) => name);
  expect(unusual.toSorted()).toEqual([
    'athleteDuplicates',
    'checkExternalToken',
    'checkJoinCode',
    'globalSearch',
    'markAllMessagesRead',
    'markAllNotificationsRead',
    'messageAudience',
    'searchAthletes',
    'signIn',
    'signInWithToken',
    'unlockSession',
  ]);
});

test('the table says who may make a call', () => {
  expectTypeOf<Endpoints['user']['access']>().toEqualTypeOf<'signedIn'>();
  expectTypeOf<Endpoints['matches']['origin']>().toEqualTypeOf<'ours'>();
});
