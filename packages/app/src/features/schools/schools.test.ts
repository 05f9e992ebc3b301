import { expect, test, vi } from 'vitest';
import { fetchFrom, keptSource } from '#platform/kept/answers.ts';
import { schoolTeamsRequest } from './schools.ts';

const asked: { pageNumber: number; isKept: boolean }[] = [];
const teams = Array.from({ length: 230 }, (_, index) => ({ id: `team-${index}` }));
const hostile = { items: teams.slice(0, 3), total: 1e7 };

interface Query {
  schoolId: string;
  pageNumber?: number;
  pageSize: number;
}

vi.mock('#platform/client/client.ts', () => ({
  call: (_name: string, { query }: { query: Query }) => {
    const { schoolId, pageNumber = 1, pageSize } = query;
    asked.push({ pageNumber, isKept: keptSource() !== undefined });
    if (schoolId === 'hostile') return Promise.resolve(hostile);
    const items = teams.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    return Promise.resolve({ items, total: teams.length });
  },
}));

test('a school has all of its teams, however many answers they take (SCHOOL-12)', async () => {
  const { items } = await schoolTeamsRequest('school').fetch();
  expect(items).toEqual(teams);
});

test('all of them are read from what was kept (OFFLINE-5)', async () => {
  asked.length = 0;
  await fetchFrom(async () => null, schoolTeamsRequest('school').fetch);
  expect(asked).toEqual([1, 2, 3].map((pageNumber) => ({ pageNumber, isKept: true })));
});

test('a total that is not true is not asked for (SEC-7)', async () => {
  asked.length = 0;
  const { items } = await schoolTeamsRequest('hostile').fetch();
  expect(items).toEqual(hostile.items);
  expect(asked).toHaveLength(2);
});
