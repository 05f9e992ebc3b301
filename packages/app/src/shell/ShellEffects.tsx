import { fadeSplash } from '@touchline/ui/shell/SplashScreen';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { announceShell } from '#platform/startup/firstView.ts';
import { goOnFromStaticShell } from '#platform/startup/fromStaticShell.ts';
import { userIdAtom } from '#session/session.atoms.ts';
import { listenForSessionEnd, signInPath } from '#session/session.ts';
import { store } from '#platform/store.ts';
import { arrivalAtom, goTo, isReturn, locationAtom, onLeave } from '#platform/address/address.ts';
import { schemeAtom, takeLayoutParameterAtom, themeAtom } from '#features/appearance';
import { announceArrival } from '#platform/address/headingFocus.ts';
import { urlHistoryAtom } from '#platform/address/history.atoms.ts';
import { followLinks } from '#router/followLinks.ts';
import { notice } from '#platform/notices.ts';
import { rememberScroll, restoreScroll } from '#router/scrollMemory.ts';
import { visited } from '#platform/address/urlHistory.ts';

/** By then the first content is there on most connections, in ms. */
const rest = 2_500;

/** Joins the shell to what lies outside React. It draws nothing, so that nothing is drawn again. */
export function ShellEffects() {
  useAppearance();
  usePlaces();
  useSession();
  useEffect(() => {
    announceShell();
    goOnFromStaticShell();
    fadeSplash();
    const timer = setTimeout(
      () => void import('#platform/startup/bringFonts.ts').then((m) => m.bringFonts()).catch(() => {}),
      rest,
    );
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => followLinks(document, goTo), []);
  useEffect(warmAtFirstSign, []);
  return null;
}

/** Who moves, touches or types is about to open something; who only reads pays for nothing. */
function warmAtFirstSign() {
  const done = new AbortController();
  const onSign = () => {
    done.abort();
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    void import('#router/warmAhead.ts').then((m) => m.warmAhead()).catch(() => {});
  };
  for (const sign of ['pointermove', 'touchstart', 'keydown']) {
    addEventListener(sign, onSign, { signal: done.signal, passive: true });
  }
  return () => done.abort();
}

function useAppearance() {
  const { search } = useAtomValue(locationAtom);
  const takeLayoutParameter = useSetAtom(takeLayoutParameterAtom);
  // Before the page is painted: it is never seen in the layout before.
  useLayoutEffect(() => takeLayoutParameter(search), [search, takeLayoutParameter]);

  const theme = useAtomValue(themeAtom);
  const scheme = useAtomValue(schemeAtom);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['scheme'] = scheme;
  }, [theme, scheme]);
}

/** Scroll, focus and the addresses for the back button. */
function usePlaces() {
  const arrival = useAtomValue(arrivalAtom);
  const { action: kind, location } = arrival;
  const { pathname, search, hash } = location;
  const setHistory = useSetAtom(urlHistoryAtom);
  const before = useRef(pathname);

  useEffect(() => onLeave(rememberScroll), []);

  useLayoutEffect(() => {
    const isSamePage = arrival.action === 'REPLACE' && before.current === arrival.location.pathname;
    const way = isReturn(arrival) ? 'returns' : isSamePage ? 'stays' : 'starts';
    return restoreScroll(arrival.location, way);
  }, [arrival]);

  useLayoutEffect(() => {
    if (before.current !== pathname) announceArrival();
    before.current = pathname;
  }, [pathname]);

  // The page is on screen before the back button learns of it.
  useEffect(() => {
    const url = pathname + search + hash;
    startTransition(() =>
      setHistory((history) => visited(kind === 'REPLACE' ? history.slice(0, -1) : history, url)),
    );
  }, [kind, pathname, search, hash, setHistory]);
}

function useSession() {
  const userId = useAtomValue(userIdAtom);

  useEffect(() => {
    listenForSessionEnd((reason) => {
      notice(reason === 'expired' ? 'shell.sessionExpired' : 'shell.sessionElsewhere');
      const { pathname, search, hash } = store.get(locationAtom);
      if (reason === 'expired') goTo(signInPath(pathname + search + hash));
    });
  }, []);

  // Visitors need none of it: it is fetched for those who are signed in.
  useEffect(() => {
    if (userId === null) return;
    let stop = () => {};
    let isGone = false;
    import('./startPersonal.ts').then(
      ({ startPersonal }) => {
        if (!isGone) stop = startPersonal();
      },
      () => console.warn('The live connection could not be fetched'),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [userId]);
}
