import type { ExamplesOf } from './example.ts';

export const matchesExamples: ExamplesOf<'matches'> = {
  searchMatches: {
    request: { query: { pageNumber: 1, pageSize: 5, search: 'wexcombe' } },
    required: ['pageNumber', 'pageSize', 'search'],
    visitor: 'served',
  },
  matchOverview: { request: {}, required: [], visitor: 'served' },
  matches: {
    request: {
      query: {
        pageNumber: 1,
        pageSize: 24,
        search: 'school',
        sport: ['football', 'rugby'],
        status: ['finished'],
        ageGroup: ['U16'],
        schoolId: 'school-gokcecinar',
        teamId: 'team-tr-football-u16-gokcecinar',
        timeZone: 'Europe/Istanbul',
        from: '2026-01-01',
        to: '2026-04-15T13:00:00Z',
        ids: ['tr-football-u16-r10-2'],
      },
    },
    required: [],
    visitor: 'served',
  },
  match: {
    request: { path: { id: 'tr-football-u16-r10-2' } },
    required: [],
    visitor: 'served',
  },
};
