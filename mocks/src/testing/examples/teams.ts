import { athleteId } from '../../fixtures/athletes.ts';
import type { ExamplesOf } from './example.ts';

const team = {
  name: 'Gökçeçınar U13',
  shortName: 'Gökçeçınar',
  schoolId: 'school-gokcecinar',
  sport: 'handball',
  gender: 'girls',
  season: '2025/26',
  ageGroup: 'U13',
  level: '2nd',
  colours: { primary: '#0f3d3e', secondary: '#f2c14e' },
  crestUrl: '/api/assets/crest-school-gokcecinar.svg',
  status: 'active',
  aliases: ['Gökçe U13'],
  visibility: 'public',
  squad: [{ athleteId: athleteId(0), shirtNumber: 7, role: 'captain' }],
} as const;

const list = {
  search: 'gokce',
  order: 'desc',
  pageNumber: 1,
  language: 'tr',
  pageSize: 20,
  schoolId: 'school-gokcecinar',
  sport: ['football', 'handball'],
  ageGroup: ['U16', 'U14'],
  season: '2025/26',
} as const;

const inParts = [
  'team.colours.primary',
  'team.colours.secondary',
  'team.squad.0.athleteId',
] as const;
const futsal = 'team-gokcecinar-futsal';
const own = { visitor: 'refused', as: 'schoolAdministrator' } as const;
const one = { path: { id: 'team-tr-football-u16-gokcecinar' } };

export const teamsExamples: ExamplesOf<'teams'> = {
  teams: {
    request: { query: { ...list, sort: 'school', ids: [one.path.id] } },
    required: [],
    visitor: 'served',
  },
  team: { request: one, required: [], visitor: 'served' },
  standings: { request: one, required: [], visitor: 'served' },
  adminTeams: {
    request: {
      query: { ...list, sort: 'season', gender: 'boys', status: 'active', visibility: 'public' },
    },
    required: [],
    ...own,
  },
  teamDuplicates: {
    request: {
      query: {
        schoolId: team.schoolId,
        sport: 'football',
        gender: 'boys',
        season: '2025/26',
        name: 'gökçeçınar u16',
        ageGroup: 'U16',
        exceptId: futsal,
      },
    },
    required: ['schoolId', 'sport', 'gender', 'season', 'name'],
    ...own,
  },
  adminTeam: { request: { path: { id: futsal } }, required: [], ...own },
  createTeam: {
    request: { body: { team } },
    required: [
      'team',
      ...['name', 'shortName', 'schoolId', 'sport', 'gender', 'season'].map(
        (name) => `team.${name}`,
      ),
      ...inParts,
    ],
    ...own,
  },
  updateTeam: {
    request: { path: { id: futsal }, body: { version: 1, team } },
    required: ['version', 'team', ...inParts],
    ...own,
  },
  deleteTeam: {
    request: { path: { id: futsal }, query: { version: 1 } },
    required: ['version'],
    ...own,
  },
  restoreTeam: {
    request: { path: { id: futsal }, body: {} },
    required: [],
    ...own,
    before: [{ name: 'deleteTeam', request: { path: { id: futsal }, query: { version: 1 } } }],
  },
};
