import { beforeEach, expect, test } from 'vitest';
import { stubStorage } from '#testing/fakeStorage.ts';
import { deleteOldDrafts } from './deleteOldDrafts.ts';
import { clearUserData, readStored, storageKeys, writeStored } from './storage.ts';

const hour = 3_600_000;
const now = 1_800_000_000_000;
const { chatDrafts, favourites, recordDrafts, signUpDraft } = storageKeys;
const old = { savedAt: now - 25 * hour, value: 'old' };
const fresh = { savedAt: now - 23 * hour, value: 'fresh' };
let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
  for (const key of [chatDrafts, recordDrafts, signUpDraft]) writeStored(key, null);
});

test('drafts of yesterday are deleted, and no others (SIGNUP-16, ADMIN-61)', () => {
  writeStored(signUpDraft, old);
  writeStored(recordDrafts, { owner: 'ada', drafts: { one: old, other: old } });
  writeStored(chatDrafts, { owner: 'ada', drafts: { one: old, other: fresh } });
  writeStored(favourites, old);
  deleteOldDrafts(now);
  expect([...storage.values.keys()].toSorted()).toEqual([chatDrafts, favourites].toSorted());
  expect(readStored(chatDrafts)).toEqual({ owner: 'ada', drafts: { other: fresh } });
});

test('what was typed today, or by another clock, stays as it is', () => {
  const later = { savedAt: now + hour, value: 'later' };
  writeStored(signUpDraft, fresh);
  writeStored(chatDrafts, { owner: 'ada', drafts: { one: fresh, other: later } });
  storage.changes.length = 0;
  deleteOldDrafts(now);
  expect(storage.changes).toEqual([]);
});

test('drafts that an expired session has left in the memory are not stored again (AUTH-14)', () => {
  writeStored(chatDrafts, { owner: 'ada', drafts: { one: old, other: fresh } });
  clearUserData({ isKeptInMemory: true });
  deleteOldDrafts(now);
  expect(storage.values.has(chatDrafts)).toBe(false);
});

test.each(['7', '"text"', '[]', '[7]', '{"drafts":7}', '{"drafts":{"one":7}}', '{broken'])(
  '%s in the storage fails nothing (SEC-7)',
  (text) => {
    storage.values.set(chatDrafts, text);
    deleteOldDrafts(now);
    expect(storage.values.get(chatDrafts)).toBe(text);
  },
);
