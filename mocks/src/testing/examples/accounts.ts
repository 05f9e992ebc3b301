import { externalToken, resetCodes, verificationCodes } from '../../fixtures/links.ts';
import type { ExamplesOf } from './example.ts';

const own = { visitor: 'refused' } as const;
const anyone = { visitor: 'served' } as const;
const staff = { visitor: 'refused', as: 'schoolAdministrator' } as const;
const password = 'eight letters or more';

export const accountsExamples: ExamplesOf<'accounts'> = {
  checkJoinCode: { request: { body: { code: 'gokce1' } }, required: ['code'], ...anyone },
  verifyAccount: {
    request: { body: { code: verificationCodes.good } },
    required: ['code'],
    ...anyone,
    isOnce: true,
  },
  resendConfirmation: {
    request: { body: { email: 'new@touchline.example' } },
    required: ['email'],
    ...anyone,
    isOnce: true,
  },
  resetPasswordByLink: {
    request: { body: { code: resetCodes.good, password } },
    required: ['code', 'password'],
    ...anyone,
    isOnce: true,
  },
  checkExternalToken: {
    request: { body: { token: externalToken } },
    required: ['token'],
    ...anyone,
  },
  profile: { request: {}, required: [], ...own },
  updateProfile: {
    request: {
      body: {
        version: 1,
        profile: {
          givenName: 'Deniz',
          familyName: 'Örnek',
          language: 'en',
          avatar: '/api/assets/kestrel.svg',
          newsletter: true,
        },
      },
    },
    required: ['version', 'profile'],
    ...own,
  },
  changePassword: {
    request: { body: { current: 'touchline', password } },
    required: ['current', 'password'],
    ...own,
  },
  devices: { request: {}, required: [], ...own },
  signOutDevice: {
    request: { path: { id: 'device-user-user-2' } },
    required: [],
    ...own,
  },
  joinRequests: {
    request: {
      query: {
        search: 'ornek',
        sort: 'name',
        order: 'asc',
        pageNumber: 1,
        language: 'tr',
        pageSize: 20,
        state: ['pending'],
        role: 'staff',
        schoolId: 'school-gokcecinar',
      },
    },
    required: [],
    ...staff,
  },
  decideJoinRequest: {
    request: {
      path: { id: 'request-coach' },
      body: { version: 1, decision: 'approved', answer: 'Welcome' },
    },
    required: ['version', 'decision'],
    ...staff,
  },
};
