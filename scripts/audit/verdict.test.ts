import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

test('an advisory is named with its package and address', () => {
  const advisory = {
    module_name: 'a',
    severity: 'high',
    title: 'Breaks',
    url: 'https://x.example',
  };
  const stdout = JSON.stringify({ advisories: { 1: advisory }, metadata: {} });
  expect(verdictOf({ stdout, stderr: '' })).toEqual({
    kind: 'found',
    lines: ['a, high: Breaks (https://x.example)'],
  });
});

test('only an answer without advisories is clean', () => {
  expect(verdictOf({ stdout: '{"advisories":{},"metadata":{}}', stderr: '' }).kind).toBe('clean');
});

test.each([
  ['{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}', '', 'ERR_PNPM_AUDIT_BAD_RESPONSE'],
  ['', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n responded with 405', 'ERR_PNPM_AUDIT_BAD_RESPONSE'],
  ['<html>Not here</html>', '', 'no answer'],
  ['null', '', 'no answer'],
  ['', '', 'no answer'],
])(
  'a registry that does not answer is not taken for a clean one: %s %s',
  (stdout, stderr, reason) => {
    expect(verdictOf({ stdout, stderr })).toEqual({ kind: 'unknown', reason });
  },
);
