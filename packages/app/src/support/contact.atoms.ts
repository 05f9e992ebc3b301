import type { HelpDraft } from '@touchline/ui/shell/HelpSheet';
import { atom } from 'jotai';
import { userAtom } from '../session/session.atoms.ts';
import { readStored, storageKeys, writeStored } from '../storage/storage.ts';

/** Longer than anybody writes, short enough for any storage. */
const longest = 10_000;

const fields = ['name', 'email', 'subject', 'message'] as const;

const blank: HelpDraft = { name: '', email: '', subject: '', message: '' };

/** Takes what it understands of a stored draft; null where there is nothing to go on with. */
export function parseDraft(value: unknown): HelpDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Partial<Record<keyof HelpDraft, unknown>>;
  const draft = { ...blank };
  for (const name of fields) {
    const text = stored[name];
    if (typeof text === 'string') draft[name] = text.slice(0, longest);
  }
  return fields.some((name) => draft[name] !== '') ? draft : null;
}

const keptAtom = atom(parseDraft(readStored(storageKeys.contactDraft)));

/**
 * The letter to the support as far as it is written, kept in this browser until it is sent. A
 * signed-in person need not write the name and the address. Set to null it is forgotten.
 */
export const contactDraftAtom = atom(
  (get): HelpDraft => {
    const user = get(userAtom);
    return get(keptAtom) ?? { ...blank, name: user?.name ?? '', email: user?.email ?? '' };
  },
  (_get, set, draft: HelpDraft | null) => {
    set(keptAtom, draft);
    writeStored(storageKeys.contactDraft, draft);
  },
);
