import { languages, type Language } from '#platform/language/languages.ts';

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

/** How long a draft is kept, in ms. */
export const draftLifetime = 24 * 60 * 60 * 1000;

/** The longest text that is read; a longer one is not from this form. */
const longest = 1000;

export function fieldsOf({ givenName, familyName, language, newsletter }: ProfileFields) {
  return { givenName, familyName, language, newsletter };
}

/** The names of the fields that differ, in the order of the form. */
export function differingFields(
  one: ProfileFields,
  other: ProfileFields,
): readonly (keyof ProfileFields)[] {
  const names = ['givenName', 'familyName', 'language', 'newsletter'] as const;
  return names.filter((name) => one[name] !== other[name]);
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
  const kept = recordOf(stored);
  const fields = recordOf(kept['fields']);
  const { savedAt, version } = kept;
  const age = typeof savedAt === 'number' ? now - savedAt : Number.NaN;
  if (kept['owner'] !== owner || !(age >= 0 && age < draftLifetime)) return null;
  const { givenName, familyName, newsletter } = fields;
  const language = languages.find((each) => each === fields['language']);
  if (typeof version !== 'number' || typeof givenName !== 'string') return null;
  if (typeof familyName !== 'string' || typeof newsletter !== 'boolean' || !language) return null;
  if (givenName.length > longest || familyName.length > longest) return null;
  return { version, fields: { givenName, familyName, language, newsletter } };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
