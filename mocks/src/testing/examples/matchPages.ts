import type { ExamplesOf } from './example.ts';

export const matchPagesExamples: ExamplesOf<'matchPages'> = {
  matchDays: {
    request: {
      query: {
        from: '2026-04-01',
        to: '2026-04-30',
        search: 'school',
        sport: ['football', 'rugby'],
        status: ['finished'],
        ageGroup: ['U16'],
        schoolId: 'school-gokcecinar',
        teamId: 'team-tr-football-u16-gokcecinar',
        timeZone: 'Europe/Istanbul',
      },
    },
    required: ['from', 'to'],
    visitor: 'served',
  },
  matchLineUps: {
    request: { path: { id: 'tr-football-u16-r10-2' } },
    required: [],
    visitor: 'served',
  },
};
