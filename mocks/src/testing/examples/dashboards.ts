import type { ExamplesOf } from './example.ts';

export const dashboardsExamples: ExamplesOf<'dashboards'> = {
  analyticsDashboard: { request: {}, required: [], visitor: 'served' },
  cryptoDashboard: { request: {}, required: [], visitor: 'served' },
  financeDashboard: { request: {}, required: [], visitor: 'served' },
  projectDashboard: { request: {}, required: [], visitor: 'served' },
};
