import { answer, refuse } from '../../api.ts';
import { academyCategories, courses, stepsOf } from '../../fixtures/areas/academy.ts';
import { activities } from '../../fixtures/areas/activities.ts';
import { analytics } from '../../fixtures/areas/dashboards/analytics.ts';
import { crypto } from '../../fixtures/areas/dashboards/crypto.ts';
import { finance } from '../../fixtures/areas/dashboards/finance.ts';
import { project } from '../../fixtures/areas/dashboards/project.ts';
import { iconSet } from '../../fixtures/areas/icons.ts';

/** Read-only sample data: dashboards, activities, icon sets and the academy. */
export const samplesHandlers = [
  answer('projectDashboard', project),
  answer('analyticsDashboard', analytics),
  answer('financeDashboard', finance),
  answer('cryptoDashboard', crypto),
  answer('activities', activities),
  answer('iconSet', async ({ path }) => (await iconSet(path.set)) ?? refuse(404, 'NOT FOUND')),
  answer('academyCategories', () => [...academyCategories]),
  answer('academyCourses', courses),
  answer('academyCourse', ({ query }) => {
    const course = courses().find(({ id }) => id === query.id);
    return course && { ...course, steps: stepsOf(course) };
  }),
];
