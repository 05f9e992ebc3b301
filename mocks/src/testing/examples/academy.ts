import type { ExamplesOf } from './example.ts';

export const academyExamples: ExamplesOf<'academy'> = {
  academyCategories: { request: {}, required: [], visitor: 'served' },
};
