import type { ExamplesOf } from './example.ts';

export const navigationExamples: ExamplesOf<'navigation'> = {
  navigation: { request: {}, required: [], visitor: 'served' },
};
