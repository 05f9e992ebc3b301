import type { Activity } from '@touchline/contract/calls/samples/activities';
import type { Course, CourseStep } from '@touchline/contract/calls/samples/academy';
import type {
  AnalyticsDashboard,
  CryptoDashboard,
  FinanceDashboard,
  ProjectDashboard,
} from '@touchline/contract/calls/samples/dashboards';
import type { IconSet } from '@touchline/contract/calls/samples/icons';
import { expect, test } from 'vitest';
import { call, urlOf } from '../../testing/call.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();

async function get<Body>(path: string): Promise<Body> {
  const { status, body } = await call('GET', `api/${path}`);
  expect(status).toBe(200);
  return body as Body;
}

test.each(['project', 'analytics', 'finance', 'crypto'])(
  'the %s dashboard has data, the same each time',
  async (name) => {
    const first = await get(`dashboards/${name}`);
    expect(Object.keys(first as object).length).toBeGreaterThan(3);
    expect(await get(`dashboards/${name}`)).toEqual(first);
  },
);

test('ten activities, newest first', async () => {
  const dates = (await get<Activity[]>('pages/activities')).map(({ date }) => date);
  expect(dates).toHaveLength(10);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('an activity has an icon or an image, and a link that may stay in the app (MOCK-14)', async () => {
  const all = await get<Activity[]>('pages/activities');
  for (const { icon, image, link, linkedContent, useRouter } of all) {
    expect([icon, image].filter(Boolean)).toHaveLength(1);
    expect(link === null).toBe(linkedContent === null);
    expect(useRouter).toBe(link?.startsWith('/') ?? false);
  }
  const images = all.flatMap(({ image }) => image ?? []);
  expect(images.length).toBeGreaterThan(1);
  for (const path of images) expect((await fetch(urlOf(path.slice(1)))).status).toBe(200);
});

test.each([
  ['feather', 'feather', 6, 282, 'activity'],
  ['heroicons-outline', 'heroicons_outline', 6, 292, 'academic-cap'],
  ['heroicons-solid', 'heroicons_solid', 6, 292, 'academic-cap'],
  ['heroicons-mini', 'heroicons_mini', 5, 292, 'academic-cap'],
  ['material-solid', 'mat_solid', 6, 1792, 'sports_soccer'],
  ['material-outline', 'mat_outline', 6, 1792, 'sports_soccer'],
  ['material-twotone', '', 6, 1792, 'sports_soccer'],
])(
  'the icon set %s has namespace "%s", size %i and %i icons (MOCK-13)',
  async (set, namespace, size, count, icon) => {
    const icons = await get<IconSet>(`ui/icons/${set}`);
    expect(icons).toMatchObject({ namespace, grid: `icon-size-${size}` });
    expect(icons.list).toHaveLength(count);
    expect(new Set(icons.list).size).toBe(count);
    expect(icons.list).toContain(icon);
  },
);

test.each(['unknown', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'an icon set %s is not found',
  async (set) => {
    const { status, body } = await call('GET', `api/ui/icons/${set}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ detail: 'NOT FOUND' });
  },
);

test.each(['__proto__', 'constructor', 'unknown.svg'])(
  'a picture %s is not found',
  async (name) => {
    expect((await call('GET', `api/assets/${name}`)).status).toBe(404);
  },
);

test('eighteen courses in four categories, each with eleven steps (MOCK-16)', async () => {
  const titles = (await get<{ title: string }[]>('apps/academy/categories')).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['Android', 'Cloud', 'Firebase', 'Web']);
  expect(await get('apps/academy/courses')).toHaveLength(18);
  const course = await get<{ steps: unknown[] }>('apps/academy/courses/course?id=course-4');
  expect(course.steps).toHaveLength(11);
  expect(await get('apps/academy/courses/course?id=unknown')).toBeNull();
});

test('the courses are of the categories, and are found by id', async () => {
  const courses = await get<Course[]>('apps/academy/courses');
  const of = (wanted: string) => courses.filter(({ category }) => category === wanted).length;
  expect(['web', 'firebase', 'cloud', 'android'].map(of)).toEqual([7, 4, 4, 3]);
  for (const course of courses) {
    const { steps, ...found } = await get<Course & { steps: CourseStep[] }>(
      `apps/academy/courses/course?id=${course.id}`,
    );
    expect(found).toEqual(course);
    expect(steps.map(({ order }) => order)).toEqual([...steps.keys()]);
    expect(course.totalSteps).toBe(steps.length);
    expect(course.progress.currentStep).toBeLessThan(course.totalSteps);
  }
});

/** Every list of numbers in an answer, and every list of points as their values. */
function seriesIn(value: unknown): number[][] {
  if (typeof value !== 'object' || value === null) return [];
  const children: unknown[] = Object.values(value);
  if (!Array.isArray(value)) return children.flatMap(seriesIn);
  const numbers = children.map((item) =>
    typeof item === 'object' && item !== null && 'y' in item ? item.y : item,
  );
  const isSeries = numbers.length > 0 && numbers.every((each) => typeof each === 'number');
  return isSeries ? [numbers] : children.flatMap(seriesIn);
}

const dashboards = ['project', 'analytics', 'finance', 'crypto'];

test.each(dashboards)(
  'no series of the %s dashboard is repeated or a straight line',
  async (name) => {
    const all = seriesIn(await get(`dashboards/${name}`));
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all.map(String)).size).toBe(all.length);
    for (const values of all.filter(({ length }) => length > 2)) {
      const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
      expect(new Set(steps).size, String(values)).toBeGreaterThan(steps.length / 2);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    }
  },
);

test('totals are the sums of their parts, and shares are a hundred per cent', async () => {
  const project = await get<ProjectDashboard>('dashboards/project');
  const analytics = await get<AnalyticsDashboard>('dashboards/analytics');
  const sumOf = (values: number[] = []) => values.reduce((sum, value) => sum + value, 0);
  const totals = [
    project.weeklyExpenses,
    project.monthlyExpenses,
    project.yearlyExpenses,
    analytics.conversions,
    analytics.impressions,
    analytics.visits,
  ];
  for (const { amount, labels, series } of totals) {
    expect(sumOf(series[0]?.data)).toBeCloseTo(amount, 6);
    expect(series[0]?.data).toHaveLength(labels.length);
  }
  const { newVsReturning, gender, age, language } = analytics;
  for (const { series, labels } of [newVsReturning, gender, age, language]) {
    expect(sumOf(series)).toBe(100);
    expect(series).toHaveLength(labels.length);
  }
  const { taskDistribution, budgetDistribution } = project;
  expect(sumOf(taskDistribution.series['this-week'])).toBe(100);
  expect(sumOf(taskDistribution.series['last-week'])).toBe(100);
  expect(sumOf(budgetDistribution.series[0]?.data)).toBe(100);
  for (const row of project.budgetDetails.rows) {
    expect(row.expensesAmount + row.remainingAmount).toBeCloseTo(row.total, 6);
    expect(row.expensesPercentage + row.remainingPercentage).toBeCloseTo(100, 6);
  }
});

test('the numbers of entries of the dashboards (MOCK-15)', async () => {
  const { githubIssues, schedule, budgetDetails, teamMembers } =
    await get<ProjectDashboard>('dashboards/project');
  expect(githubIssues.labels).toHaveLength(7);
  expect([schedule.today.length, schedule.tomorrow.length]).toEqual([7, 7]);
  expect([budgetDetails.columns.length, budgetDetails.rows.length]).toEqual([6, 5]);
  expect(teamMembers).toHaveLength(9);
  const finance = await get<FinanceDashboard>('dashboards/finance');
  expect(finance.recentTransactions).toHaveLength(5);
  expect(finance.previousStatement).toMatchObject({ status: 'paid', limit: 34_500 });
  expect(finance.currentStatement).toMatchObject({ status: 'pending', limit: 34_500 });
});

test('prices and trends of the watchlist are those of its series (MOCK-15)', async () => {
  const { btc, prices, watchlist } = await get<CryptoDashboard>('dashboards/crypto');
  expect(watchlist).toHaveLength(6);
  for (const { amount, trend, series } of [...watchlist, { ...btc, series: btc.price.series }]) {
    const [before = 0, last = 0] = (series[0]?.data ?? []).slice(-2).map(({ y }) => y);
    expect(last).toBe(amount);
    expect(trend.dir).toBe(last < before ? 'down' : 'up');
    expect(trend.amount).toBeCloseTo((Math.abs(last - before) / before) * 100, 1);
  }
  expect(watchlist.map(({ trend }) => trend.dir)).toEqual(expect.arrayContaining(['up', 'down']));
  expect(prices.eth).toBe(watchlist[0]?.amount);
});
