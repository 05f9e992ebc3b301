import { expect, test } from 'vitest';
import { draftLifetime } from '#platform/storage/draftLifetime.ts';
import { changesOf, parseProfileDraft, type ProfileFields } from './profileDraft.ts';

const now = 1_000_000_000;
const fields: ProfileFields = {
  givenName: 'Deniz',
  familyName: 'Örnek',
  language: 'tr',
  newsletter: false,
  avatar: null,
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
  { ...kept, fields: { ...fields, avatar: 7 } },
  { ...kept, fields: { ...fields, avatar: `/${'x'.repeat(1000)}` } },
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

test('a picture that is removed is sent, and one that stays is not (USER-17)', () => {
  const saved = { ...fields, avatar: '/api/assets/image-1' };
  expect(changesOf({ ...saved, avatar: null }, saved)).toEqual({ avatar: null });
  expect(changesOf(saved, { ...saved })).toEqual({});
});

test('a draft of an earlier build, which has no picture, is read all the same (USER-12, USER-17)', () => {
  const { avatar: _avatar, ...earlier } = fields;
  const read = parseProfileDraft({ ...kept, fields: earlier }, 'ada', now);
  expect(read).toEqual({ version: 3, fields: earlier });
});
