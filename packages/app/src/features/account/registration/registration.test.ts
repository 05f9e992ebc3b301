import { calls } from '@touchline/contract/calls/auth';
import { requestedRoles } from '@touchline/contract/account';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ageBands, isOldEnough, parseAgeBand } from './age.ts';
import { draftLifetime } from '#platform/storage/draftLifetime.ts';
import { emptySignUpDraft, parseSignUpDraft, type SignUpDraft } from './signUpDraft.ts';
import { needsReason, signUpRequest, waitsForSchool, type SignUpSecrets } from './signUpRequest.ts';

const now = Date.parse('2026-04-15T12:00:00Z');

const draft: SignUpDraft = {
  givenName: ' Ada ',
  familyName: 'Örnek',
  email: ' Ada.Ornek@School.example ',
  language: 'tr',
  schoolBy: 'name',
  school: { id: 'school-gokcecinar', name: 'Gökçeçınar' },
  role: 'staff',
  reason: ' I teach. ',
};

const secrets: SignUpSecrets = {
  password: '  seven tall lamps  ',
  joinCode: ' gokce1 ',
  newsletter: false,
  captchaToken: null,
};

describe('the draft of a sign-up (ADMIN-3, SIGNUP-16)', () => {
  it('comes back as it was for 24 h', () => {
    expect(parseSignUpDraft({ savedAt: now, draft }, now)).toEqual(draft);
    expect(parseSignUpDraft({ savedAt: now, draft }, now + draftLifetime - 1)).toEqual(draft);
    expect(parseSignUpDraft({ savedAt: now, draft }, now + draftLifetime)).toBeNull();
    expect(parseSignUpDraft({ savedAt: now + 1, draft }, now)).toBeNull();
  });

  it('has no password, consent or join code, also when they were stored', () => {
    const more = { ...draft, password: 'x', joinCode: 'GOKCE1', terms: true, newsletter: true };
    expect(parseSignUpDraft({ savedAt: now, draft: more }, now)).toEqual(draft);
  });

  it('is never anything else, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (whole, part) => {
        for (const stored of [whole, { savedAt: now, draft: part }]) {
          const parsed = parseSignUpDraft(stored, now);
          if (parsed) expect(Object.keys(parsed)).toEqual(Object.keys(emptySignUpDraft));
        }
      }),
    );
  });

  it.each([
    { givenName: 7 },
    { familyName: undefined },
    { reason: 'x'.repeat(50_001) },
    { role: 'owner' },
    { language: 'de' },
    { schoolBy: 'luck' },
    { school: { id: 7 } },
  ])('is passed over as a whole with %j (SEC-7)', (wrong) => {
    expect(parseSignUpDraft({ savedAt: now, draft: { ...draft, ...wrong } }, now)).toBeNull();
  });
});

describe('the request of a sign-up', () => {
  const plain = { language: 'en', hasSchool: false } as const;
  const withSchool = { language: 'en', hasSchool: true } as const;

  it('keeps the address and the password as they are, but for white space around the address (SIGNUP-3)', () => {
    expect(signUpRequest(draft, secrets, plain)).toEqual({
      email: 'Ada.Ornek@School.example',
      password: '  seven tall lamps  ',
      givenName: 'Ada',
      familyName: 'Örnek',
      language: 'tr',
      terms: expect.any(String),
      privacyNotice: expect.any(String),
      newsletter: false,
    });
  });

  it('has the language of the page until another is chosen (SIGNUP-1)', () => {
    expect(signUpRequest({ ...draft, language: null }, secrets, plain).language).toBe('en');
  });

  it('names the school by its id or by its code, never by both (SIGNUP-6)', () => {
    const byName = signUpRequest(draft, secrets, withSchool);
    expect(byName).toMatchObject({ schoolId: 'school-gokcecinar', requestedRole: 'staff' });
    expect(byName).not.toHaveProperty('joinCode');
    const byCode = signUpRequest({ ...draft, schoolBy: 'code' }, secrets, withSchool);
    expect(byCode).toMatchObject({ joinCode: 'gokce1' });
    expect(byCode).not.toHaveProperty('schoolId');
  });

  it('has a reason for the last two roles alone (SIGNUP-6)', () => {
    expect(requestedRoles.filter(needsReason)).toEqual(['staff', 'schoolAdministrator']);
    expect(signUpRequest(draft, secrets, withSchool).reason).toBe('I teach.');
    const guardian = signUpRequest({ ...draft, role: 'guardian' }, secrets, withSchool);
    expect(guardian).not.toHaveProperty('reason');
  });

  it('waits for the school, but for guardians and pupils with its code (SIGNUP-7)', () => {
    const waiting = (schoolBy: 'name' | 'code') =>
      requestedRoles.filter((role) =>
        waitsForSchool(signUpRequest({ ...draft, schoolBy, role }, secrets, withSchool)),
      );
    expect(waiting('name')).toEqual(requestedRoles);
    expect(waiting('code')).toEqual(['staff', 'schoolAdministrator']);
    expect(waitsForSchool(signUpRequest(draft, secrets, plain))).toBe(false);
  });

  it('has the token of the captcha when there is one (SIGNUP-4)', () => {
    expect(signUpRequest(draft, { ...secrets, captchaToken: 'abc' }, plain).captchaToken).toBe(
      'abc',
    );
  });

  it.each([plain, withSchool])('is what the contract takes: %j', (options) => {
    for (const schoolBy of ['name', 'code'] as const) {
      for (const captchaToken of [null, 'abc']) {
        const request = signUpRequest(
          { ...draft, schoolBy },
          { ...secrets, captchaToken },
          options,
        );
        expect(v.safeParse(calls.signUp.body, request).issues).toBeUndefined();
      }
    }
  });
});

describe('the age (SIGNUP-5)', () => {
  it('is old enough from 16 on', () => {
    expect(ageBands.filter(isOldEnough)).toEqual(['from16', 'adult']);
  });

  it('is one of the bands or none', () => {
    expect(parseAgeBand('adult')).toBe('adult');
    for (const other of [null, '', 'Adult', 7]) expect(parseAgeBand(other)).toBeNull();
  });
});
