import { matchSearchAnswer } from '@touchline/contract/match';
import { messages } from '@touchline/contract/message';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { empty, failing, malformed, signedInAs, unreachable, visiting } from './scenarios.ts';
import { call } from './testing/call.ts';
import { aroundTests } from './testing/mockBackEnd.ts';

const server = aroundTests();
const as = 'user';

test('empty keeps the shape of the call', async () => {
  server.use(empty('matches/search'), empty('common/messages'));
  const search = await call('GET', 'api/matches/search?search=wex');
  expect(v.parse(matchSearchAnswer, search.body).items).toEqual([]);
  expect((await call('GET', 'api/common/messages', { as })).body).toEqual([]);
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
