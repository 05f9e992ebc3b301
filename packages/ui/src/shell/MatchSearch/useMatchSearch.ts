import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createMatchSearchSession, type SearchMatches } from './matchSearchSession.ts';

/** One search session per component instance; a new `search` function does not restart it. */
export function useMatchSearch<Hit extends { id: string }>(
  search: SearchMatches<Hit>,
  typedEarlier: () => string = nothing,
) {
  const [session] = useState(() => createMatchSearchSession<Hit>(search));
  useEffect(() => session.searchWith(search), [session, search]);
  const typeEarlier = useEffectEvent(() => {
    const text = typedEarlier();
    if (text) session.type(text);
  });
  // In the commit that focuses the field: the next key goes there.
  useLayoutEffect(() => typeEarlier(), []);
  useEffect(() => session.clear, [session]);
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  return { session, state };
}

const nothing = () => '';
