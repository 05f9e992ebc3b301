import { fadeSplash } from '@touchline/ui/shell/SplashScreen';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { announceShell } from '../firstView.ts';
import { goOnFromStaticShell } from '../fromStaticShell.ts';
import { paths } from '../paths.ts';
import { userIdAtom } from '../session/session.atoms.ts';
import { listenForSessionEnd, signInPath } from '../session/session.ts';
import { store } from '../store.ts';
import { arrivalAtom, goTo } from './address.ts';
import { schemeAtom, themeAtom } from './appearance.atoms.ts';
import { announceArrival } from './arrival.ts';
import { urlHistoryAtom } from './history.atoms.ts';
import { followLinks } from './followLinks.ts';
import { notice } from './notices.ts';
import { keepScroll } from './scrollMemory.ts';
import { visited } from './urlHistory.ts';

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
      () => void import('./bringFonts.ts').then((m) => m.bringFonts()),
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
    if (!connection?.saveData) void import('./warmAhead.ts').then((m) => m.warmAhead());
  };
  for (const sign of ['pointermove', 'touchstart', 'keydown']) {
    addEventListener(sign, onSign, { signal: done.signal, passive: true });
  }
  return () => done.abort();
}

function useAppearance() {
  const theme = useAtomValue(themeAtom);
  const scheme = useAtomValue(schemeAtom);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['scheme'] = scheme;
  }, [theme, scheme]);
}

/** Scroll, focus and the addresses for the back button. */
function usePlaces() {
  const { action: kind, location } = useAtomValue(arrivalAtom);
  const { key, pathname, search, hash } = location;
  const setHistory = useSetAtom(urlHistoryAtom);
  const before = useRef(pathname);

  useLayoutEffect(() => {
    const isSamePage = kind === 'REPLACE' && before.current === pathname;
    const arrival = kind === 'POP' ? 'returns' : isSamePage ? 'stays' : 'starts';
    return keepScroll(key, arrival, hash);
  }, [key, kind, pathname, hash]);

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
      const from = store.get(urlHistoryAtom).at(-1) ?? paths.home;
      if (reason === 'expired') goTo(signInPath(from));
    });
  }, []);

  // Visitors need none of it: it is fetched for those who are signed in.
  useEffect(() => {
    if (userId === null) return;
    let stop = () => {};
    let isGone = false;
    void import('./startPersonal.ts').then(({ startPersonal }) => {
      if (!isGone) stop = startPersonal();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [userId]);
}
