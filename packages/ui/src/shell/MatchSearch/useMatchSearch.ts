import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createMatchSearchSession, type SearchMatches } from './matchSearchSession.ts';

/** One search session for the life of a component; a new `search` function does not restart it. */
export function useMatchSearch<Hit extends { id: string }>(search: SearchMatches<Hit>) {
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const [session] = useState(() =>
    createMatchSearchSession<Hit>((request) => latest.current(request)),
  );
  useEffect(() => session.clear, [session]);
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  return { session, state };
}
