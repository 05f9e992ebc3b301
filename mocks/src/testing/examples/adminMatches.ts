import { athleteId } from '../../fixtures/athletes.ts';
import type { ExamplesOf } from './example.ts';

const draft = 'match-draft-friendly';
const live = 'tr-football-u16-r10-2';
const version = 1;
const own = { visitor: 'refused', as: 'schoolAdministrator' } as const;
const all = { visitor: 'refused', as: 'administrator' } as const;

const match = {
  broadcastTitle: 'Gökçeçınar – Rüzgârtepe',
  sport: 'football',
  schedule: { kind: 'dateTime', startsAt: '2026-05-02T12:30:00Z' },
  homeTeam: { kind: 'team', id: 'team-tr-football-u16-gokcecinar' },
  awayTeam: { kind: 'guest', name: 'Karşıkıyı', schoolName: 'Karşıkıyı Gençlik Kulübü' },
  ageGroup: 'U16',
  gender: 'boys',
  level: '1st',
  competition: 'Bahar Ligi',
  round: '12. hafta',
  matchType: 'friendly',
  timeZone: 'Europe/Istanbul',
  venue: {
    name: 'Gökçeçınar Spor Tesisi',
    pitch: '2 numaralı saha',
    address: 'Okul Sok. 4',
    city: 'İzmir',
    latitude: 38.4,
    longitude: 27.1,
    mapUrl: 'https://maps.example/grounds/4',
  },
  streamUrl: 'https://stream.touchline.example/1',
} as const;

const inParts = [
  'match.schedule.kind',
  'match.schedule.startsAt',
  'match.homeTeam.kind',
  'match.homeTeam.id',
  'match.awayTeam.kind',
  'match.awayTeam.name',
  'match.awayTeam.schoolName',
  'match.venue.name',
];

const score = { kind: 'points', home: 2, away: 1 } as const;
const inScore = ['score.kind', 'score.home', 'score.away'];
const inPenalties = ['penalties.home', 'penalties.away'];
const place = { athleteId: athleteId(0), shirtNumber: 7, role: 'captain', isStarting: true };

export const adminMatchesExamples: ExamplesOf<'adminMatches'> = {
  adminMatches: {
    request: {
      query: {
        search: 'gokce',
        sort: 'start',
        order: 'desc',
        pageNumber: 1,
        language: 'tr',
        pageSize: 20,
        sport: ['football'],
        status: ['scheduled', 'live'],
        visibility: ['draft', 'public'],
        ageGroup: ['U16'],
        schoolId: 'school-gokcecinar',
        teamId: 'team-tr-football-u16-gokcecinar',
        from: '2026-04-01',
        to: '2026-06-01T00:00:00Z',
        timeZone: 'Europe/Istanbul',
        missing: 'venue',
      },
    },
    required: [],
    ...own,
  },
  matchDuplicates: {
    request: {
      query: {
        homeTeamId: 'team-tr-football-u16-gokcecinar',
        awayTeamId: 'team-tr-football-u16-iskelebasi',
        start: '2026-04-18T13:20:00Z',
        exceptId: 'match-draft-open',
      },
    },
    required: ['homeTeamId', 'start'],
    ...own,
  },
  adminMatch: { request: { path: { id: draft } }, required: [], ...own },
  createMatch: {
    request: { body: { match } },
    required: [
      'match',
      ...['broadcastTitle', 'sport', 'schedule', 'homeTeam', 'awayTeam'].map(
        (name) => `match.${name}`,
      ),
      ...inParts,
    ],
    ...own,
  },
  updateMatch: {
    request: { path: { id: draft }, body: { version, match } },
    required: ['version', 'match', ...inParts],
    ...own,
  },
  changeMatchStatus: {
    request: {
      path: { id: draft },
      body: {
        version,
        status: 'postponed',
        statusReason: 'weather',
        statusNote: 'Yağmur',
        rescheduledTo: { kind: 'date', date: '2026-05-09' },
      },
    },
    required: ['version', 'status', 'statusReason', 'rescheduledTo.kind', 'rescheduledTo.date'],
    ...own,
  },
  setMatchVisibility: {
    request: { path: { id: draft }, body: { version, visibility: 'public' } },
    required: ['version', 'visibility'],
    ...own,
  },
  recordScore: {
    request: {
      path: { id: live },
      body: {
        version,
        score,
        decidedBy: 'regular',
        penalties: { home: 4, away: 3 },
        resultText: 'So far',
        phase: '2nd half',
        minute: 63,
        statusNote: 'Counted again',
        isConfirmed: true,
      },
    },
    required: ['version', ...inScore, ...inPenalties],
    ...all,
  },
  addMatchEvent: {
    request: {
      path: { id: live },
      body: {
        version,
        event: {
          kind: 'goal',
          minute: 45,
          added: 2,
          side: 'home',
          text: 'From the left',
          scoreAfter: { home: 3, away: 1 },
        },
      },
    },
    required: ['version', 'event', 'event.kind', 'event.scoreAfter.home', 'event.scoreAfter.away'],
    ...all,
  },
  removeMatchEvent: {
    request: {
      path: { id: live, eventId: `${live}-event-1` },
      query: { version: 2 },
    },
    required: ['version'],
    ...all,
    before: [
      {
        name: 'addMatchEvent',
        request: { path: { id: live }, body: { version, event: { kind: 'note' } } },
      },
    ],
  },
  setLineUps: {
    request: {
      path: { id: draft },
      body: { version, home: [place], away: [{ ...place, athleteId: athleteId(26) }] },
    },
    required: [
      'version',
      ...['home', 'away'].flatMap((side) => [`${side}.0.athleteId`, `${side}.0.isStarting`]),
    ],
    ...all,
  },
  changeMatches: {
    request: {
      body: {
        action: 'postpone',
        items: [{ id: draft, version }],
        statusReason: 'weather',
        statusNote: 'Yağmur',
      },
    },
    required: ['action', 'items', 'items.0.id', 'items.0.version', 'statusReason'],
    ...own,
  },
  deleteMatch: {
    request: { path: { id: draft }, query: { version } },
    required: ['version'],
    ...own,
  },
  restoreMatch: {
    request: { path: { id: draft }, body: {} },
    required: [],
    ...own,
    before: [{ name: 'deleteMatch', request: { path: { id: draft }, query: { version } } }],
  },
};
