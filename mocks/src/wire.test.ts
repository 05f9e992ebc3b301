import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { definitions } from '@touchline/contract/definitions';
import { type Limit, retryAfter } from '@touchline/contract/limit';
import * as v from 'valibot';
import { afterAll, assert, beforeEach, describe, expect, test } from 'vitest';
import { type AccountName, accounts } from './fixtures/accounts.ts';
import { openBackEnd } from './testing/backEnd.ts';
import { expectExactly } from './testing/call.ts';
import {
  expectProblem,
  expectStatus,
  expectSuccess,
  expectUnchanged,
} from './testing/expectations.ts';
import {
  type RequestParts,
  invalidRequests,
  requestsWithoutField,
} from './testing/invalidRequests.ts';
import { sendByName } from './testing/sendByName.ts';

/**
 * The rules of the contract. `pnpm test` holds the mock back end against them, and
 * `pnpm contract-test` any server, with these names as its report.
 */
const backEnd = await openBackEnd();
const { url, tokens, examples } = backEnd;
const names = Object.keys(examples) as AnyEndpoint[];
const isWanted = (name: AnyEndpoint) => backEnd.only.length === 0 || backEnd.only.includes(name);
const needsReset = 'It changes what is stored: give --reset URL';

afterAll(backEnd.close);

function send(name: AnyEndpoint, request: RequestParts, as = tokens[accountOf(name)]) {
  return sendByName(url, name, request, as);
}

function accountOf(name: AnyEndpoint): AccountName {
  return examples[name].as ?? 'user';
}

/** Everything as on the first day, and after that what the example needs to have happened. */
async function resetFor(name: AnyEndpoint): Promise<void> {
  if (!backEnd.reset) return;
  await backEnd.reset();
  for (const { name: earlier, request } of examples[name].before ?? [])
    expectSuccess(await send(earlier, request, tokens[accountOf(name)]), earlier);
}

describe.each(names.filter(isWanted))('%s', (name) => {
  const request: RequestParts = examples[name].request;
  const surprising = { ...request, query: { ...request.query, surprise: 1 } };
  const { required, visitor, checkedByServer } = examples[name];
  const isKept = allEndpoints[name].effect === 'changes' && !backEnd.reset;
  beforeEach(() => resetFor(name));

  test('answers a request that fits as the contract says', async ({ skip }) => {
    skip(isKept, needsReset);
    const answer = await send(name, request);
    const { status = 200 } = definitions[name] as { status?: number };
    expectStatus(answer, status);
    if (status !== 204)
      assert(answer.body !== null, 'The answer is null, for a record that exists');
    expect(answer.requestViolations).toEqual([]);
    expectExactly(definitions[name].answer, answer.body);
  });

  test('needs these fields and no other', async ({ skip }) => {
    skip(isKept, needsReset);
    const missed: string[] = [];
    for (const { field, request: less } of requestsWithoutField(request)) {
      await resetFor(name);
      const answer = await send(name, less);
      if (answer.status === 400) {
        expectProblem(answer, 400, `A request without ${field}`, field);
        missed.push(field);
      } else expectSuccess(answer, `A request without ${field}`);
    }
    const [needed, given] = [required, missed].map((fields) => fields.toSorted().join(', '));
    assert(given === needed, `The fields '${given}' are required, and not '${needed}'`);
  });

  test('refuses what does not fit, by the name of the field, and keeps nothing of it', async () => {
    const before = await backEnd.stored(name);
    for (const { how, field, request: wrong } of invalidRequests(request)) {
      const what = `A request with ${field} ${how}`;
      const answer = await send(name, wrong);
      expectProblem(answer, 400, what, field);
      const isDescribed = !checkedByServer || !field.startsWith(`${checkedByServer}.`);
      if (isDescribed) expect(answer.requestViolations, what).not.toEqual([]);
    }
    expectUnchanged(before, await backEnd.stored(name));
  });

  if (request.path && 'id' in request.path) {
    test('answers to an id that nothing has as the contract says', async ({ skip }) => {
      skip(isKept, needsReset);
      const unknown = { ...request, path: { ...request.path, id: 'nothing-has-this-id' } };
      const answer = await send(name, unknown);
      const { errors = {} } = definitions[name] as { errors?: object };
      if ('404' in errors) expectProblem(answer, 404, 'An unknown id');
      else expectSuccess(answer, 'An unknown id');
    });
  }

  const { limit } = definitions[name] as { limit?: Limit };
  if (limit) {
    test('is answered as often as its limit says, and then says how long to wait (ERROR-17)', async ({
      skip,
    }) => {
      skip(!backEnd.reset, needsReset);
      for (let made = 0; made < limit.calls; made += 1) {
        const { status } = await send(name, request);
        assert(status !== 429, `Call ${made + 1} of ${limit.calls} answers 429`);
      }
      const refused = await send(name, request);
      expectProblem(refused, 429, 'One call more');
      const wait = v.parse(retryAfter, refused.headers.get('Retry-After'));
      assert(wait <= limit.seconds, `It asks for a wait of ${wait} s, not ${limit.seconds}`);
    });
  }

  test(`is ${visitor} to a visitor, before the request is looked at`, async ({ skip }) => {
    skip(isKept && visitor !== 'refused', needsReset);
    const asVisitor = await send(name, request, '');
    if (examples[name].isOnce) await resetFor(name);
    const asForged = await send(name, request, 'forged');
    const asked = await send(name, surprising, '');
    if (visitor === 'refused') {
      expectProblem(asVisitor, 401, 'A visitor');
      expectProblem(asked, 401, 'A visitor with a request that does not fit');
    } else {
      expectSuccess(asVisitor, 'A visitor');
      expectProblem(asked, 400, 'A visitor with a request that does not fit', 'surprise');
    }
    if (visitor === 'served') expectStatus(asForged, asVisitor.status, 'A forged token');
    else expectProblem(asForged, 401, 'A forged token');
    if (visitor === 'nothing')
      expect(asVisitor.body).toEqual(name === 'unreadCount' ? { count: 0 } : []);
  });

  const { access } = allEndpoints[name];
  const others = Object.entries(accounts).filter(
    ([, { user }]) =>
      typeof access !== 'string' && !access.some((role) => user.roles.includes(role)),
  );
  test.each(others)('is refused to %s, before the request is looked at (ADMIN-1)', async (as) => {
    expectProblem(await send(name, surprising, tokens[as as AccountName]), 403, as);
  });
});

describe.each((['signIn', 'unlockSession'] as const).filter(isWanted))('%s', (name) => {
  test('answers false to wrong credentials', async () => {
    const wrong = { ...examples[name].request, body: { email: 'a@b', password: 'wrong' } };
    const answer = await send(name, wrong);
    expectStatus(answer, 404, 'A wrong password');
    expectExactly(definitions[name].errors[404], answer.body);
  });
});

describe.runIf(isWanted('signInWithToken'))('signInWithToken', () => {
  test('refuses to sign in with an invalid token', async () => {
    const answer = await send('signInWithToken', { body: { accessToken: 'x' } });
    expectStatus(answer, 401, 'A token that does not hold');
    const { detail } = expectExactly(definitions.signInWithToken.errors[401], answer.body);
    expect(detail).toBe('Invalid token');
  });
});

describe.runIf(isWanted('updateUser'))('updateUser', () => {
  test('refuses what is no JSON', async () => {
    const response = await fetch(`${url}/${allEndpoints.updateUser.path}`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${tokens.user}`, 'Content-Type': 'application/json' },
      body: '{ "user": ',
    });
    const answer = { status: response.status, body: await response.json() };
    expectProblem(answer, 400, 'A body that is no JSON', 'body');
  });
});

describe.runIf(isWanted('updateChat') && isWanted('chat'))('updateChat', () => {
  beforeEach(() => resetFor('updateChat'));

  test('takes the lines of a chat back as it answers them, and one more (CHAT-13)', async ({
    skip,
  }) => {
    skip(!backEnd.reset, needsReset);
    const { body: answered } = await send('chat', examples.chat.request);
    const { messages: before } = answered as { messages: unknown[] };
    assert(before.length > 0, 'The chat has no lines');
    const { id, chat } = examples.updateChat.request.body;
    const messages = [...before, ...chat.messages];
    const changed = await send('updateChat', { body: { id, chat: { messages } } });
    expectSuccess(changed, 'A chat with one more line');
    expect((changed.body as { messages: unknown[] }).messages).toEqual(messages);
  });
});

describe.runIf(isWanted('deleteShortcut'))('deleteShortcut', () => {
  test('refuses a body where none is wanted', async () => {
    const answer = await send('deleteShortcut', { ...examples.deleteShortcut.request, body: {} });
    expectProblem(answer, 400, 'A body where none is wanted', 'body');
  });
});

describe.runIf(backEnd.only.length === 0)('the API as a whole', () => {
  test('answers 404 to a path that nobody knows, whoever asks', async () => {
    const { status } = await fetch(`${url}/api/common/nothing`);
    expectStatus({ status, body: null }, 404, 'An unknown path');
  });

  test('takes back whatever it lists', async () => {
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
    const { body: board } = await send('board', examples.board.request);
    const wholeBoard = v.parse(definitions.board.answer, board);
    if (!wholeBoard) throw new Error('There is no board');
    const { lists: columns, labels } = wholeBoard;
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
});
