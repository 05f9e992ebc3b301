import type { Message } from '@touchline/contract/message';
import type { Resource } from '@touchline/ui/resource';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { sessionScopedAtom } from '#platform/sessionScope.ts';

/** Messages that were removed on their own page: when they are brought back they are no news. */
export const removedIdsAtom = sessionScopedAtom<readonly string[]>([]);

/**
 * Holds messages back that arrive while the list is read, so that no row moves (INBOX-28). Until the
 * list is there nothing is held back.
 */
export function useHeldList<Found extends Resource<readonly Message[]>>(
  messages: Found,
): { held: Resource<readonly Message[]>; newCount: number; showNew: () => void } {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const removed = useAtomValue(removedIdsAtom);
  if (messages.state !== 'ready') return { held: messages, newCount: 0, showNew: () => {} };
  const ids = messages.value.map(({ id }) => id);
  // Setting the state while rendering, so that the first list is never painted as new.
  if (known === null) setKnown(new Set(ids));
  const shown = messages.value.filter(
    ({ id }) => known === null || known.has(id) || removed.includes(id),
  );
  return {
    held: { state: 'ready', value: shown },
    newCount: messages.value.length - shown.length,
    showNew: () => setKnown(new Set([...(known ?? []), ...ids])),
  };
}
