import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createMatchSearchSession, type SearchMatches } from './matchSearchSession.ts';

/** One search session per component instance; a new `search` function does not restart it. */
export function useMatchSearch<Hit extends { id: string }>(
  search: SearchMatches<Hit>,
  getInitialText: () => string = nothing,
) {
  const [session] = useState(() => createMatchSearchSession<Hit>(search));
  useEffect(() => session.searchWith(search), [session, search]);
  const typeInitialText = useEffectEvent(() => {
    const text = getInitialText();
    if (text) session.type(text);
  });
  // In the commit that focuses the field: the next key goes there.
  useLayoutEffect(() => typeInitialText(), []);
  useEffect(() => session.clear, [session]);
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  return { session, state };
}

const nothing = () => '';
