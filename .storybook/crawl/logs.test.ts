import { expect, test } from 'vitest';
import { compareLogs } from './logs.ts';

const refused = 'error: GET api/matches answered 500';

test('a log that nobody expects is a fault', () => {
  expect(compareLogs([refused, 'warning: old'], ['answered 500$'])).toEqual({
    unexpected: ['warning: old'],
    missing: [],
  });
});

test('an expected log that does not come is a fault', () => {
  expect(compareLogs([refused], ['answered 500$', 'answered 404$'])).toEqual({
    unexpected: [],
    missing: ['answered 404$'],
  });
});

test('what is expected and comes is none', () => {
  expect(compareLogs([refused, refused], ['answered 500$'])).toEqual({
    unexpected: [],
    missing: [],
  });
});
