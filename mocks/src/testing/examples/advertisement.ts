import type { ExamplesOf } from './example.ts';

export const advertisementExamples: ExamplesOf<'advertisement'> = {
  advertisement: { request: {}, required: [], visitor: 'served' },
};
