import { useEffect, useState, useSyncExternalStore } from 'react';
import { createMatchSearchSession, type SearchMatches } from './matchSearchSession.ts';

/** One search session per component instance; a new `search` function does not restart it. */
export function useMatchSearch<Hit extends { id: string }>(search: SearchMatches<Hit>) {
  const [session] = useState(() => createMatchSearchSession<Hit>(search));
  useEffect(() => session.searchWith(search), [session, search]);
  useEffect(() => session.clear, [session]);
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  return { session, state };
}
