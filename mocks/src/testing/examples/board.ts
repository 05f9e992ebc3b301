import type { ExamplesOf } from './example.ts';

const label = { id: 'board-label-pitch', boardId: 'board-1', title: 'Pitch' };

const card = {
  id: 'board-card-2',
  boardId: 'board-1',
  listId: 'board-list-2',
  position: 98_304,
  title: 'Count the balls',
  description: 'The box under the stairs too.',
  labels: [label],
  dueDate: '2026-04-18T07:30:00Z',
} as const;

const list = { id: 'board-list-2', boardId: 'board-1', position: 32_768, title: 'Later' };

const label0 = (name: string) => Object.keys(label).map((field) => `${name}.labels.0.${field}`);

const ofList = (name: string) => [`${name}.id`, `${name}.cards.0.id`, ...label0(`${name}.cards.0`)];

const ofCards = ['cards', 'cards.0.id', ...label0('cards.0')];

export const boardExamples: ExamplesOf<'board'> = {
  boards: { request: {}, required: [], visitor: 'served' },
  board: { request: { query: { id: 'board-1' } }, required: ['id'], visitor: 'served' },
  createBoardList: {
    request: { body: { list } },
    required: ['list', 'list.boardId', 'list.position', 'list.title'],
    visitor: 'served',
  },
  updateBoardList: {
    request: { body: { list: { ...list, cards: [card] } } },
    required: ['list', ...ofList('list')],
    visitor: 'served',
  },
  updateBoardLists: {
    request: { body: { lists: [{ ...list, cards: [card] }] } },
    required: ['lists', ...ofList('lists.0')],
    visitor: 'served',
  },
  deleteBoardList: {
    request: { query: { id: 'board-list-2' } },
    required: ['id'],
    visitor: 'served',
  },
  createBoardCard: {
    request: { body: { card } },
    required: [
      'card',
      ...['boardId', 'listId', 'position', 'title'].map((name) => `card.${name}`),
      ...label0('card'),
    ],
    visitor: 'served',
  },
  updateBoardCard: {
    request: { body: { id: 'board-card-2', card } },
    required: ['id', 'card', ...label0('card')],
    visitor: 'served',
  },
  updateBoardCards: {
    request: { body: { cards: [card] } },
    required: ofCards,
    visitor: 'served',
  },
  orderBoardCards: {
    request: { body: { cards: [card] } },
    required: ofCards,
    visitor: 'served',
  },
  deleteBoardCard: {
    request: { query: { id: 'board-card-2' } },
    required: ['id'],
    visitor: 'served',
  },
  boardLabels: {
    request: { query: { boardId: 'board-1' } },
    required: ['boardId'],
    visitor: 'served',
  },
  createBoardLabel: {
    request: { body: { label } },
    required: ['label', 'label.boardId', 'label.title'],
    visitor: 'served',
  },
  updateBoardLabel: {
    request: { body: { id: 'board-label-pitch', label: { ...label, title: 'Grass' } } },
    required: ['id', 'label'],
    visitor: 'served',
  },
  deleteBoardLabel: {
    request: { query: { id: 'board-label-pitch' } },
    required: ['id'],
    visitor: 'served',
  },
};
