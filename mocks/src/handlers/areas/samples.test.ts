import { expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
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
  const dates = (await get<{ date: string }[]>('pages/activities')).map(({ date }) => date);
  expect(dates).toHaveLength(10);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test.each([
  ['feather', 'feather', 6],
  ['heroicons-outline', 'heroicons_outline', 6],
  ['heroicons-solid', 'heroicons_solid', 6],
  ['heroicons-mini', 'heroicons_mini', 5],
  ['material-solid', 'mat_solid', 6],
  ['material-outline', 'mat_outline', 6],
  ['material-twotone', '', 6],
])('the icon set %s has namespace "%s" and size %i (MOCK-13)', async (set, namespace, size) => {
  const icons = await get<{ list: string[] }>(`ui/icons/${set}`);
  expect(icons).toMatchObject({ namespace, grid: `icon-size-${size}` });
  expect(new Set(icons.list).size).toBe(icons.list.length);
});

test('eighteen courses in four categories, each with eleven steps', async () => {
  const titles = (await get<{ title: string }[]>('apps/academy/categories')).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['Android', 'Cloud', 'Firebase', 'Web']);
  expect(await get('apps/academy/courses')).toHaveLength(18);
  const course = await get<{ steps: unknown[] }>('apps/academy/courses/course?id=course-4');
  expect(course.steps).toHaveLength(11);
  expect(await get('apps/academy/courses/course?id=unknown')).toBeNull();
});

test('an icon set that nobody has is refused', async () => {
  expect((await call('GET', 'api/ui/icons/unknown')).status).toBe(404);
});
