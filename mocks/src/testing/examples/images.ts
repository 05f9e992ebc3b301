import type { ExamplesOf } from './example.ts';

/** One transparent pixel. */
export const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const imagesExamples: ExamplesOf<'images'> = {
  uploadImage: {
    request: { body: { image: `data:image/png;base64,${png}` } },
    required: ['image'],
    visitor: 'refused',
  },
};
