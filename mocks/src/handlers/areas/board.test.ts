import type { BoardCard, WholeBoard } from '@touchline/contract/calls/samples/board';
import { expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();
const base = 'api/apps/scrumboard';

async function board(): Promise<WholeBoard> {
  return (await call('GET', `${base}/board?id=board-1`)).body as WholeBoard;
}

async function allCards(): Promise<BoardCard[]> {
  return (await board()).lists.flatMap(({ cards }) => cards);
}

test('three boards with their members, four lists, twelve cards, five labels (BOARD-1)', async () => {
  const { body } = await call('GET', `${base}/boards`);
  expect(body).toMatchObject([
    { members: [{ name: expect.any(String) }, {}, {}, {}] },
    { members: { length: 3 } },
    { members: { length: 5 } },
  ]);
  const { lists, labels, members } = await board();
  expect([lists.length, labels.length, members.length]).toEqual([4, 5, 4]);
  expect(await allCards()).toHaveLength(12);
  const { body: other } = await call('GET', `${base}/board?id=board-2`);
  expect(other).toMatchObject({ lists: [], labels: [] });
});

test('lists and cards come by position, 65536 apart, labels as objects (BOARD-2)', async () => {
  const { lists } = await board();
  expect(lists.map(({ position }) => position)).toEqual(
    [1, 2, 3, 4].map((place) => place * 65_536),
  );
  for (const { cards } of lists) {
    expect(cards.map(({ position }) => position)).toEqual(
      cards.map((_, index) => (index + 1) * 65_536),
    );
  }
  expect((await allCards()).some(({ labels }) => labels.length)).toBe(true);
});

test('an unknown board is null (MOCK-19)', async () => {
  const answer = await call('GET', `${base}/board?id=unknown`);
  expect(answer).toMatchObject({ status: 200, body: null });
});

test('a deleted list takes its cards along (BOARD-3)', async () => {
  await call('DELETE', `${base}/board/list?id=board-list-1`);
  const { lists } = await board();
  expect(lists).toHaveLength(3);
  expect(await allCards()).toHaveLength(8);
  // The cards are gone, not only hidden with their list.
  const { body } = await call('PATCH', `${base}/board/card/positions`, { body: { cards: [] } });
  expect(body).toHaveLength(8);
});

test('a card is added, changed and deleted (BOARD-5)', async () => {
  const card = {
    boardId: 'board-1',
    listId: 'board-list-2',
    position: 1,
    title: 'Count the balls',
  };
  const { body } = await call('PUT', `${base}/board/card`, { body: { card } });
  const { id } = body as BoardCard;
  const label = (await board()).labels[0];
  const change = { id, card: { title: 'Count the cones', labels: [label] } };
  expect((await call('PATCH', `${base}/board/card`, { body: change })).body).toMatchObject({
    title: 'Count the cones',
    listId: 'board-list-2',
    labels: [label],
  });
  await call('DELETE', `${base}/board/card?id=${id}`);
  expect(await allCards()).toHaveLength(12);
});

test('positions are the places in the request, and -1 for the others (BOARD-8)', async () => {
  const cards = [{ id: 'board-card-3' }, { id: 'board-card-1' }];
  const { body } = await call('PATCH', `${base}/board/card/positions`, { body: { cards } });
  const positions = Object.fromEntries(
    (body as BoardCard[]).map(({ id, position }) => [id, position]),
  );
  expect(positions).toMatchObject({ 'board-card-3': 0, 'board-card-1': 1, 'board-card-2': -1 });
});

test('several cards and lists change at once (BOARD-5)', async () => {
  const cards = [{ id: 'board-card-1', listId: 'board-list-4' }, { id: 'unknown' }];
  expect((await call('PATCH', `${base}/board/cards`, { body: { cards } })).body).toHaveLength(1);
  const lists = [{ id: 'board-list-4', position: 1 }];
  await call('PATCH', `${base}/board/lists`, { body: { lists } });
  expect((await board()).lists[0]).toMatchObject({ id: 'board-list-4' });
});

test('a label in use can be deleted and leaves its cards (BOARD-4)', async () => {
  const used = (await allCards()).find(({ labels }) => labels.length)?.labels[0]?.id;
  expect((await call('DELETE', `${base}/board/label?id=${used}`)).body).toBe(true);
  for (const { labels } of await allCards()) expect(labels.map(({ id }) => id)).not.toContain(used);
});

test('a new label stands first', async () => {
  const label = { boardId: 'board-1', title: 'Music' };
  const { body } = await call('PUT', `${base}/board/label`, { body: { label } });
  expect((await board()).labels[0]).toEqual(body);
});

test('a list is added and changed, and is as it was left (BOARD-6)', async () => {
  const list = { boardId: 'board-1', position: 1, title: 'Later' };
  const { body: added } = await call('POST', `${base}/board/list`, { body: { list } });
  const { id } = added as { id: string };
  expect((await board()).lists[0]).toMatchObject({ ...list, id });
  const change = { list: { id, title: 'Soon' } };
  const { body: changed } = await call('PATCH', `${base}/board/list`, { body: change });
  expect(changed).toMatchObject({ ...list, ...change.list });
  expect((await board()).lists[0]).toMatchObject({ ...list, ...change.list });
});

test('labels belong to their board, and a renamed one stays renamed (BOARD-6)', async () => {
  const body = { label: { boardId: 'board-2', title: 'Music' } };
  const { id } = (await call('PUT', `${base}/board/label`, { body })).body as { id: string };
  const change = { id, label: { title: 'Brass' } };
  const { body: changed } = await call('PATCH', `${base}/board/label`, { body: change });
  expect(changed).toEqual({ id, boardId: 'board-2', title: 'Brass' });
  const labelsOf = async (boardId: string) =>
    (await call('GET', `${base}/board/labels?boardId=${boardId}`)).body;
  expect(await labelsOf('board-2')).toContainEqual(changed);
  expect(await labelsOf('board-1')).toEqual((await board()).labels);
  expect(await labelsOf('board-1')).not.toContainEqual(changed);
});

test('a deleted card is gone and no other', async () => {
  const before = await allCards();
  await call('DELETE', `${base}/board/card?id=board-card-1`);
  expect(await allCards()).toEqual(before.filter(({ id }) => id !== 'board-card-1'));
});

test.each([
  ['POST', 'list', { list: { title: 'Without a board' } }, ['list.boardId', 'list.position']],
  ['PUT', 'label', { label: { boardId: 'board-9', title: 'Lost' } }, ['label.boardId']],
  ['PATCH', 'card', { id: 'board-card-1', card: { labels: null } }, ['card.labels']],
  ['PATCH', 'card', { id: 'board-card-1', card: { position: 0.5 } }, ['card.position']],
  ['PATCH', 'card', { id: 'board-card-1', card: { listId: 'unknown' } }, ['card.listId']],
  ['PATCH', 'card', { id: 'board-card-1', card: { boardId: 'unknown' } }, ['card.boardId']],
  [
    'PATCH',
    'cards',
    {
      cards: [
        { id: 'board-card-2', title: 'Kept?' },
        { id: 'board-card-1', listId: 'unknown' },
      ],
    },
    ['cards.1.listId'],
  ],
  ['PATCH', 'lists', { lists: [{ id: 'board-list-1', boardId: 'x' }] }, ['lists.0.boardId']],
  ['PATCH', 'list', { list: { id: 'board-list-1', boardId: 'x' } }, ['list.boardId']],
  ['PATCH', 'label', { id: 'board-label-pitch', label: { boardId: 'x' } }, ['label.boardId']],
])('%s %s with %j is refused and changes nothing (BOARD-9)', async (method, name, body, fields) => {
  const before = await board();
  const { status, body: problem } = await call(method, `${base}/board/${name}`, { body });
  expect(status).toBe(400);
  expect(Object.keys((problem as { errors: object }).errors)).toEqual(fields);
  expect(await board()).toEqual(before);
});

test('a new card keeps all that was sent, and is empty otherwise (BOARD-7)', async () => {
  const { labels } = await board();
  const place = { boardId: 'board-1', listId: 'board-list-1', position: 7, title: 'New' };
  const put = async (card: object) =>
    (await call('PUT', `${base}/board/card`, { body: { card } })).body as BoardCard;
  const { id, ...plain } = await put(place);
  expect(plain).toEqual({ ...place, description: null, labels: [], dueDate: null });
  const whole = {
    ...place,
    description: 'Text',
    labels: labels.slice(0, 2),
    dueDate: '2026-05-01T08:00:00Z',
  };
  expect(await put({ ...whole, id })).toEqual({ ...whole, id: 'board-card-new-2' });
});

test('a card moves with one field and keeps the others', async () => {
  const before = (await allCards()).find(({ id }) => id === 'board-card-1');
  const body = { id: 'board-card-1', card: { listId: 'board-list-3' } };
  expect((await call('PATCH', `${base}/board/card`, { body })).body).toEqual({
    ...before,
    listId: 'board-list-3',
  });
});

test('an unknown list, card or label changes nothing (MOCK-7)', async () => {
  const before = await board();
  const calls: [method: string, path: string, body: object | undefined, answer: unknown][] = [
    ['PATCH', 'list', { list: { id: 'unknown', title: 'x' } }, null],
    ['PATCH', 'lists', { lists: [{ id: 'unknown', title: 'x' }] }, []],
    ['PATCH', 'card', { id: 'unknown', card: { title: 'x' } }, null],
    ['PATCH', 'label', { id: 'unknown', label: { title: 'x' } }, null],
    ['DELETE', 'list?id=unknown', undefined, true],
    ['DELETE', 'card?id=unknown', undefined, true],
    ['DELETE', 'label?id=unknown', undefined, true],
  ];
  for (const [method, path, body, answer] of calls) {
    expect((await call(method, `${base}/board/${path}`, { body })).body, path).toEqual(answer);
  }
  expect(await board()).toEqual(before);
});
