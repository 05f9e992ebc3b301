import type { ReceivedBy } from '@touchline/contract/definitions';
import type { BoardCard, BoardLabel, BoardList } from '@touchline/contract/calls/samples/board';
import { answer } from '../../api.ts';
import {
  type StoredCard,
  boardCards,
  boardLabels,
  boardLists,
  boardMembers,
  boards,
} from '../../fixtures/areas/board.ts';
import { collection } from '../../store/collection.ts';
import { existing, removeLabel, requireExisting } from './references.ts';

const allBoards = collection('board', () => boards);
const lists = collection<BoardList>('board-list', () => boardLists);
const cards = collection<StoredCard>('board-card', () => boardCards);
const labels = collection<BoardLabel>('board-label', () => boardLabels);

const byPosition = (one: { position: number }, other: { position: number }) =>
  one.position - other.position;

/** The card of the wire has whole labels; the store keeps their ids. */
function withLabels(card: StoredCard): BoardCard {
  return { ...card, labels: labels.list().filter(({ id }) => card.labels.includes(id)) };
}

function labelsOf(boardId: string): BoardLabel[] {
  return labels.list().filter((each) => each.boardId === boardId);
}

function withCards(list: BoardList) {
  const inside = cards.list().filter(({ listId }) => listId === list.id);
  return { ...list, cards: inside.toSorted(byPosition).map(withLabels) };
}

type GivenLabels = ReceivedBy<'createBoardCard'>['body']['card']['labels'];

function idsOf(given: GivenLabels = []): string[] {
  return existing(
    given.map(({ id }) => id),
    labels,
  );
}

type CardChanges = ReceivedBy<'updateBoardCard'>['body']['card'];

/** @param field the name of the card in the request */
function requirePlace(field: string, { boardId, listId }: CardChanges): void {
  requireExisting(`${field}.boardId`, boardId, allBoards);
  requireExisting(`${field}.listId`, listId, lists);
}

function changeCard(id: string, card: CardChanges): BoardCard | undefined {
  const { labels: given, ...changes } = card;
  const changed = cards.merge(id, given ? { ...changes, labels: idsOf(given) } : changes);
  return changed && withLabels(changed);
}

type ListChanges = ReceivedBy<'updateBoardList'>['body']['list'];

function changeList(list: ListChanges): BoardList | undefined {
  const { cards: _, ...changes } = list;
  return lists.merge(changes.id, changes);
}

export const boardHandlers = [
  answer('boards', () =>
    allBoards.list().map((board) => ({
      ...board,
      members: boardMembers.filter(({ id }) => board.members.includes(id)),
    })),
  ),
  answer('board', ({ query }) => {
    const board = allBoards.find(query.id);
    if (!board) return null;
    const inside = lists.list().filter(({ boardId }) => boardId === board.id);
    return {
      ...board,
      lists: inside.toSorted(byPosition).map(withCards),
      labels: labelsOf(board.id),
    };
  }),

  answer('createBoardList', ({ body: { list } }) => {
    requireExisting('list.boardId', list.boardId, allBoards);
    return lists.append({ ...list, id: lists.newId() });
  }),
  answer('updateBoardList', ({ body: { list } }) => {
    requireExisting('list.boardId', list.boardId, allBoards);
    return changeList(list);
  }),
  answer('updateBoardLists', ({ body }) => {
    for (const [index, { boardId }] of body.lists.entries())
      requireExisting(`lists.${index}.boardId`, boardId, allBoards);
    return body.lists.flatMap((list) => changeList(list) ?? []);
  }),
  answer('deleteBoardList', ({ query }) => {
    const gone = lists.remove(query.id);
    if (gone) cards.replaceAll(cards.list().filter(({ listId }) => listId !== gone.id));
    return true;
  }),

  answer('createBoardCard', ({ body: { card } }) => {
    requirePlace('card', card);
    const { description = null, dueDate = null, labels: given } = card;
    const id = cards.newId();
    return withLabels(cards.append({ ...card, id, description, dueDate, labels: idsOf(given) }));
  }),
  answer('updateBoardCard', ({ body: { id, card } }) => {
    requirePlace('card', card);
    return changeCard(id, card);
  }),
  answer('updateBoardCards', ({ body }) => {
    for (const [index, card] of body.cards.entries()) requirePlace(`cards.${index}`, card);
    return body.cards.flatMap((card) => changeCard(card.id, card) ?? []);
  }),
  answer('orderBoardCards', ({ body }) => {
    const order = body.cards.map(({ id }) => id);
    cards.update((each) => ({ ...each, position: order.indexOf(each.id) }));
    return cards.list().map(withLabels);
  }),
  answer('deleteBoardCard', ({ query }) => {
    cards.remove(query.id);
    return true;
  }),

  answer('boardLabels', ({ query }) => labelsOf(query.boardId)),
  answer('createBoardLabel', ({ body: { label } }) => {
    requireExisting('label.boardId', label.boardId, allBoards);
    return labels.insertFirst({ ...label, id: labels.newId() });
  }),
  answer('updateBoardLabel', ({ body: { id, label } }) => {
    requireExisting('label.boardId', label.boardId, allBoards);
    return labels.merge(id, label);
  }),
  answer('deleteBoardLabel', ({ query }) => {
    removeLabel(query.id, labels, cards, 'labels');
    return true;
  }),
];
