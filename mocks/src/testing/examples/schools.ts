import type { ExamplesOf } from './example.ts';

export const listExample = {
  search: 'lise',
  order: 'desc',
  pageNumber: 1,
  language: 'tr',
  pageSize: 20,
  country: 'TR',
} as const;

export const schoolsExamples: ExamplesOf<'schools'> = {
  schools: {
    request: { query: { ...listExample, sort: 'name', ids: ['school-gokcecinar'] } },
    required: [],
    visitor: 'served',
  },
  school: {
    request: { path: { id: 'school-gokcecinar' } },
    required: [],
    visitor: 'served',
  },
};
