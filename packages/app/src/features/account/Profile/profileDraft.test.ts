import { expect, test } from 'vitest';
import { draftLifetime } from '#platform/storage/draftLifetime.ts';
import { changesOf, parseProfileDraft, type ProfileFields } from './profileDraft.ts';

const now = 1_000_000_000;
const fields: ProfileFields = {
  givenName: 'Deniz',
  familyName: 'Örnek',
  language: 'tr',
  newsletter: false,
};
const kept = { owner: 'ada', savedAt: now - 1, version: 3, fields };

test('a draft is read by its person alone, and for 24 h (USER-12)', () => {
  expect(parseProfileDraft(kept, 'ada', now)).toEqual({ version: 3, fields });
  expect(parseProfileDraft(kept, 'bob', now)).toBeNull();
  expect(parseProfileDraft(kept, '', now)).toBeNull();
  expect(parseProfileDraft(kept, 'ada', now - 2)).toBeNull();
  expect(parseProfileDraft(kept, 'ada', now - 1 + draftLifetime)).toBeNull();
  expect(parseProfileDraft(kept, 'ada', now - 2 + draftLifetime)).not.toBeNull();
});

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
  { ...kept, fields: { ...fields, familyName: 'x'.repeat(1001) } },
])('%j is no draft (SEC-7)', (stored) => {
  expect(parseProfileDraft(stored, 'ada', now)).toBeNull();
});

test('nothing but the fields of the form is read, so no password either (USER-12)', () => {
  const more = { ...kept, password: 'secret', fields: { ...fields, current: 'secret' } };
  expect(JSON.stringify(parseProfileDraft(more, 'ada', now))).not.toContain('secret');
});

test('what differs is sent, without white space around names (USER-10)', () => {
  expect(changesOf({ ...fields, givenName: ' Derya ' }, fields)).toEqual({ givenName: 'Derya' });
  expect(changesOf({ ...fields, givenName: ' Deniz ' }, fields)).toEqual({});
  expect(changesOf({ ...fields, newsletter: true, language: 'en' }, fields)).toEqual({
    newsletter: true,
    language: 'en',
  });
});
