import type { ExamplesOf } from './example.ts';

const path = { kind: 'team', id: 'team-tr-football-u16-gokcecinar' } as const;

export const favouritesExamples: ExamplesOf<'favourites'> = {
  favourites: { request: {}, required: [], visitor: 'refused' },
  addFavourite: { request: { path, body: {} }, required: [], visitor: 'refused' },
  removeFavourite: { request: { path }, required: [], visitor: 'refused' },
  mergeFavourites: {
    request: { body: { items: [{ ...path, addedAt: '2026-04-01T10:00:00Z' }] } },
    required: ['items', 'items.0.kind', 'items.0.id'],
    visitor: 'refused',
  },
};
