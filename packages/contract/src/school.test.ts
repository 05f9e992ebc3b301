import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from './calls/adminSchools.ts';

const school = {
  name: 'Combe Aster School',
  shortName: 'Combe Aster',
  type: 'secondary',
  country: 'GB',
  timeZone: 'Europe/London',
};
const takes = (fields: object) =>
  v.is(calls.createSchool.body, { school: { ...school, ...fields } });

describe('a school (SCHOOL-1)', () => {
  it('needs a name, a short name, a type, a country and a time zone', () => {
    expect(takes({})).toBe(true);
    for (const name of Object.keys(school)) expect(takes({ [name]: undefined }), name).toBe(false);
  });

  it.each([
    ['name', 3, 120],
    ['shortName', 2, 20],
    ['city', 0, 60],
    ['district', 0, 60],
    ['address', 0, 160],
    ['about', 0, 1000],
  ])('has a %s of %d to %d letters', (name, least, most) => {
    const of = (length: number) => takes({ [name]: 'x'.repeat(length) });
    expect([of(least), of(most), of(most + 1)]).toEqual([true, true, false]);
    if (least > 0) expect(of(least - 1)).toBe(false);
  });

  it('has a website of up to 200 letters', () => {
    const of = (length: number) =>
      takes({ website: 'https://school.example/'.padEnd(length, 'x') });
    expect([of(200), of(201)]).toEqual([true, false]);
    expect(takes({ website: 'javascript:alert(1)' })).toBe(false);
  });

  it.each([
    ['officePhone', '+44 1632 960001', 'call us'],
    ['officeEmail', 'office@school.example', 'office'],
    ['privacyContactEmail', 'privacy@school.example', 'privacy'],
    ['colours', { primary: '#123456', secondary: '#ffffff' }, { primary: 'red' }],
    ['aboutLanguage', 'af', 'Afrikaans'],
    ['aliases', ['Old Aster'], [7]],
  ])('has a field %s', (name, good, bad) => {
    expect([takes({ [name]: good }), takes({ [name]: bad })]).toEqual([true, false]);
  });

  it('has no other field', () => {
    expect(takes({ headTeacher: 'x' })).toBe(false);
  });
});
