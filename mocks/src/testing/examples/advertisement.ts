import type { ExamplesOf } from './example.ts';

export const advertisementExamples: ExamplesOf<'advertisement'> = {
  advertisement: {
    request: { query: { shown: 'advertisement-kestrel' } },
    required: [],
    visitor: 'served',
  },
};
