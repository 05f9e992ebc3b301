import type { ExamplesOf } from './example.ts';

export const searchExamples: ExamplesOf<'search'> = {
  globalSearch: { request: { body: { query: 'a' } }, required: ['query'], visitor: 'served' },
};
