import { expect, test } from 'vitest';
import { allEndpoints } from './allEndpoints.ts';

test('no call begins a chat, so none between an adult and a child comes to be (INBOX-25)', () => {
  const calls = Object.values(allEndpoints).filter(({ path }) => path.includes('/chat'));
  expect(calls.length).toBeGreaterThan(3);
  const changes = calls.filter(({ method }) => method !== 'GET');
  expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PATCH api/apps/chat/chat',
  ]);
});
