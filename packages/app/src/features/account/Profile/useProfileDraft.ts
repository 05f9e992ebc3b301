import type { Profile } from '@touchline/contract/account';
import { useRef, useState } from 'react';
import { differingFields } from '#platform/form/differingFields.ts';
import { currentSession } from '#session/session.atoms.ts';
import {
  fieldsOf,
  readProfileDraft,
  writeProfileDraft,
  type ProfileDraft,
  type ProfileFields,
} from './profileDraft.ts';

/**
 * The fields of the profile as they are typed. What differs from the saved profile is kept in the
 * browser for 24 h, for its person alone (USER-12).
 */
export function useProfileDraft(profile: Profile) {
  const owner = currentSession()?.user.id ?? '';
  const [typed, setTyped] = useState(() => readProfileDraft(owner, Date.now()));
  // One that is saved counts as none. Its version is that of before, with which a save is refused.
  const draft = typed && differingFields(typed.fields, profile).length > 0 ? typed : null;
  // The fields changed since the request was sent. In a ref, because the answer reaches the closure of
  // the render that sent it.
  const typedSince = useRef<Partial<ProfileFields>>({});
  const fields: ProfileFields = { ...fieldsOf(profile), ...draft?.fields };
  const version = draft?.version ?? profile.version;

  function keep(next: ProfileDraft | null) {
    setTyped(next);
    writeProfileDraft(owner, next, Date.now());
  }

  return {
    fields,
    /** The version of the profile that the changes are based on. */
    version,
    hasChanges: draft !== null,
    change(changes: Partial<ProfileFields>) {
      const next = { ...fields, ...changes };
      typedSince.current = { ...typedSince.current, ...changes };
      keep(differingFields(next, profile).length > 0 ? { version, fields: next } : null);
    },
    /** Bases the changes on a newer version, which the person has seen. */
    rebase: (newer: number) => keep({ version: newer, fields }),
    /**
     * The fields are being sent.
     *
     * @returns to be called with what was saved: keeps what was typed since, over that version
     */
    startSaving() {
      typedSince.current = {};
      return (saved: Profile) => {
        const next = { ...fieldsOf(saved), ...typedSince.current };
        const hasMore = differingFields(next, saved).length > 0;
        keep(hasMore ? { version: saved.version, fields: next } : null);
      };
    },
    discard: () => keep(null),
  };
}
