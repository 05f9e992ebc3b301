import type { ExamplesOf } from './example.ts';

/** One transparent pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const png = new File([Buffer.from(pixel, 'base64')], 'pixel.png', { type: 'image/png' });

export const imagesExamples: ExamplesOf<'images'> = {
  uploadImage: {
    request: { body: { image: png } },
    required: ['image'],
    visitor: 'refused',
  },
};
