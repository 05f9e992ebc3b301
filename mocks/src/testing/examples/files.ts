import type { ExamplesOf } from './example.ts';

export const filesExamples: ExamplesOf<'files'> = {
  files: {
    request: { query: { folderId: 'file-pictures-home' } },
    required: [],
    visitor: 'served',
  },
};
