import { describe, expect, it } from 'vitest';
import { genericErrorText } from './ApiError.ts';
import { problemFields, problemReason, problemText } from './problem.ts';

describe('problemText', () => {
  it.each<[unknown, string]>([
    [
      { errors: { email: ['Taken'], password: ['Too short', 'Too common'] } },
      'Taken\nToo short\nToo common',
    ],
    [{ errors: { email: ['  '] }, detail: 'No' }, 'No'],
    [{ errors: {}, detail: 'Try later' }, 'Try later'],
    [{ detail: '' }, genericErrorText],
    ['<html>Bad gateway</html>', genericErrorText],
    [{ errors: null, detail: 'd' }, 'd'],
    [{ errors: 'broken', detail: 'd' }, 'd'],
    [{ errors: { email: 'Taken' } }, 'Taken'],
    [{ errors: { email: ['Taken', null, 7], name: { x: 'y' } } }, 'Taken'],
    [{ errors: { email: [] }, detail: 'd' }, 'd'],
    [{ errors: null, detail: null }, genericErrorText],
    [['a'], genericErrorText],
    [false, genericErrorText],
    [null, genericErrorText],
    [{ errors: 'broken' }, genericErrorText],
    [{ detail: { toString: 'x' } }, genericErrorText],
  ])('of %j is %j (ERROR-1, ERROR-2)', (body, text) => {
    expect(problemText(body)).toBe(text);
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
