import { calls } from '@touchline/contract/calls/adminSchools';
import type { TFunction } from 'i18next';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraftsOfOthers, clearUserData, storageKeys } from '#platform/storage/storage.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { athleteDraft } from '../athletes/athleteValues.ts';
import { messageDraft } from '../messages/messageValues.ts';
import { schoolDraft } from '../schools/schoolValues.ts';
import { findingsOf } from './form/findings.ts';
import { draftLifetime } from '#platform/storage/draftLifetime.ts';
import { onDraftPutBack, putDraftBack, readDraft, writeDraft } from './drafts/recordDrafts.ts';
import { numberOrNull, textOrNull } from './recordValues.ts';
import { coloursOf, linesOf } from './wire.ts';

const now = Date.UTC(2026, 3, 15, 13, 20);
const place = { area: 'schools', id: 'school-a', owner: 'ada' } as const;
const schema = v.partial(v.object({ city: v.string(), note: v.string() }));
const draft = { version: 3, values: { city: 'Foça' } };

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage().values;
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is read by its person, for its record, within a day (ADMIN-3, ADMIN-61)', () => {
  writeDraft(place, draft, now);
  expect(readDraft(place, schema, now + draftLifetime - 1)).toEqual(draft);
  expect(readDraft(place, schema, now + draftLifetime)).toBeNull();
  expect(readDraft(place, schema, now - 1)).toBeNull();
  expect(readDraft({ ...place, id: 'school-b' }, schema, now)).toBeNull();
  expect(readDraft({ ...place, owner: 'bob' }, schema, now)).toBeNull();
  writeDraft({ ...place, id: 'school-b' }, draft, now);
  writeDraft(place, null, now);
  expect(readDraft(place, schema, now)).toBeNull();
  expect(readDraft({ ...place, id: 'school-b' }, schema, now)).toEqual(draft);
});

test('a draft that is put back is shown in the form that is open by then (ADMIN-61)', () => {
  const shown = vi.fn();
  const ofAnother = vi.fn();
  const close = onDraftPutBack(place, shown);
  onDraftPutBack({ ...place, id: 'school-b' }, ofAnother);
  onDraftPutBack({ ...place, owner: 'bob' }, ofAnother);
  writeDraft(place, null, now);
  expect(shown).not.toHaveBeenCalled();
  putDraftBack(place, draft, now);
  expect(shown).toHaveBeenCalledExactlyOnceWith(draft);
  expect(readDraft(place, schema, now)).toEqual(draft);
  close();
  putDraftBack(place, null, now);
  expect(shown).toHaveBeenCalledOnce();
  expect(readDraft(place, schema, now)).toBeNull();
  expect(ofAnother).not.toHaveBeenCalled();
});

test('the end of a session leaves the draft of a school and takes that of an athlete (ADMIN-61)', () => {
  const athlete = { ...place, area: 'athletes', id: 'athlete-a' } as const;
  writeDraft(place, draft, now);
  writeDraft(athlete, draft, now);
  clearUserData({ isKeptInMemory: true });
  expect(readDraft(place, schema, now)).toEqual(draft);
  expect([...stored.values()].join()).not.toContain('athlete-a');
  // A session that has expired has it back in the same tab.
  expect(readDraft(athlete, schema, now)).toEqual(draft);
  clearUserData({ isKeptInMemory: false });
  expect(readDraft(athlete, schema, now)).toBeNull();
});

test('somebody else who signs in removes the drafts (ADMIN-61)', () => {
  writeDraft(place, draft, now);
  clearDraftsOfOthers('ada');
  expect(readDraft(place, schema, now)).toEqual(draft);
  clearDraftsOfOthers('bob');
  expect(stored.has(storageKeys.recordDrafts)).toBe(false);
});

test.each([
  ['another shape', { city: 7 }],
  ['a list', ['Foça']],
  ['nothing', {}],
])('a stored draft of %s is none', (_, values) => {
  const drafts = { 'schools/school-a': { savedAt: now, version: 1, values } };
  stored.set(storageKeys.recordDrafts, JSON.stringify({ owner: 'ada', drafts }));
  expect(readDraft(place, schema, now)).toBeNull();
});

test('a draft with a field that does not fit is passed over as a whole (SEC-7)', () => {
  writeDraft(place, { version: 3, values: { city: 'Foça', note: 7 } }, now);
  expect(readDraft(place, schema, now)).toBeNull();
});

test.each([
  ['schools', schoolDraft, 'about'],
  ['athletes', athleteDraft, 'preferredName'],
  ['messages', messageDraft, 'body'],
] as const)('a text of %s that is much too long fits its draft (ADMIN-61)', (_, fields, name) => {
  expect(v.safeParse(fields, { [name]: 'ş'.repeat(20_000) }).success).toBe(true);
});

test('not more than twenty drafts are kept, the newest', () => {
  for (let index = 0; index < 25; index += 1)
    writeDraft({ ...place, id: `school-${index}` }, draft, now + index);
  const read = (index: number) => readDraft({ ...place, id: `school-${index}` }, schema, now + 30);
  expect(read(4)).toBeNull();
  expect(read(5)).toEqual(draft);
  expect(read(24)).toEqual(draft);
});

const t = ((key: string, values?: { count?: number }) =>
  values?.count === undefined ? key : `${key} ${values.count}`) as unknown as TFunction;

const school = {
  name: 'Wexcombe',
  shortName: 'Wex',
  type: 'secondary',
  country: 'GB',
  timeZone: 'Europe/London',
};

test.each([
  [{}, []],
  [{ name: '' }, [['name', 'validation.fillIn']]],
  [{ name: '  a ' }, [['name', 'validation.tooShort 3']]],
  [{ name: 'ş'.repeat(121) }, [['name', 'validation.tooLong 120']]],
  [{ name: '🏑'.repeat(120) }, []],
  [{ type: '' }, [['type', 'validation.choose']]],
  [{ website: 'http://a.example' }, [['website', 'own website']]],
  [{ officePhone: '+90 212 555 01 00' }, []],
  [{ officePhone: '0212' }, [['officePhone', 'own officePhone']]],
  [{ aliases: ['a', ''] }, [['aliases.1', 'validation.fillIn']]],
])('the limits of the contract are told in words: %j (ADMIN-62, SCHOOL-1)', (changes, expected) => {
  const body = calls.createSchool.body.entries.school;
  const found = findingsOf(t, body, { ...school, ...changes }, (name) => `own ${name}`);
  expect([...found]).toEqual(expected);
});

test('what is typed becomes what is sent', () => {
  expect([textOrNull('  '), textOrNull(' a ')]).toEqual([null, 'a']);
  expect([numberOrNull(''), numberOrNull(' 0 '), numberOrNull('7')]).toEqual([null, 0, 7]);
  expect([numberOrNull('-1'), numberOrNull('1.5'), numberOrNull('x')]).toEqual([NaN, NaN, NaN]);
  expect(linesOf(' a \n\n b')).toEqual(['a', 'b']);
});

test('colours that cannot be drawn are none', () => {
  expect(coloursOf({ primary: '#123abc', secondary: '#ABCDEF' })).not.toBeNull();
  expect(coloursOf({ primary: 'red;', secondary: '#ABCDEF' })).toBeNull();
  expect(coloursOf(null)).toBeNull();
});
