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
  /** The address of the picture; null for none. */
  avatar: string | null;
}

/** What was typed and is not saved yet, and the version of the profile that it is based on. */
export interface ProfileDraft {
  version: number;
  /** A draft of an earlier build has no picture. */
  fields: Omit<ProfileFields, 'avatar'> & Partial<Pick<ProfileFields, 'avatar'>>;
}

/** A longer text is not from this form. */
const text = v.pipe(v.string(), v.maxLength(1000));

const keptDraft = v.object({
  owner: v.string(),
  savedAt: v.number(),
  version: v.number(),
  fields: v.object({
    givenName: text,
    familyName: text,
    language: v.picklist(languages),
    newsletter: v.boolean(),
    avatar: v.exactOptional(v.nullable(text)),
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
