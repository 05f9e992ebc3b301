import type { Message } from '@touchline/contract/message';
import type { Resource } from '@touchline/ui/resource';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { firstIdsAtom, removedIdsAtom } from '../removed.atoms.ts';

/**
 * Hides messages that arrive while the list is shown until the person asks for them, so that no row
 * moves (INBOX-28).
 */
export function useHeldList<Found extends Resource<readonly Message[]>>(
  messages: Found,
): { held: Resource<readonly Message[]>; newIds: readonly string[]; showNew: () => void } {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const removed = useAtomValue(removedIdsAtom);
  const firstIds = useAtomValue(firstIdsAtom);
  if (messages.state !== 'ready') return { held: messages, newIds: [], showNew: () => {} };
  const ids = messages.value.map(({ id }) => id);
  // Setting the state while rendering, so that the first list is never painted as new.
  if (known === null) setKnown(new Set(ids));
  const isNew = (id: string) => {
    const first = firstIds.get(id) ?? id;
    return known !== null && !known.has(id) && !known.has(first) && !removed.includes(first);
  };
  return {
    held: { state: 'ready', value: messages.value.filter(({ id }) => !isNew(id)) },
    newIds: ids.filter(isNew),
    showNew: () => setKnown(new Set([...(known ?? []), ...ids])),
  };
}
