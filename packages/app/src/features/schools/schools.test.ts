import { expect, test, vi } from 'vitest';
import { schoolTeamsRequest } from './schools.ts';

const teams = Array.from({ length: 230 }, (_, index) => ({ id: `team-${index}` }));

vi.mock('#platform/client/client.ts', () => ({
  call: (_name: string, { query }: { query: { pageNumber?: number; pageSize: number } }) => {
    const { pageNumber = 1, pageSize } = query;
    const items = teams.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    return Promise.resolve({ items, total: teams.length });
  },
}));

test('a school has all of its teams, however many answers they take (SCHOOL-12)', async () => {
  const { items } = await schoolTeamsRequest('school').fetch();
  expect(items).toEqual(teams);
});
