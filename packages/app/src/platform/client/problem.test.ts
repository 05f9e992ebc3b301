import { describe, expect, it } from 'vitest';
import { ownProblemText, problemFields, problemReason, secondsToWait } from './problem.ts';

describe('the words of an error body', () => {
  it.each<[unknown, string]>([
    [
      { errors: { email: ['Taken'], password: ['Too short', 'Too common'] } },
      'Taken\nToo short\nToo common',
    ],
    [{ errors: { email: ['  '] }, detail: 'No' }, 'No'],
    [{ errors: {}, detail: 'Try later' }, 'Try later'],
    [{ detail: '' }, ''],
    ['<html>Bad gateway</html>', ''],
    [{ errors: null, detail: 'd' }, 'd'],
    [{ errors: 'broken', detail: 'd' }, 'd'],
    [{ errors: { email: 'Taken' } }, 'Taken'],
    [{ errors: { email: ['Taken', null, 7], name: { x: 'y' } } }, 'Taken'],
    [{ errors: { email: [] }, detail: 'd' }, 'd'],
    [{ errors: null, detail: null }, ''],
    [['a'], ''],
    [false, ''],
    [null, ''],
    [{ errors: 'broken' }, ''],
    [{ detail: { toString: 'x' } }, ''],
  ])('of %j are %j (ERROR-1, ERROR-2)', (body, text) => {
    expect(ownProblemText(body)).toBe(text);
  });

  it('keeps the messages by field', () => {
    expect(problemFields({ errors: { email: ['Taken'] } })).toEqual({ email: ['Taken'] });
  });

  it.each([
    [{ detail: 'This link has expired', reason: 'expired' }, 'expired'],
    [{ reason: 7 }, undefined],
    [{ detail: 'x' }, undefined],
    ['expired', undefined],
    [null, undefined],
  ])('finds the reason of %j: %j (SIGNUP-10)', (body, reason) => {
    expect(problemReason(body)).toBe(reason);
  });
});

describe('secondsToWait', () => {
  const now = Date.parse('2026-04-15T13:20:00Z');

  it.each([
    ['42', 42],
    ['0', undefined],
    ['-5', undefined],
    ['86400', 86_400],
    ['86401', undefined],
    ['Wed, 15 Apr 2026 13:21:30 GMT', 90],
    ['Wed, 15 Apr 2026 13:19:00 GMT', undefined],
    ['soon', undefined],
    ['1e3', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %s (ERROR-17)', (header, seconds) => {
    expect(secondsToWait(header, now)).toBe(seconds);
  });
});
