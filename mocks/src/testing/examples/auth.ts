import type { ExamplesOf } from './example.ts';

const credentials = { email: 'user@touchline.example', password: 'touchline' };

/** @param accessToken a valid token */
export function authExamples(accessToken: string): ExamplesOf<'auth'> {
  return {
    signIn: {
      request: { body: credentials },
      required: ['email', 'password'],
      visitor: 'served',
    },
    signInWithToken: {
      request: { body: { accessToken } },
      required: ['accessToken'],
      visitor: 'served',
    },
    signUp: {
      request: {
        body: {
          email: 'new@touchline.example',
          password: 'eight letters or more',
          givenName: 'Ada',
          familyName: 'Örnek',
          language: 'tr',
          terms: '2026-01',
          privacyNotice: '2026-01',
          newsletter: false,
          captchaToken: 'token-of-the-captcha',
          schoolId: 'school-gokcecinar',
          joinCode: 'GOKCE1',
          requestedRole: 'staff',
          reason: 'I coach the girls.',
        },
      },
      required: [
        'email',
        'password',
        'givenName',
        'familyName',
        'language',
        'terms',
        'privacyNotice',
      ],
      visitor: 'served',
    },
    forgotPassword: {
      request: { body: credentials.email },
      required: ['body'],
      visitor: 'served',
    },
    resetPassword: {
      request: { body: 'eight letters or more' },
      required: ['body'],
      visitor: 'served',
    },
    unlockSession: {
      request: { body: credentials },
      required: ['email', 'password'],
      visitor: 'served',
    },
  };
}
