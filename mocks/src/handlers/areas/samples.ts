import { answer, answerAt, refuse } from '../../api.ts';
import { academyCategories, courses, steps } from '../../fixtures/areas/academy.ts';
import { activities } from '../../fixtures/areas/activities.ts';
import { analytics, crypto, finance, project } from '../../fixtures/areas/dashboards.ts';
import { iconSets } from '../../fixtures/areas/icons.ts';

/** Read-only sample data: dashboards, activities, icon sets and the academy. */
export const samplesHandlers = [
  answerAt('GET', 'api/dashboards/project', project),
  answerAt('GET', 'api/dashboards/analytics', analytics),
  answerAt('GET', 'api/dashboards/finance', finance),
  answerAt('GET', 'api/dashboards/crypto', crypto),
  answerAt('GET', 'api/pages/activities', activities),
  answerAt(
    'GET',
    'api/ui/icons/:set',
    ({ param }) => iconSets[param('set')] ?? refuse(404, 'NOT FOUND'),
  ),
  answer('academyCategories', () => academyCategories),
  answerAt('GET', 'api/apps/academy/courses', courses),
  answerAt('GET', 'api/apps/academy/courses/course', ({ query }) => {
    const course = courses().find(({ id }) => id === query.get('id'));
    return course && { ...course, steps };
  }),
];
