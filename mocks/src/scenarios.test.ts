import { productEndpoints } from '@touchline/contract/productEndpoints';
import { definitions } from '@touchline/contract/definitions';
import { matchSearchAnswer } from '@touchline/contract/match';
import { messages } from '@touchline/contract/message';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import {
  empty,
  failing,
  malformed,
  pending,
  signedInAs,
  unreachable,
  visiting,
} from './scenarios.ts';
import { call, expectExactly } from './testing/call.ts';
import { setUpMockBackEnd } from './testing/mockBackEnd.ts';

const server = setUpMockBackEnd();
const as = 'user';

test('empty keeps the shape of the call', async () => {
  server.use(empty('matches/search'), empty('common/messages'));
  const search = await call('GET', 'api/matches/search?search=wex');
  expect(v.parse(matchSearchAnswer, search.body).items).toEqual([]);
  expect((await call('GET', 'api/common/messages', { as })).body).toEqual([]);
});

const lists = [
  'schools',
  'teams',
  'favourites',
  'adminSchools',
  'adminTeams',
  'athletes',
  'adminMatches',
  'adminAdvertisements',
  'adminMessages',
  'joinRequests',
  'matchDays',
  'devices',
] as const;

test.each(lists)('%s is empty in the shape of the call', async (name) => {
  const { path } = productEndpoints[name];
  server.use(empty(path));
  const { body } = await call('GET', path);
  expectExactly(definitions[name].answer, body);
  expect(JSON.stringify(body)).toContain('[]');
});

test('failing refuses one path and no other', async () => {
  server.use(failing('api/common/messages', 503));
  expect((await call('GET', 'api/common/messages', { as })).status).toBe(503);
  expect((await call('GET', 'api/common/notifications', { as })).status).toBe(200);
});

test('malformed fits no schema', async () => {
  server.use(malformed('common/messages'));
  const { status, body } = await call('GET', 'api/common/messages', { as });
  expect(status).toBe(200);
  expect(v.is(messages, body)).toBe(false);
});

test('unreachable gives no answer', async () => {
  server.use(unreachable());
  await expect(call('GET', 'api/common/messages')).rejects.toThrow();
});

test('a story can be told as somebody else', async () => {
  server.use(...signedInAs('administrator'));
  expect((await call('GET', 'api/common/user')).body).toMatchObject({ roles: ['Administrator'] });
  server.use(...visiting());
  expect((await call('GET', 'api/common/user')).status).toBe(401);
});

test('an empty overview has its parts, and a refusal its words (ERROR-1)', async () => {
  server.use(empty('matches/overview'), failing('common/messages', 503));
  const nothing = { live: [], today: [], recent: [], next: [], credit: null };
  expect((await call('GET', 'api/matches/overview')).body).toEqual(nothing);
  const { body } = await call('GET', 'api/common/messages', { as });
  expect(body).toMatchObject({ detail: 'The server answered with 503' });
});

test('a visitor has nothing of their own, whatever the token', async () => {
  server.use(...visiting());
  for (const name of ['messages', 'notifications', 'shortcuts']) {
    expect((await call('GET', `api/common/${name}`, { as })).body).toEqual([]);
  }
});

test('what is pending waits without an end', async () => {
  const wait = vi.spyOn(globalThis, 'setTimeout');
  server.use(pending('matches/overview'));
  const answered = vi.fn();
  const gone = new AbortController();
  const path = 'http://touchline.test/api/matches/overview';
  const answer = fetch(path, { signal: gone.signal }).then(answered, () => {});
  await vi.waitFor(() =>
    expect(wait.mock.calls.some(([, time]) => time === 2 ** 31 - 1)).toBe(true),
  );
  gone.abort();
  await answer;
  expect(answered).not.toHaveBeenCalled();
  wait.mockRestore();
});
