import * as v from 'valibot';
import { differingFields } from '#platform/form/differingFields.ts';
import { languages, type Language } from '#platform/language/languages.ts';
import { isKeptDraft } from '#platform/storage/draftLifetime.ts';

/** The fields of a profile that its person changes. */
export interface ProfileFields {
  givenName: string;
  familyName: string;
  language: Language;
  newsletter: boolean;
}

/** What was typed and is not saved yet, and the version of the profile that it is based on. */
export interface ProfileDraft {
  version: number;
  fields: ProfileFields;
}

/** A longer text is not from this form. */
const name = v.pipe(v.string(), v.maxLength(1000));

const keptDraft = v.object({
  owner: v.string(),
  savedAt: v.number(),
  version: v.number(),
  fields: v.object({
    givenName: name,
    familyName: name,
    language: v.picklist(languages),
    newsletter: v.boolean(),
  }),
});

export function fieldsOf({ givenName, familyName, language, newsletter }: ProfileFields) {
  return { givenName, familyName, language, newsletter };
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

/**
 * Reads a stored draft.
 *
 * @param owner the id of the person who reads it
 * @param now in ms
 * @returns null for one of somebody else and one that is unreadable, from the future or older than 24 h
 */
export function parseProfileDraft(
  stored: unknown,
  owner: string,
  now: number,
): ProfileDraft | null {
  const kept = v.safeParse(keptDraft, stored);
  if (!kept.success || kept.output.owner !== owner) return null;
  const { savedAt, version, fields } = kept.output;
  return isKeptDraft(savedAt, now) ? { version, fields } : null;
}
