import * as v from 'valibot';
import { differingFields } from '#platform/form/differingFields.ts';
import { languages, type Language } from '#platform/language/languages.ts';
import { draftText } from '#platform/storage/draftText.ts';
import { storageKeys } from '#platform/storage/storage.ts';
import { readStoredDraft, writeDrafts } from '#session/storedDrafts.ts';

/** The fields of a profile that its person changes. */
export interface ProfileFields {
  givenName: string;
  familyName: string;
  language: Language;
  newsletter: boolean;
  /** The address of the picture; null for none. */
  avatar: string | null;
}

/** What was typed and is not saved yet, and the version of the profile that it is based on. */
export interface ProfileDraft {
  version: number;
  fields: ProfileFields;
}

const keptDraft = v.object({
  version: v.number(),
  fields: v.object({
    givenName: draftText,
    familyName: draftText,
    language: v.picklist(languages),
    newsletter: v.boolean(),
    avatar: v.nullable(draftText),
  }),
});

export function fieldsOf(from: ProfileFields): ProfileFields {
  const { givenName, familyName, language, newsletter, avatar } = from;
  return { givenName, familyName, language, newsletter, avatar };
}

/** The fields to send: those that differ, without white space around the names. */
export function changesOf(wanted: ProfileFields, saved: ProfileFields): Partial<ProfileFields> {
  const trimmed = {
    ...wanted,
    givenName: wanted.givenName.trim(),
    familyName: wanted.familyName.trim(),
  };
  const names = differingFields(trimmed, saved);
  return Object.fromEntries(names.map((name) => [name, trimmed[name]]));
}

const draftsOf = (owner: string) => ({ key: storageKeys.profileDraft, owner });

/** A person has one profile, so that its draft needs no id of a record. */
const id = 'profile';

/**
 * Reads the stored draft.
 *
 * @param owner the id of the person who reads it
 * @param now in ms
 * @returns null for one of somebody else and one that does not fit, is from the future or older than
 *   24 h
 */
export function readProfileDraft(owner: string, now: number): ProfileDraft | null {
  return readStoredDraft({ ...draftsOf(owner), id }, keptDraft, now);
}

/** Keeps the draft for its person; null removes it. */
export function writeProfileDraft(owner: string, draft: ProfileDraft | null, now: number): void {
  writeDrafts(draftsOf(owner), [[id, draft]], now);
}
