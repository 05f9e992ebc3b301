import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { applyLayoutParameterAtom } from '#features/appearance';
import {
  entryState,
  historyUpdateAtom,
  navigateTo,
  isBackNavigation,
  locationAtom,
  onBeforeNavigate,
  onNavigationStart,
} from '#platform/location/location.ts';
import {
  focusHeadingIfLost,
  requestHeadingFocus,
  watchForMovingOn,
} from '#platform/location/headingFocus.ts';
import { addUrlAtom, leadsOnAtom } from '#platform/location/urlHistory.atoms.ts';
import { userIdAtom } from '#session/session.atoms.ts';
import { interceptLinks } from './interceptLinks.ts';
import { leadsOn } from './routes.ts';
import { saveScrollPosition, applyScroll } from './scrollRestoration.ts';

/** The side effects of a completed navigation. Renders nothing. */
export function RouterEffects() {
  useLayoutParameter();
  useScrollRestoration();
  useHeadingFocus();
  useUrlHistory();
  useEffect(() => interceptLinks(document, navigateTo), []);
  useEffect(prefetchOnFirstInteraction, []);
  return null;
}

function useLayoutParameter() {
  const { search } = useAtomValue(locationAtom);
  const applyLayoutParameter = useSetAtom(applyLayoutParameterAtom);
  // A layout effect, so that the page is never painted in the previous layout.
  useLayoutEffect(() => applyLayoutParameter(search), [search, applyLayoutParameter]);
}

function useScrollRestoration() {
  const update = useAtomValue(historyUpdateAtom);
  const before = useRef(update.location.pathname);

  useEffect(() => onBeforeNavigate(saveScrollPosition), []);

  useLayoutEffect(() => {
    const { action, location } = update;
    const isSamePage =
      before.current === location.pathname &&
      (action === 'REPLACE' || entryState(location).keepsScroll === true);
    before.current = location.pathname;
    const scroll = isBackNavigation(update) ? 'restore' : isSamePage ? 'keep' : 'top';
    return applyScroll(location, scroll);
  }, [update]);
}

function useHeadingFocus() {
  const update = useAtomValue(historyUpdateAtom);
  const before = useRef(update.location.pathname);

  useEffect(
    () => onNavigationStart(({ pathname }) => pathname !== before.current && watchForMovingOn()),
    [],
  );

  useLayoutEffect(() => {
    const { action, location } = update;
    const isSamePage = before.current === location.pathname;
    before.current = location.pathname;
    if (!isSamePage) requestHeadingFocus();
    // The page stays, and the back button is disabled where its history ends.
    else if (action === 'PUSH' && isBackNavigation(update)) focusHeadingIfLost();
  }, [update]);
}

/** Adds each address to the history of the back button. */
function useUrlHistory() {
  const update = useAtomValue(historyUpdateAtom);
  const addUrl = useSetAtom(addUrlAtom);
  const setLeadsOn = useSetAtom(leadsOnAtom);
  const userId = useAtomValue(userIdAtom);

  // Another value for each person, because the guards ask who is signed in.
  useEffect(() => setLeadsOn({ leadsOn }), [userId, setLeadsOn]);

  // An effect, so that the page is painted before the back button is updated.
  useEffect(() => startTransition(() => addUrl(update)), [update, addUrl]);
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
    void import('./prefetchLikelyCode.ts').then((m) => m.prefetchLikelyCode()).catch(() => {});
  };
  for (const interaction of ['pointermove', 'touchstart', 'keydown']) {
    addEventListener(interaction, onInteraction, { signal: done.signal, passive: true });
  }
  return () => done.abort();
}
