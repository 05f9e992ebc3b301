import type { ExamplesOf } from './example.ts';

export const academyExamples: ExamplesOf<'academy'> = {
  academyCategories: { request: {}, required: [], visitor: 'served' },
  academyCourses: { request: {}, required: [], visitor: 'served' },
  academyCourse: { request: { query: { id: 'course-4' } }, required: ['id'], visitor: 'served' },
};
