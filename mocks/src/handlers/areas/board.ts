import * as v from 'valibot';
import { answerAt, refuse } from '../../api.ts';
import {
  type BoardCard,
  type BoardLabel,
  type BoardList,
  boardCards,
  boardLabels,
  boardLists,
  boardMembers,
  boards,
} from '../../fixtures/areas/board.ts';
import { collection } from '../../store/collection.ts';

const base = 'api/apps/scrumboard';
const lists = collection<BoardList>('board-list', () => boardLists);
const cards = collection<BoardCard>('board-card', () => boardCards);
const labels = collection<BoardLabel>('board-label', () => boardLabels);

/** Clients send labels as objects; the store keeps their ids. */
const labelIds = v.array(
  v.union([
    v.string(),
    v.pipe(
      v.looseObject({ id: v.string() }),
      v.transform(({ id }) => id),
    ),
  ]),
);
const list = v.object({ boardId: v.string(), position: v.number(), title: v.string() });
const card = v.object({
  boardId: v.string(),
  listId: v.string(),
  position: v.number(),
  title: v.string(),
  description: v.optional(v.nullable(v.string()), null),
  labels: v.optional(labelIds, []),
  dueDate: v.optional(v.nullable(v.string()), null),
});
const label = v.object({ boardId: v.string(), title: v.string() });
const withId = { id: v.string() };
const changedList = v.object({ ...v.partial(list).entries, ...withId });
const changedCard = v.object({
  ...v.partial(v.omit(card, ['labels', 'description', 'dueDate'])).entries,
  description: v.exactOptional(v.nullable(v.string())),
  dueDate: v.exactOptional(v.nullable(v.string())),
  labels: v.exactOptional(labelIds),
  ...withId,
});

const byPosition = (one: { position: number }, other: { position: number }) =>
  one.position - other.position;

function withLabels(each: BoardCard) {
  return { ...each, labels: labels.list().filter(({ id }) => each.labels.includes(id)) };
}

function labelsOf(boardId: string | null): BoardLabel[] {
  return labels.list().filter((each) => each.boardId === boardId);
}

function withCards(each: BoardList) {
  const inside = cards.list().filter(({ listId }) => listId === each.id);
  return { ...each, cards: inside.toSorted(byPosition).map(withLabels) };
}

const withMembers = (board: (typeof boards)[number]) => ({
  ...board,
  members: boardMembers.filter(({ id }) => board.members.includes(id)),
});

function changed(change: v.InferOutput<typeof changedCard>) {
  const merged = cards.merge(change.id, change as Partial<BoardCard>);
  return merged && withLabels(merged);
}

const present = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

export const boardHandlers = [
  answerAt('GET', `${base}/boards`, () => boards.map(withMembers)),
  answerAt('GET', `${base}/board`, ({ query }) => {
    const board = boards.find(({ id }) => id === query.get('id')) ?? refuse(404, 'NOT FOUND');
    const inside = lists.list().filter(({ boardId }) => boardId === board.id);
    return {
      ...board,
      lists: inside.toSorted(byPosition).map(withCards),
      labels: labelsOf(board.id),
    };
  }),
  answerAt('POST', `${base}/board/list`, async ({ body }) => {
    const given = await body(v.object({ list }));
    return lists.append({ ...given.list, id: lists.newId() });
  }),
  answerAt('PATCH', `${base}/board/list`, async ({ body }) => {
    const given = await body(v.object({ list: changedList }));
    return lists.merge(given.list.id, given.list as Partial<BoardList>);
  }),
  answerAt('PATCH', `${base}/board/lists`, async ({ body }) => {
    const given = await body(v.object({ lists: v.array(changedList) }));
    return given.lists.flatMap((each) => present(lists.merge(each.id, each as Partial<BoardList>)));
  }),
  answerAt('DELETE', `${base}/board/list`, ({ query }) => {
    const gone = lists.remove(query.get('id'));
    if (gone) cards.replaceAll(cards.list().filter(({ listId }) => listId !== gone.id));
    return true;
  }),
  answerAt('PUT', `${base}/board/card`, async ({ body }) => {
    const given = await body(v.object({ card }));
    return withLabels(cards.append({ ...given.card, id: cards.newId() }));
  }),
  answerAt('PATCH', `${base}/board/card`, async ({ body }) => {
    const given = await body(v.object({ id: v.string(), card: v.partial(changedCard, ['id']) }));
    return changed({ ...given.card, id: given.id });
  }),
  answerAt('PATCH', `${base}/board/cards`, async ({ body }) => {
    const given = await body(v.object({ cards: v.array(changedCard) }));
    return given.cards.flatMap((each) => present(changed(each)));
  }),
  answerAt('PATCH', `${base}/board/card/positions`, async ({ body }) => {
    const given = await body(v.object({ cards: v.array(v.looseObject(withId)) }));
    const order = given.cards.map(({ id }) => id);
    cards.update((each) => ({ ...each, position: order.indexOf(each.id) }));
    return cards.list().map(withLabels);
  }),
  answerAt('DELETE', `${base}/board/card`, ({ query }) => {
    cards.remove(query.get('id'));
    return true;
  }),
  answerAt('GET', `${base}/board/labels`, ({ query }) => labelsOf(query.get('boardId'))),
  answerAt('PUT', `${base}/board/label`, async ({ body }) => {
    const given = await body(v.object({ label }));
    return labels.insertFirst({ ...given.label, id: labels.newId() });
  }),
  answerAt('PATCH', `${base}/board/label`, async ({ body }) => {
    const given = await body(v.object({ id: v.string(), label: v.partial(label) }));
    return labels.merge(given.id, given.label as Partial<BoardLabel>);
  }),
  answerAt('DELETE', `${base}/board/label`, ({ query }) => {
    const gone = labels.remove(query.get('id'));
    if (gone)
      cards.update((each) => ({ ...each, labels: each.labels.filter((id) => id !== gone.id) }));
    return true;
  }),
];
