import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { takeLayoutParameterAtom } from '#features/appearance';
import {
  arrivalAtom,
  navigateTo,
  isReturn,
  locationAtom,
  onLeave,
} from '#platform/address/address.ts';
import { requestHeadingFocus } from '#platform/address/headingFocus.ts';
import { urlHistoryAtom } from '#platform/address/history.atoms.ts';
import { visited } from '#platform/address/urlHistory.ts';
import { followLinks } from './followLinks.ts';
import { preloadAtRest } from './preloadAtRest.ts';
import { rememberScroll, restoreScroll } from './scrollMemory.ts';

/** The side effects of a completed navigation. Renders nothing. */
export function RouterEffects() {
  useLayoutParameter();
  useScroll();
  useHeadingFocus();
  useHistory();
  useEffect(() => followLinks(document, navigateTo), []);
  useEffect(preloadAtRest, []);
  useEffect(prefetchOnFirstInteraction, []);
  return null;
}

function useLayoutParameter() {
  const { search } = useAtomValue(locationAtom);
  const takeLayoutParameter = useSetAtom(takeLayoutParameterAtom);
  // A layout effect, so that the page is never painted in the previous layout.
  useLayoutEffect(() => takeLayoutParameter(search), [search, takeLayoutParameter]);
}

function useScroll() {
  const arrival = useAtomValue(arrivalAtom);
  const before = useRef(arrival.location.pathname);

  useEffect(() => onLeave(rememberScroll), []);

  useLayoutEffect(() => {
    const { action, location } = arrival;
    const isSamePage = action === 'REPLACE' && before.current === location.pathname;
    before.current = location.pathname;
    const way = isReturn(arrival) ? 'returns' : isSamePage ? 'stays' : 'starts';
    return restoreScroll(location, way);
  }, [arrival]);
}

function useHeadingFocus() {
  const { pathname } = useAtomValue(locationAtom);
  const before = useRef(pathname);

  useLayoutEffect(() => {
    if (before.current !== pathname) requestHeadingFocus();
    before.current = pathname;
  }, [pathname]);
}

/** Adds each address to the history of the back button. */
function useHistory() {
  const { action, location } = useAtomValue(arrivalAtom);
  const { pathname, search, hash } = location;
  const setHistory = useSetAtom(urlHistoryAtom);

  // An effect, so that the page is painted before the back button is updated.
  useEffect(() => {
    const url = pathname + search + hash;
    startTransition(() =>
      setHistory((history) => visited(action === 'REPLACE' ? history.slice(0, -1) : history, url)),
    );
  }, [action, pathname, search, hash, setHistory]);
}

/**
 * Prefetches likely pages at the first pointer movement, touch or key press, which usually precede
 * a navigation.
 */
function prefetchOnFirstInteraction() {
  const done = new AbortController();
  const onInteraction = () => {
    done.abort();
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    void import('./prefetchLikely.ts').then((m) => m.prefetchLikely()).catch(() => {});
  };
  for (const interaction of ['pointermove', 'touchstart', 'keydown']) {
    addEventListener(interaction, onInteraction, { signal: done.signal, passive: true });
  }
  return () => done.abort();
}
