import type { Consent } from '@touchline/contract/athlete';
import { expect, test } from 'vitest';
import { consentView, endOf } from './consentView.ts';

const now = Date.parse('2026-04-15T12:00:00Z');
const consent = (
  state: Consent['state'],
  expiresAt: string | null,
  at: string | null = null,
): Consent => ({
  state,
  expiresAt,
  by: null,
  at,
  evidenceNote: null,
});

test.each([
  ['granted', null, 'granted'],
  ['granted', '2026-05-15T12:00:00Z', 'granted'],
  ['granted', '2026-05-15T11:59:59Z', 'ending'],
  ['granted', '2026-04-15T12:00:00Z', 'ended'],
  ['withdrawn', '2026-04-01T12:00:00Z', 'withdrawn'],
  ['unknown', null, 'unknown'],
] as const)('a consent that is %s until %s is %s (ADMIN-21)', (state, expiresAt, view) => {
  expect(consentView(consent(state, expiresAt), now)).toBe(view);
});

test('a consent is in force from its beginning on (ADMIN-21)', () => {
  const begins = '2026-04-15T12:00:00Z';
  expect(consentView(consent('granted', null, begins), now - 1)).toBe('coming');
  expect(consentView(consent('granted', null, begins), now)).toBe('granted');
});

test('the end that is asked for is the same for an hour', () => {
  expect(endOf('30', now - 1)).toBe('2026-05-15T12:00:00.000Z');
  expect(endOf('30', now - 3_599_999)).toBe('2026-05-15T12:00:00.000Z');
  expect(endOf('0', now + 1)).toBe('2026-04-15T13:00:00.000Z');
});
