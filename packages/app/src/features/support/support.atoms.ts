import type { SupportDraft } from '@touchline/ui/shell/SupportSheet';
import { atom } from 'jotai';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { userAtom, userIdAtom } from '#session/session.atoms.ts';
import { clearUserData, readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import {
  draftsAfterSession,
  draftFor,
  emptySupportDraft,
  parseDrafts,
  visitorOwner,
  withDraft,
} from './drafts.ts';

const ownerAtom = atom((get) => get(userIdAtom) ?? visitorOwner);

const draftsAtom = atom(parseDrafts(readStored(storageKeys.supportDraft)));

/**
 * The draft of the message to the support. It is stored in this browser until the message is sent
 * or the session of its owner ends. Name and address are optional for a signed-in person. Setting
 * null removes it.
 */
export const supportDraftAtom = atom(
  (get): SupportDraft => {
    const user = get(userAtom);
    const prefilled = { ...emptySupportDraft, name: user?.name ?? '', email: user?.email ?? '' };
    return draftFor(get(draftsAtom), get(ownerAtom)) ?? prefilled;
  },
  (get, set, draft: SupportDraft | null) => {
    const owner = get(ownerAtom);
    const drafts = withDraft(get(draftsAtom), owner, draft);
    set(draftsAtom, drafts);
    storeDrafts();
  },
);

/** Whether something was written that has not been sent. */
export const hasSupportDraftAtom = atom(
  (get) => draftFor(get(draftsAtom), get(ownerAtom)) !== null,
);

/** Stores only the draft of the current owner. */
function storeDrafts() {
  const owner = store.get(ownerAtom);
  const draft = draftFor(store.get(draftsAtom), owner);
  writeStored(storageKeys.supportDraft, draft && { owner, draft });
}

onSessionEnd((end) => store.set(draftsAtom, (drafts) => draftsAfterSession(drafts, end)));

// After a sign-in the draft is stored again, so that it survives a reload.
store.sub(ownerAtom, () => {
  if (draftFor(store.get(draftsAtom), store.get(ownerAtom))) storeDrafts();
});
if (!draftFor(store.get(draftsAtom), store.get(ownerAtom)))
  clearUserData({ isKeptInMemory: true }, [storageKeys.supportDraft]);
