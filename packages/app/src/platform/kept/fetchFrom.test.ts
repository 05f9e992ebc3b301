import { expect, test, vi } from 'vitest';
import { call } from '../client/client.ts';
import { fetchFrom } from './answers.ts';

test('the calls of a fetcher are answered by what was kept, and only those (OFFLINE-5)', async () => {
  const fetch = vi.fn().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('location', { origin: 'https://site.example' });
  const kept = vi.fn(async () => 'kept');
  const answer = fetchFrom(kept, async () => [await call('match', { path: { id: 'm' } })]);
  await expect(call('matchOverview')).rejects.toMatchObject({ kind: 'offline' });
  await expect(answer).resolves.toEqual(['kept']);
  expect(kept).toHaveBeenCalledExactlyOnceWith('match', { path: { id: 'm' } });
  expect(fetch).toHaveBeenCalledOnce();
});

test('a fetcher that throws leaves the calls after it alone', () => {
  const kept = vi.fn(async () => 'kept');
  expect(() =>
    fetchFrom(kept, () => {
      throw new Error('no value for id');
    }),
  ).toThrow('no value');
  void call('matchOverview').catch(() => {});
  expect(kept).not.toHaveBeenCalled();
});
