import type { User } from '@touchline/contract/user';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '#platform/client/client.ts';
import { setSession } from '#session/session.atoms.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { lookUp } from '../import/directory.ts';
import { findTeams } from './findTeams.ts';

vi.mock('#platform/client/client.ts', () => ({ call: vi.fn() }));

const team = (id: string, status: 'active' | 'archived', visibility = 'draft') => ({
  id,
  visibility,
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

afterEach(() => setSession(null));

it('offers no team that is archived (ADMIN-85)', async () => {
  const published = [team('own-old', 'archived'), team('other-old', 'archived')];
  vi.mocked(call).mockImplementation(async (name) =>
    name === 'adminTeams'
      ? { items: [team('own', 'active')], total: 1 }
      : { items: [...published, team('other', 'active')], total: 3 },
  );
  const { options, total } = await findTeams('', new AbortController().signal);
  expect(total).toBe(2);
  expect(options.map(({ id }) => id)).toEqual(['own', 'other']);
});

it('tells how many teams there are, the published own ones once (ADMIN-70)', async () => {
  vi.mocked(call).mockImplementation(async (name) =>
    name === 'adminTeams'
      ? { items: [team('own', 'active', 'public'), team('draft', 'active')], total: 2 }
      : { items: [team('other', 'active'), team('other-old', 'archived')], total: 143 },
  );
  const find = () => findTeams('', new AbortController().signal);
  expect((await find()).total).toBe(2 + 143 - 1 - 1);
  const { user, accessToken } = sessionOf('ada');
  setSession({ accessToken, user: { ...user, roles: ['Administrator'] } });
  vi.mocked(call).mockImplementation(async (name) => ({
    items: [team('one', 'active', 'public')],
    total: name === 'adminTeams' ? 150 : 143,
  }));
  expect((await find()).total).toBe(150);
});

it('looks through all teams of a name in a file, those of a school alone where it is known (ADMIN-151)', async () => {
  vi.mocked(call).mockReset();
  vi.mocked(call).mockResolvedValue({ items: [], total: 0 });
  const { signal } = new AbortController();
  await lookUp({ kind: 'team', name: 'u14', schoolId: 'school-b' }, signal);
  // Who administers another school may not ask for the own teams of this one (ADMIN-22).
  expect(vi.mocked(call).mock.calls.map(([name, request]) => [name, request?.query])).toEqual([
    ['teams', { pageSize: 100, search: 'u14', schoolId: 'school-b' }],
  ]);
  vi.mocked(call).mockClear();
  await lookUp({ kind: 'team', name: 'u14' }, signal);
  expect(vi.mocked(call).mock.calls.map(([name, request]) => [name, request?.query])).toEqual([
    ['adminTeams', { pageSize: 100, search: 'u14', status: 'active' }],
    ['teams', { pageSize: 100, search: 'u14' }],
  ]);
});

it.each<[string, Pick<User, 'roles' | 'school'>, readonly string[]]>([
  ['an administrator', { roles: ['Administrator'], school: null }, ['adminTeams', 'teams']],
  [
    'who administers it',
    { roles: ['SchoolAdministrator'], school: { id: 'school-b', name: 'B' } },
    ['adminTeams', 'teams'],
  ],
  [
    'who administers another one',
    { roles: ['SchoolAdministrator'], school: { id: 'school-a', name: 'A' } },
    ['teams'],
  ],
])('asks for the own teams of a school by %s: %o (ADMIN-22)', async (_who, person, asked) => {
  vi.mocked(call).mockReset();
  vi.mocked(call).mockResolvedValue({ items: [], total: 0 });
  const { user, accessToken } = sessionOf('ada');
  setSession({ accessToken, user: { ...user, ...person } });
  const { signal } = new AbortController();
  await lookUp({ kind: 'team', name: 'u14', schoolId: 'school-b' }, signal);
  expect(vi.mocked(call).mock.calls.map(([name]) => name)).toEqual(asked);
});

it('asks once more for the folded text where neither list has any (SEARCH-24)', async () => {
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (name, request) =>
    name === 'teams' && JSON.stringify(request?.query).includes('"iskelebasi"')
      ? { items: [team('other', 'active')], total: 1 }
      : { items: [], total: 0 },
  );
  const { options } = await findTeams('İSKELEBAŞI', new AbortController().signal);
  expect(options.map(({ id }) => id)).toEqual(['other']);
});
