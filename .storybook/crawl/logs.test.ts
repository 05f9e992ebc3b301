import { expect, test } from 'vitest';
import { compareLogs } from './logs.ts';

const refused = 'error: GET api/matches answered 500';

test('an unexpected log is reported', () => {
  expect(compareLogs([refused, 'warning: old'], ['answered 500$'])).toEqual({
    unexpected: ['warning: old'],
    missing: [],
  });
});

test('a missing expected log is reported', () => {
  expect(compareLogs([refused], ['answered 500$', 'answered 404$'])).toEqual({
    unexpected: [],
    missing: ['answered 404$'],
  });
});

test('an expected log that occurs is not reported', () => {
  expect(compareLogs([refused, refused], ['answered 500$'])).toEqual({
    unexpected: [],
    missing: [],
  });
});
