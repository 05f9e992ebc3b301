import { definitions } from '@touchline/contract/definitions';
import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { problem } from '@touchline/contract/problem';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authorize } from './api.ts';
import { skipDelays } from './delays.ts';
import { type AccountName, accounts } from './fixtures/accounts.ts';
import { type MockServer, startServer } from './server.ts';
import { storedRecords } from './store/collection.ts';
import { reset } from './store/resets.ts';
import { expectExactly } from './testing/call.ts';
import { exampleCalls } from './testing/exampleCalls.ts';
import {
  type RequestParts,
  invalidRequests,
  requestsWithoutField,
} from './testing/invalidRequests.ts';
import { type Sent, sendByName } from './testing/sendByName.ts';
import { signToken } from './token.ts';

const tokens = Object.fromEntries(
  await Promise.all(
    Object.entries(accounts).map(async ([as, { user }]) => [as, await signToken(user)] as const),
  ),
) as Record<AccountName, string>;
const token = tokens.user;
const examples = exampleCalls(token);
const names = Object.keys(examples) as AnyEndpoint[];
const requestOf = (name: AnyEndpoint): RequestParts => examples[name].request;

let server: MockServer;
beforeAll(async () => {
  server = await startServer();
  skipDelays();
});
beforeEach(reset);
afterAll(() => server.close());

function send(name: AnyEndpoint, request: RequestParts, as = tokens[accountOf(name)]) {
  return sendByName(server.url, name, request, as);
}

function accountOf(name: AnyEndpoint): AccountName {
  return examples[name].as ?? 'user';
}

/** Everything as on the first day, and after that what the example needs to have happened. */
async function resetFor(name: AnyEndpoint): Promise<void> {
  reset();
  for (const { name: earlier, request } of examples[name].before ?? []) {
    const { status } = await send(earlier, request, tokens[accountOf(name)]);
    expect(status, earlier).toBeLessThan(300);
  }
}

function expectUnchanged(before: ReadonlyMap<object, string>) {
  const after = storedRecords();
  for (const [collection, records] of before) expect(after.get(collection)).toBe(records);
}

function expectProblem(answer: Pick<Sent, 'status' | 'body'>, status: number, field?: string) {
  expect(answer.status).toBe(status);
  const { errors = {} } = expectExactly(problem, answer.body);
  if (field) expect(Object.keys(errors)).toEqual([field]);
}

describe.each(names)('%s', (name) => {
  const request = requestOf(name);
  const { required, visitor } = examples[name];
  beforeEach(() => resetFor(name));

  test('answers a request that fits as the contract says (WIRE-6, WIRE-10, WIRE-11, WIRE-12, WIRE-14, CHAT-1, SHORTCUT-1, USER-1, INBOX-1, MATCH-1)', async () => {
    const { status, body, requestViolations } = await send(name, request);
    const { status: expected = 200 } = definitions[name] as { status?: number };
    expect(status).toBe(expected);
    if (status !== 204) expect(body).not.toBeNull();
    expect(requestViolations).toEqual([]);
    expectExactly(definitions[name].answer, body);
  });

  test('needs these fields and no other', async () => {
    const missed: string[] = [];
    for (const { field, request: less } of requestsWithoutField(request)) {
      await resetFor(name);
      const answer = await send(name, less);
      if (answer.status === 400) {
        expectProblem(answer, 400, field);
        missed.push(field);
      } else expect(answer.status, field).toBeLessThan(300);
    }
    expect(missed.toSorted()).toEqual([...required].toSorted());
  });

  test('refuses what does not fit, by the name of the field, and keeps nothing of it', async () => {
    const before = storedRecords();
    for (const { how, field, request: wrong } of invalidRequests(request)) {
      const answer = await send(name, wrong);
      expect({ how, field, status: answer.status }).toEqual({ how, field, status: 400 });
      expect(answer.requestViolations, `${how} ${field}`).not.toEqual([]);
      expectProblem(answer, 400, field);
    }
    expectUnchanged(before);
  });

  test(`is ${visitor} to a visitor, before the request is looked at`, async () => {
    const surprising = { ...request, query: { ...request.query, surprise: 1 } };
    const asVisitor = await send(name, request, '');
    if (examples[name].isOnce) await resetFor(name);
    const asForged = await send(name, request, 'forged');
    if (visitor === 'refused') {
      expectProblem(asVisitor, 401);
      expectProblem(await send(name, surprising, ''), 401);
    } else {
      expect(asVisitor.status).toBeLessThan(300);
      expectProblem(await send(name, surprising, ''), 400, 'surprise');
    }
    if (visitor === 'served') expect(asForged.status).toBe(asVisitor.status);
    else expectProblem(asForged, 401);
    if (visitor === 'nothing')
      expect(asVisitor.body).toEqual(name === 'unreadCount' ? { count: 0 } : []);
  });

  const { access } = allEndpoints[name];
  const others = Object.entries(accounts).filter(
    ([, { user }]) =>
      typeof access !== 'string' && !access.some((role) => user.roles.includes(role)),
  );
  test.each(others)('is refused to %s, before the request is looked at (ADMIN-1)', async (as) => {
    const surprising = { ...request, query: { ...request.query, surprise: 1 } };
    expectProblem(await send(name, surprising, tokens[as as AccountName]), 403);
  });
});

test.each(['signIn', 'unlockSession'] as const)('%s says false to wrong words', async (name) => {
  const wrong = { ...requestOf(name), body: { email: 'a@b', password: 'wrong' } };
  const { status, body } = await send(name, wrong);
  expect(status).toBe(404);
  expectExactly(definitions[name].errors[404], body);
});

test('a token that does not hold signs nobody in', async () => {
  const { status, body } = await send('signInWithToken', { body: { accessToken: 'x' } });
  expect(status).toBe(401);
  expect(expectExactly(definitions.signInWithToken.errors[401], body).detail).toBe('Invalid token');
});

test('what is no JSON does not fit', async () => {
  const response = await fetch(`${server.url}/${allEndpoints.updateUser.path}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{ "user": ',
  });
  expectProblem({ status: response.status, body: await response.json() }, 400, 'body');
});

test('a body where none is wanted does not fit', async () => {
  const answer = await send('deleteShortcut', { query: { id: 'shortcut-live' }, body: {} });
  expectProblem(answer, 400, 'body');
});

test('a path that nobody knows is 404, whoever asks', async () => {
  expect((await fetch(`${server.url}/api/common/nothing`)).status).toBe(404);
});

test('a call for some roles refuses visitors and the others', () => {
  const { user } = accounts.user;
  const statusOf = (work: () => unknown) => {
    try {
      work();
      return 200;
    } catch (error) {
      return (error as { response: Response }).response.status;
    }
  };
  expect(statusOf(() => authorize(['Administrator'], null))).toBe(401);
  expect(statusOf(() => authorize(['Administrator'], 'invalid'))).toBe(401);
  expect(statusOf(() => authorize(['Administrator', 'SchoolAdministrator'], user))).toBe(403);
  expect(authorize(['Administrator', 'User'], user)).toBe(user);
});

test('whatever is listed may be sent back', async () => {
  const listed = async <Name extends AnyEndpoint>(name: Name) =>
    v.parse(definitions[name].answer, (await send(name, {})).body);
  for (const message of v.parse(definitions.messages.answer, await listed('messages')))
    v.parse(definitions.updateMessage.body, { id: message.id, message });
  for (const notification of v.parse(definitions.messages.answer, await listed('notifications')))
    v.parse(definitions.updateNotification.body, { id: notification.id, notification });
  for (const chat of v.parse(definitions.chats.answer, await listed('chats')))
    v.parse(definitions.updateChat.body, { id: chat.id, chat });
  for (const shortcut of v.parse(definitions.shortcuts.answer, await listed('shortcuts')))
    v.parse(definitions.updateShortcut.body, { id: shortcut.id, shortcut });
  for (const contact of v.parse(definitions.contacts.answer, await listed('contacts')))
    v.parse(definitions.updateContact.body, { id: contact.id, contact });
  for (const tag of v.parse(definitions.contactTags.answer, await listed('contactTags')))
    v.parse(definitions.updateContactTag.body, { id: tag.id, tag });
  const { products } = v.parse(definitions.products.answer, await listed('products'));
  for (const product of products ?? [])
    v.parse(definitions.updateProduct.body, { id: product.id, product });
  for (const tag of v.parse(definitions.productTags.answer, await listed('productTags')))
    v.parse(definitions.updateProductTag.body, { id: tag.id, tag });
  v.parse(definitions.updateUser.body, { user: await listed('user') });
  for (const note of v.parse(definitions.notes.answer, await listed('notes')))
    v.parse(definitions.updateNote.body, { updatedNote: note });
  const tasks = v.parse(definitions.tasks.answer, await listed('tasks'));
  for (const task of tasks) v.parse(definitions.updateTask.body, { id: task.id, task });
  v.parse(definitions.orderTasks.body, { tasks });
  const { body: board } = await send('board', { query: { id: 'board-1' } });
  const { lists: columns, labels } = v.parse(definitions.board.answer, board);
  v.parse(definitions.updateBoardLists.body, { lists: columns });
  v.parse(definitions.orderBoardCards.body, { cards: columns.flatMap(({ cards }) => cards) });
  for (const label of labels) v.parse(definitions.updateBoardLabel.body, { id: label.id, label });
  for (let page = 1; page <= 5; page += 1) {
    const { body } = await send('mails', { query: { folder: 'inbox', page } });
    for (const { ccCount: _, bccCount: __, ...mail } of v.parse(definitions.mails.answer, body)
      .mails ?? [])
      v.parse(definitions.updateMail.body, { id: mail.id, mail });
  }
});
