import type { ExamplesOf } from './example.ts';

export const iconsExamples: ExamplesOf<'icons'> = {
  iconSet: { request: { path: { set: 'heroicons-mini' } }, required: [], visitor: 'served' },
};
