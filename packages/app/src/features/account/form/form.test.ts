import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/client/ApiError.ts';
import { failureOf } from '#platform/form/failure.ts';
import { lengthRules } from './lengthRules.ts';
import { neutral } from './neutral.ts';

const refused = (status: number) => Promise.reject(new ApiError('http', status, 'No'));

describe('a call about an address', () => {
  it.each([404, 409])('that answers %i counts as done (SIGNUP-8)', async (status) => {
    await expect(neutral(refused(status))).resolves.toBeUndefined();
  });

  const refusedAt = (status: number, ...fields: string[]) => {
    const messages = Object.fromEntries(fields.map((name) => [name, ['is already taken']]));
    return Promise.reject(new ApiError('http', status, 'No', messages));
  };

  it.each([
    [400, 'email'],
    [422, 'Email'],
  ])('that answers %i at the field %s alone counts as done (SIGNUP-8)', async (status, field) => {
    await expect(neutral(refusedAt(status, field))).resolves.toBeUndefined();
  });

  it.each([
    [400, ['email', 'password']],
    [422, ['terms']],
    [403, ['email']],
  ])('that answers %i at the fields %j has failed', async (status, fields) => {
    await expect(neutral(refusedAt(status, ...fields))).rejects.toMatchObject({ status });
  });

  it.each([400, 401, 403, 429, 500])('that answers %i has failed', async (status) => {
    await expect(neutral(refused(status))).rejects.toMatchObject({ status });
  });

  it('that has no answer has failed', async () => {
    const error = new ApiError('offline', 0, 'No');
    await expect(neutral(Promise.reject(error))).rejects.toBe(error);
  });

  it('that succeeds has no answer either', async () => {
    await expect(neutral(Promise.resolve(true))).resolves.toBeUndefined();
  });
});

describe('the failure of a form', () => {
  const t = ((key: string) => key) as TFunction;
  const names = ['givenName', 'email'];

  it('is at the fields that the server names, whatever the case (ERROR-2, SUPPORT-7)', () => {
    const error = new ApiError('http', 400, 'Bad', { GivenName: ['Too long'], terms: ['Old'] });
    expect(failureOf(t, error, names)).toEqual({
      text: '',
      fields: { givenName: ['Too long'], terms: ['Old'] },
    });
  });

  it('is of the whole form otherwise', () => {
    expect(failureOf(t, new ApiError('http', 500, 'Down'), names)).toEqual({
      text: 'Down',
      fields: {},
    });
    expect(failureOf(t, new ApiError('offline', 0, ''), names).text).toBe('errors.offline');
    expect(failureOf(t, new TypeError('x'), names).text).toBe('errors.generic');
  });
});

describe('the lengths of a text', () => {
  const t = ((key: string, { count }: { count: number }) => `${key} ${count}`) as TFunction;
  const brokenBy = (text: string, rules = lengthRules(t, { least: 4, most: 6 })) =>
    rules.filter(({ isMet }) => !isMet(text)).map(({ message }) => message);

  it('are of what is sent of it, in characters (SIGNUP-1, SIGNUP-6)', () => {
    for (const text of ['abcd', 'abcdef', '  abcdef  ', '😀😀😀😀😀😀']) {
      expect(brokenBy(text)).toEqual([]);
    }
    expect(brokenBy('abc  ')).toEqual(['validation.tooShort 4']);
    expect(brokenBy('abcdefg')).toEqual(['validation.tooLong 6']);
  });

  it('are of all of a password (SIGNUP-2)', () => {
    const rules = lengthRules(t, { least: 4, most: 6 }, false);
    expect(brokenBy('abc ', rules)).toEqual([]);
    expect(brokenBy(' abcdef', rules)).toEqual(['validation.tooLong 6']);
  });
});
