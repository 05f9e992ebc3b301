import { advertisement } from '@touchline/contract/advertisement';
import * as chat from '@touchline/contract/chat';
import * as match from '@touchline/contract/match';
import * as message from '@touchline/contract/message';
import { navigation } from '@touchline/contract/navigation';
import { problem } from '@touchline/contract/problem';
import * as shortcut from '@touchline/contract/shortcut';
import * as user from '@touchline/contract/user';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { accounts } from '../fixtures/accounts.ts';
import { matches } from '../store/dataSets.ts';
import { call, expectExactly } from '../testing/call.ts';
import { aroundTests } from '../testing/mockBackEnd.ts';

aroundTests();

const { email, password } = accounts.user;
const item = { title: 'Bus', description: null };

const good: [method: string, path: string, schema: v.GenericSchema, body?: unknown][] = [
  ['POST', 'api/auth/sign-in', user.session, { email, password }],
  ['GET', 'api/common/navigation', navigation],
  ['GET', 'api/common/user', user.user],
  ['PATCH', 'api/common/user', user.user, { user: { status: 'away' } }],
  ['GET', 'api/common/messages', message.messages],
  ['POST', 'api/common/messages', message.message, { message: item }],
  ['PATCH', 'api/common/messages', message.message, { id: 'message-kit', message: item }],
  ['DELETE', 'api/common/messages?id=message-kit', message.message],
  ['GET', 'api/common/notifications', message.messages],
  ['POST', 'api/common/notifications', message.message, { notification: item }],
  ['GET', 'api/common/shortcuts', shortcut.shortcuts],
  [
    'POST',
    'api/common/shortcuts',
    shortcut.shortcut,
    { shortcut: { label: 'News', link: '/home' } },
  ],
  [
    'PATCH',
    'api/common/shortcuts',
    shortcut.shortcut,
    { id: 'shortcut-live', shortcut: { label: 'Now' } },
  ],
  ['DELETE', 'api/common/shortcuts?id=shortcut-live', shortcut.shortcut],
  ['GET', 'api/apps/chat/chats', chat.chats],
  ['GET', 'api/apps/chat/chat?id=chat-3', chat.chat],
  ['PATCH', 'api/apps/chat/chat', chat.chat, { id: 'chat-3', chat: { muted: true } }],
  ['GET', 'api/apps/chat/contacts', v.array(chat.chatContact)],
  ['GET', 'api/messages/unread-count', message.unreadCount],
  ['GET', 'api/matches/search?search=ol&pageSize=50', match.matchSearchAnswer],
  ['GET', 'api/matches/overview', match.matchOverview],
  ['GET', 'api/matches?pageSize=500', match.matchList],
  ['GET', 'api/matches/tr-football-u16-r10-2', match.match],
  ['GET', 'api/advertisements/current', advertisement],
];

test.each(good)(
  '%s %s answers as the contract says (WIRE-6, WIRE-10, WIRE-11, WIRE-12, WIRE-14, CHAT-1, SHORTCUT-1, USER-1, INBOX-1, MATCH-1)',
  async (method, path, schema, body) => {
    const answer = await call(method, path, { as: 'user', body });
    expect(answer.status).toBe(200);
    expectExactly(schema, answer.body);
  },
);

test('every match of the invented season fits the contract', () => {
  for (const each of matches.list()) expectExactly(match.match, each);
});

test('refusals are problems', async () => {
  const { status, body } = await call('POST', 'api/support/contact', { body: { name: ' ' } });
  expect(status).toBe(400);
  const { errors } = expectExactly(problem, body);
  expect(Object.keys(errors ?? {})).toEqual(['name', 'email', 'subject', 'message']);
});

test('the server tells its own time', async () => {
  const { headers } = await call('GET', 'api/matches/overview');
  expect(headers.get('Date')).toBe('Wed, 15 Apr 2026 13:20:00 GMT');
});

test('a call that nobody mocked is an error, and a loud one (MOCK-1)', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { status, body } = await call('GET', 'api/nothing/here');
  expect(status).toBe(404);
  expect(body).toMatchObject({ detail: 'NOT FOUND' });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('GET /api/nothing/here is not mocked'));
  log.mockRestore();
});
