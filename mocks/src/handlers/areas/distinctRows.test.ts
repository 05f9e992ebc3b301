import type { Course } from '@touchline/contract/calls/samples/academy';
import type { Mail } from '@touchline/contract/calls/samples/mail';
import type { WholeBoard } from '@touchline/contract/calls/samples/board';
import { expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();

async function get<Body>(path: string): Promise<Body> {
  return (await call('GET', `api/${path}`)).body as Body;
}

/** Fails if two rows are equal in the given fields. */
function expectDistinct<Row extends object>(rows: readonly Row[], ...fields: (keyof Row)[]) {
  expect(rows.length).toBeGreaterThan(1);
  const seen = rows.map((row) => JSON.stringify(fields.map((field) => row[field])));
  expect(seen.filter((row, index) => seen.indexOf(row) !== index)).toEqual([]);
}

/** The lengths of texts, for the spread between the shortest and the longest. */
function expectVariedLengths(texts: readonly (string | null)[], factor: number) {
  const lengths = texts.map((text) => text?.length ?? 0).filter(Boolean);
  expect(Math.max(...lengths)).toBeGreaterThan(Math.min(...lengths) * factor);
}

const turkish = /[ğışİ]/;

test('no two mails are alike but for the id, and they are long and short, in two languages', async () => {
  const folders = ['inbox', 'sent', 'drafts', 'spam', 'trash'];
  const mails: Mail[] = [];
  for (const folder of folders) {
    for (let page = 1; page <= 5; page += 1) {
      const { mails: found } = await get<{ mails: Mail[] | null }>(
        `apps/message/mails?folder=${folder}&page=${page}`,
      );
      mails.push(...(found ?? []));
    }
  }
  expectDistinct(mails, 'content');
  expectDistinct(mails, 'date');
  expectVariedLengths(
    mails.map(({ content }) => content),
    15,
  );
  expect(mails.filter(({ content }) => turkish.test(content)).length).toBeGreaterThan(25);
  expect(mails.filter(({ content }) => !turkish.test(content)).length).toBeGreaterThan(40);
  expect(mails.filter(({ content }) => /\{|undefined/.test(content))).toEqual([]);
  expect(mails.filter(({ subject }) => /\{|undefined/.test(subject))).toEqual([]);
});

test.each([
  ['apps/notes/all', 'createdAt'],
  ['apps/notes/all', 'title'],
  ['apps/scrumboard/boards', 'title'],
  ['apps/tasks/all', 'title'],
  ['pages/activities', 'description'],
  ['apps/academy/courses', 'description'],
  ['apps/academy/courses', 'updatedAt'],
])('no two rows of %s have the same %s', async (path, field) => {
  expectDistinct(await get<Record<string, string>[]>(path), field);
});

test('no two cards of a board have the same title', async () => {
  const { lists } = await get<WholeBoard>('apps/scrumboard/board?id=board-1');
  expectDistinct(
    lists.flatMap(({ cards }) => cards),
    'title',
  );
});

test('no two courses have the same steps', async () => {
  const courses = await get<Course[]>('apps/academy/courses');
  const steps = await Promise.all(
    courses.map(({ id }) => get<{ steps: object[] }>(`apps/academy/courses/course?id=${id}`)),
  );
  expectDistinct(steps, 'steps');
});

test.each([
  ['apps/notes/all', 'content', 20],
  ['apps/tasks/all', 'notes', 4],
  ['apps/academy/courses', 'description', 3],
  ['pages/activities', 'extraContent', 2],
])('texts of %s are long and short, in two languages', async (path, field, factor) => {
  const rows = await get<Record<string, string | null>[]>(path);
  expectVariedLengths(
    rows.map((row) => row[field] ?? null),
    factor,
  );
  expect(rows.some((row) => turkish.test(JSON.stringify(row)))).toBe(true);
});

test('people of different names, and events at different times (MOCK-15)', async () => {
  const project = await get<{
    teamMembers: { name: string; title: string }[];
    schedule: { today: object[]; tomorrow: object[] };
  }>('dashboards/project');
  expectDistinct(project.teamMembers, 'name');
  expectDistinct(project.teamMembers, 'title');
  const { today, tomorrow } = project.schedule;
  expectDistinct([...today, ...tomorrow] as { title: string }[], 'title');
});
