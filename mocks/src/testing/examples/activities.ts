import type { ExamplesOf } from './example.ts';

export const activitiesExamples: ExamplesOf<'activities'> = {
  activities: { request: {}, required: [], visitor: 'served' },
};
