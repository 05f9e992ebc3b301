import { matchRecord } from '@touchline/contract/adminMatch';
import { problem } from '@touchline/contract/problem';
import { expect, test, vi } from 'vitest';
import { matches } from '../store/dataSets.ts';
import { call, expectExactly } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

test('every match of the invented season fits the contract', () => {
  for (const each of matches.list()) expectExactly(matchRecord, each);
});

test('refusals are problems', async () => {
  const { status, body } = await call('POST', 'api/support/contact', { body: { name: ' ' } });
  expect(status).toBe(400);
  const { errors } = expectExactly(problem, body);
  expect(Object.keys(errors ?? {})).toEqual(['name', 'email', 'subject', 'message']);
});

test('the server tells its own time', async () => {
  const { headers } = await call('GET', 'api/matches/overview');
  expect(headers.get('Date')).toBe('Wed, 15 Apr 2026 13:20:00 GMT');
});

test('an unmocked call is an error and is logged (MOCK-1)', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { status, body } = await call('GET', 'api/nothing/here');
  expect(status).toBe(404);
  expect(body).toMatchObject({ detail: 'NOT FOUND' });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('GET /api/nothing/here is not mocked'));
  log.mockRestore();
});
