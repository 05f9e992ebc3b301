import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import { filled, strictId, strictInstant, text } from '../../internal/strict.ts';
import { id, instant, listOf, optional } from '../../tolerant.ts';

const member = v.object({ id, name: v.string(), avatar: optional(v.string()) });

const boardFields = {
  id,
  title: v.string(),
  description: optional(v.string()),
  icon: optional(v.string()),
  lastActivity: optional(instant),
};

const label = v.object({ id, boardId: id, title: v.string() });

/** A card with whole labels (BOARD-7). */
const card = v.object({
  id,
  boardId: id,
  listId: id,
  position: v.number(),
  title: v.string(),
  description: optional(v.string()),
  labels: v.fallback(listOf(label), []),
  dueDate: optional(instant),
});

const list = v.object({
  id,
  boardId: id,
  position: v.number(),
  title: v.string(),
});

/** `members` are whole in the list of boards. */
const board = v.object({ ...boardFields, members: listOf(member) });

/** `members` are ids in a single board; lists and cards are sorted by position. */
const wholeBoard = v.object({
  ...boardFields,
  members: listOf(id),
  lists: listOf(v.object({ ...list.entries, cards: listOf(card) })),
  labels: listOf(label),
});

/** -1 is the position of a card that an order left out (BOARD-8). */
const position = v.pipe(v.number(), v.safeInteger(), v.minValue(-1));
const title = filled(200);
const labelTitle = filled(60);
const many = 1000;

/** Labels are sent whole; of each only the id is read. */
const cardLabels = v.pipe(
  v.array(v.strictObject({ id: strictId, boardId: strictId, title: labelTitle })),
  v.maxLength(100),
);

const newCard = v.strictObject({
  id: v.optional(strictId),
  boardId: strictId,
  listId: strictId,
  position,
  title,
  description: v.optional(v.nullable(text(4000))),
  labels: v.optional(cardLabels),
  dueDate: v.optional(v.nullable(strictInstant)),
});

const cardChanges = v.partial(newCard).entries;
const changedCard = v.strictObject({ ...cardChanges, id: strictId });
const changedCards = v.strictObject({ cards: v.pipe(v.array(changedCard), v.maxLength(many)) });

const newList = v.strictObject({ id: v.optional(strictId), boardId: strictId, position, title });

/** A list may be sent back as it came; its cards are ignored, because they have calls of their own. */
const changedList = v.strictObject({
  ...v.partial(newList).entries,
  id: strictId,
  cards: v.optional(v.pipe(v.array(changedCard), v.maxLength(many))),
});

const newLabel = v.strictObject({ id: v.optional(strictId), boardId: strictId, title: labelTitle });

export const calls = {
  boards: { answer: listOf(board) },
  /** Null for an unknown id. */
  board: { query: v.strictObject({ id: strictId }), answer: v.nullable(wholeBoard) },
  /** 400 for an unknown board. */
  createBoardList: { body: v.strictObject({ list: newList }), answer: list },
  /** Merges the given fields. Null for an unknown id. */
  updateBoardList: { body: v.strictObject({ list: changedList }), answer: v.nullable(list) },
  /** Answers the changed lists, without the unknown ones. */
  updateBoardLists: {
    body: v.strictObject({ lists: v.pipe(v.array(changedList), v.maxLength(many)) }),
    answer: listOf(list),
  },
  /** Its cards are deleted too. */
  deleteBoardList: { query: v.strictObject({ id: strictId }), answer: v.literal(true) },
  /** 400 for an unknown board or list. */
  createBoardCard: { body: v.strictObject({ card: newCard }), answer: card },
  /** Merges the given fields. Null for an unknown id. */
  updateBoardCard: {
    body: v.strictObject({ id: strictId, card: v.strictObject(cardChanges) }),
    answer: v.nullable(card),
  },
  /** Answers the changed cards, without the unknown ones. */
  updateBoardCards: { body: changedCards, answer: listOf(card) },
  /** Sets positions to the places in the list, and answers all cards (BOARD-8). */
  orderBoardCards: { body: changedCards, answer: listOf(card) },
  deleteBoardCard: { query: v.strictObject({ id: strictId }), answer: v.literal(true) },
  boardLabels: { query: v.strictObject({ boardId: strictId }), answer: listOf(label) },
  /** 400 for an unknown board. */
  createBoardLabel: { body: v.strictObject({ label: newLabel }), answer: label },
  /** Merges the given fields. Null for an unknown id. */
  updateBoardLabel: {
    body: v.strictObject({ id: strictId, label: v.partial(newLabel) }),
    answer: v.nullable(label),
  },
  /** It is removed from all cards. */
  deleteBoardLabel: { query: v.strictObject({ id: strictId }), answer: v.literal(true) },
} satisfies CallsOf<'board'>;

export type Board = v.InferOutput<typeof board>;
export type WholeBoard = v.InferOutput<typeof wholeBoard>;
export type BoardList = v.InferOutput<typeof list>;
export type BoardCard = v.InferOutput<typeof card>;
export type BoardLabel = v.InferOutput<typeof label>;
export type BoardMember = v.InferOutput<typeof member>;
