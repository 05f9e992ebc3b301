import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftLifetime } from '#platform/storage/draftLifetime.ts';
import { storageKeys } from '#platform/storage/storage.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import {
  changesOf,
  readProfileDraft,
  writeProfileDraft,
  type ProfileFields,
} from './profileDraft.ts';

const now = 1_000_000_000;
const fields: ProfileFields = {
  givenName: 'Deniz',
  familyName: 'Örnek',
  language: 'tr',
  newsletter: false,
  avatar: null,
};
const draft = { version: 3, fields };

let values: Map<string, string>;
beforeEach(() => {
  ({ values } = stubStorage());
});
afterEach(() => vi.unstubAllGlobals());

function readAfter(kept: unknown) {
  const stored = { owner: 'ada', drafts: { profile: kept } };
  values.set(storageKeys.profileDraft, JSON.stringify(stored));
  return readProfileDraft('ada', now);
}

test('a draft is read by its person alone, and for 24 h (USER-12)', () => {
  writeProfileDraft('ada', draft, now);
  expect(readProfileDraft('ada', now)).toEqual(draft);
  expect(readProfileDraft('bob', now)).toBeNull();
  expect(readProfileDraft('', now)).toBeNull();
  expect(readProfileDraft('ada', now - 1)).toBeNull();
  expect(readProfileDraft('ada', now + draftLifetime)).toBeNull();
  expect(readProfileDraft('ada', now - 1 + draftLifetime)).not.toBeNull();
});

test('nothing stays of a draft that is saved', () => {
  writeProfileDraft('ada', draft, now);
  writeProfileDraft('ada', null, now);
  expect(values.size).toBe(0);
});

const kept = { savedAt: now, ...draft };

test.each([
  null,
  'text',
  [],
  { ...kept, savedAt: 'now' },
  { ...kept, version: '3' },
  { ...kept, fields: null },
  { ...kept, fields: { ...fields, givenName: 7 } },
  { ...kept, fields: { ...fields, language: 'xx' } },
  { ...kept, fields: { ...fields, newsletter: 'yes' } },
  { ...kept, fields: { ...fields, avatar: 7 } },
  { ...kept, fields: { ...fields, avatar: undefined } },
  { ...kept, fields: { ...fields, familyName: 'x'.repeat(50_001) } },
])('%j is no draft (SEC-7)', (stored) => {
  expect(readAfter(kept)).toEqual(draft);
  expect(readAfter(stored)).toBeNull();
});

test('a draft of an earlier build is passed over', () => {
  values.set(storageKeys.profileDraft, JSON.stringify({ owner: 'ada', ...kept }));
  expect(readProfileDraft('ada', now)).toBeNull();
  writeProfileDraft('ada', draft, now);
  expect(readProfileDraft('ada', now)).toEqual(draft);
});

test('nothing but the fields of the form is read, so no password either (USER-12)', () => {
  const more = { ...kept, password: 'secret', fields: { ...fields, current: 'secret' } };
  expect(readAfter(more)).toEqual(draft);
});

test('what differs is sent, without white space around names (USER-10)', () => {
  expect(changesOf({ ...fields, givenName: ' Derya ' }, fields)).toEqual({ givenName: 'Derya' });
  expect(changesOf({ ...fields, givenName: ' Deniz ' }, fields)).toEqual({});
  expect(changesOf({ ...fields, newsletter: true, language: 'en' }, fields)).toEqual({
    newsletter: true,
    language: 'en',
  });
});

test('a picture that is removed is sent, and one that stays is not (USER-17)', () => {
  const saved = { ...fields, avatar: '/api/assets/image-1' };
  expect(changesOf({ ...saved, avatar: null }, saved)).toEqual({ avatar: null });
  expect(changesOf(saved, { ...saved })).toEqual({});
});
