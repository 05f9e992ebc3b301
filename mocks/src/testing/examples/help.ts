import type { ExamplesOf } from './example.ts';

export const helpExamples: ExamplesOf<'help'> = {
  faqs: { request: { query: { slug: 'payments' } }, required: [], visitor: 'served' },
  guides: { request: { query: { slug: 'payments', limit: 3 } }, required: [], visitor: 'served' },
  guide: {
    request: { query: { categorySlug: 'payments', guideSlug: 'refunds' } },
    required: ['categorySlug', 'guideSlug'],
    visitor: 'served',
  },
};
