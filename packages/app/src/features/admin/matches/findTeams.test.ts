import { expect, it, vi } from 'vitest';
import { call } from '#platform/client/client.ts';
import { findTeams } from './findTeams.ts';

vi.mock('#platform/client/client.ts', () => ({ call: vi.fn() }));

const team = (id: string, status: 'active' | 'archived') => ({
  id,
  name: id,
  shortName: id,
  season: '2025/26',
  school: { id: 'school', name: 'School', shortName: 'School' },
  sport: 'football' as const,
  ageGroup: null,
  gender: 'open' as const,
  level: null,
  crestUrl: null,
  colours: null,
  status,
});

it('offers no team that is archived (ADMIN-85)', async () => {
  const published = [team('own-old', 'archived'), team('other-old', 'archived')];
  vi.mocked(call).mockImplementation(async (name) =>
    name === 'adminTeams'
      ? { items: [team('own', 'active')], total: 1 }
      : { items: [...published, team('other', 'active')], total: 3 },
  );
  const found = await findTeams('', new AbortController().signal);
  expect(found.map(({ id }) => id)).toEqual(['own', 'other']);
});
