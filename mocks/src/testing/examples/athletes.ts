import { athleteId } from '../../fixtures/athletes.ts';
import type { ExamplesOf } from './example.ts';

const athlete = {
  givenName: 'İlkay',
  familyName: 'Örneksoy',
  schoolId: 'school-gokcecinar',
  preferredName: 'İlke',
  displayPolicy: 'initials',
  dateOfBirth: '2011-02-03',
  ageBand: 'U16',
  position: 'defence',
  photoUrl: '/api/assets/crest-school-gokcecinar.svg',
  safetyFlag: false,
  status: 'active',
} as const;

const own = { visitor: 'refused', as: 'schoolAdministrator' } as const;
/** In no squad. */
const free = athleteId(25);
const freeVersion = 2;

export const athletesExamples: ExamplesOf<'athletes'> = {
  athletes: {
    request: {
      query: {
        sort: 'expiresAt',
        order: 'asc',
        pageNumber: 1,
        language: 'tr',
        pageSize: 50,
        schoolId: 'school-gokcecinar',
        teamId: 'team-tr-football-u16-gokcecinar',
        status: ['active', 'left'],
        consent: 'granted',
        purpose: 'names',
        expiresBefore: '2027-12-31T00:00:00Z',
        safetyFlag: false,
      },
    },
    required: [],
    ...own,
  },
  searchAthletes: {
    request: {
      body: {
        search: 'ornek',
        sort: 'familyName',
        order: 'desc',
        pageNumber: 1,
        language: 'tr',
        pageSize: 50,
        schoolId: 'school-gokcecinar',
        teamId: 'team-tr-football-u16-gokcecinar',
        status: ['active', 'left'],
        consent: 'granted',
        purpose: 'names',
        expiresBefore: '2027-12-31T00:00:00Z',
        safetyFlag: false,
      },
    },
    required: ['search'],
    ...own,
  },
  athleteDuplicates: {
    request: {
      body: {
        givenName: 'ilgin',
        familyName: 'ornek',
        schoolId: 'school-gokcecinar',
        dateOfBirth: '2012-01-01',
        exceptId: free,
      },
    },
    required: ['givenName', 'familyName', 'schoolId'],
    ...own,
  },
  athlete: { request: { path: { id: athleteId(0) } }, required: [], ...own },
  createAthlete: {
    request: { body: { athlete: { ...athlete, photoUrl: null } } },
    required: ['athlete', 'athlete.givenName', 'athlete.familyName', 'athlete.schoolId'],
    ...own,
  },
  updateAthlete: {
    request: { path: { id: free }, body: { version: freeVersion + 1, athlete } },
    required: ['version', 'athlete'],
    ...own,
    before: [
      {
        name: 'setConsent',
        request: {
          path: { id: free, purpose: 'photo' },
          body: { version: freeVersion, consent: { state: 'granted', by: 'guardian' } },
        },
      },
    ],
  },
  setConsent: {
    request: {
      path: { id: free, purpose: 'names' },
      body: {
        version: freeVersion,
        consent: {
          state: 'granted',
          by: 'guardian',
          at: '2026-04-01T09:00:00Z',
          expiresAt: '2027-04-01T09:00:00Z',
          evidenceNote: 'Form 17',
        },
      },
    },
    required: ['version', 'consent', 'consent.state', 'consent.by'],
    ...own,
  },
  deleteAthlete: {
    request: { path: { id: free }, query: { version: freeVersion } },
    required: ['version'],
    ...own,
  },
  restoreAthlete: {
    request: { path: { id: free }, body: {} },
    required: [],
    ...own,
    before: [
      {
        name: 'deleteAthlete',
        request: { path: { id: free }, query: { version: freeVersion } },
      },
    ],
  },
};
