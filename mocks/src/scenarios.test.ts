import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { definitions } from '@touchline/contract/definitions';
import { messages } from '@touchline/contract/message';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { emptyAnswer } from './emptyAnswers.ts';
import { longTexts as texts } from './fixtures/longNames.ts';
import { server } from './node.ts';
import {
  empty,
  failing,
  held,
  longNames,
  lostAnswer,
  malformed,
  pending,
  signedInAs,
  unreachable,
  visiting,
} from './scenarios.ts';
import { call, urlOf } from './testing/call.ts';
import { setUpMockBackEnd } from './testing/mockBackEnd.ts';

setUpMockBackEnd();
const as = 'user';
const names = Object.keys(allEndpoints) as AnyEndpoint[];

const noMatches = { live: [], today: [], recent: [], next: [], credit: null };

test.each<[AnyEndpoint, unknown]>([
  ['messages', []],
  ['notifications', []],
  ['shortcuts', []],
  ['chats', []],
  ['chat', null],
  ['unreadCount', { count: 0 }],
  ['searchMatches', { items: [] }],
  ['matches', { items: [], total: 0, credit: null }],
  ['matchOverview', noMatches],
  ['advertisement', null],
  ['navigation', { compact: [], default: [], futuristic: [], horizontal: [] }],
  ['deleteMessage', null],
  ['markAllMessagesRead', true],
])('the empty answer of %s is %j', (name, answer) => {
  expect(emptyAnswer(name)).toEqual(answer);
});

test('every empty answer fits its call; one that cannot is missing by name', () => {
  for (const name of names) {
    try {
      expect(v.is(definitions[name].answer, emptyAnswer(name)), name).toBe(true);
    } catch (error) {
      expect((error as Error).message).toContain(`${name} has no empty answer`);
    }
  }
  expect(() => emptyAnswer('match')).toThrow('match has no empty answer');
  expect(() => emptyAnswer('user')).toThrow('user has no empty answer');
});

test('held lets the answer through once it is released', async () => {
  const gate = Promise.withResolvers<void>();
  server.use(held('unreadCount', gate.promise));
  let isAnswered = false;
  const answer = call('GET', 'api/messages/unread-count', { as }).then((value) => {
    isAnswered = true;
    return value;
  });
  await call('GET', 'api/common/messages', { as });
  expect(isAnswered).toBe(false);
  gate.resolve();
  expect((await answer).status).toBe(200);
});

test('empty keeps the shape of the call', async () => {
  server.use(empty('searchMatches'), empty('messages'));
  const search = await call('GET', 'api/matches/search?search=wex&pageNumber=1&pageSize=5');
  expect(search.body).toEqual({ items: [] });
  expect((await call('GET', 'api/common/messages', { as })).body).toEqual([]);
});

test('failing refuses one call and no other, not even of the same path', async () => {
  server.use(failing('messages', 503));
  const { status, body, headers } = await call('GET', 'api/common/messages', { as });
  expect(status).toBe(503);
  expect(body).toMatchObject({ detail: 'The server answered with 503' });
  expect(headers.get('Content-Type')).toBe('application/problem+json');
  expect((await call('GET', 'api/common/notifications', { as })).status).toBe(200);
  const message = { message: {} };
  expect((await call('POST', 'api/common/messages', { as, body: message })).status).toBe(200);
});

test('a call with an id is not one beside it', async () => {
  server.use(failing('match'));
  expect((await call('GET', 'api/matches/any')).status).toBe(500);
  expect((await call('GET', 'api/matches/overview')).status).toBe(200);
});

test('malformed fits no schema', async () => {
  server.use(malformed('messages'));
  // Not by `call`, which holds every answer against the description.
  const response = await fetch(urlOf('api/common/messages'));
  expect(response.status).toBe(200);
  expect(v.is(messages, await response.json())).toBe(false);
});

test('unreachable gives no answer, for one call or for all', async () => {
  server.use(unreachable('messages'));
  await expect(call('GET', 'api/common/messages')).rejects.toThrow();
  expect((await call('GET', 'api/common/notifications')).status).toBe(200);
  server.use(unreachable());
  await expect(call('GET', 'api/common/notifications')).rejects.toThrow();
});

test('a lost answer is one to a change that was made, and the next one comes', async () => {
  server.use(lostAnswer('markAllMessagesRead'));
  const read = () => call('GET', 'api/common/messages/mark-all-as-read', { as });
  await expect(read()).rejects.toThrow();
  const { body } = await call('GET', 'api/messages/unread-count', { as });
  expect(body).toEqual({ count: 0 });
  expect((await read()).status).toBe(200);
});

test('the user and the navigation can be those of another account', async () => {
  server.use(...signedInAs('administrator'));
  expect((await call('GET', 'api/common/user')).body).toMatchObject({ roles: ['Administrator'] });
  server.use(...visiting());
  expect((await call('GET', 'api/common/user')).status).toBe(401);
});

test('long names are in every match, in its own page and in messages, which `call` holds against the description', async () => {
  server.use(...longNames());
  const { body } = await call('GET', 'api/matches/overview');
  const { live, recent } = body as Record<'live' | 'recent', { id: string; teams: object[] }[]>;
  const [first] = live;
  if (!first) throw new Error('No match is live.');
  const teams = [{ name: texts.home.team }, { name: texts.away.team }];
  for (const each of [...live, ...recent]) expect(each).toMatchObject({ teams });
  const shown = await call('GET', `api/matches/${first.id}`);
  expect(shown.body).toMatchObject({ id: first.id, teams, competition: texts.competition });
  expect((await call('GET', 'api/matches/none')).status).toBe(404);
  expect((await call('GET', 'api/common/user', { as })).body).toMatchObject({ name: texts.person });
  const { body: messages } = await call('GET', 'api/common/messages', { as });
  expect((messages as object[]).length).toBeGreaterThan(1);
  for (const each of messages as object[]) expect(each).toMatchObject(texts.message);
});

test('a visitor has nothing of their own, whatever the token', async () => {
  server.use(...visiting());
  for (const name of ['messages', 'notifications', 'shortcuts']) {
    expect((await call('GET', `api/common/${name}`, { as })).body).toEqual([]);
  }
});

test('pending never answers', async () => {
  server.use(pending('matchOverview'));
  const settled = vi.fn();
  const aborting = new AbortController();
  const { signal } = aborting;
  const request = fetch(urlOf('api/matches/overview'), { signal }).then(settled, () => {});
  // These are answered although they were sent later.
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await call('GET', 'api/common/shortcuts', { as })).status).toBe(200);
  }
  expect(settled).not.toHaveBeenCalled();
  aborting.abort();
  await request;
  expect(settled).not.toHaveBeenCalled();
});
