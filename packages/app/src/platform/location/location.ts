import {
  createPath,
  type Action,
  type BrowserHistory,
  type Location,
  type Path,
  type To,
} from 'history';
import { atom } from 'jotai';
import { startTransition } from 'react';
import { store } from '../store.ts';
import { takeExternalToken } from './externalToken.ts';

/** The browser's history, or one in memory for tests and stories. */
export type History = BrowserHistory;

export interface HistoryUpdate {
  /** PUSH: by a link; REPLACE: replaced the entry; POP: by back or forward. */
  action: `${Action}`;
  location: Location;
}

const start: Location = { pathname: '/', search: '', hash: '', state: null, key: 'start' };

/**
 * The current address. The shell subscribes to this atom instead of a router, which surrounds only
 * the page (`Pages.tsx`).
 */
export const historyUpdateAtom = atom<HistoryUpdate>({ action: 'POP', location: start });

export const locationAtom = atom((get) => get(historyUpdateAtom).location);

let history: History | undefined;

const beforeNavigateListeners = new Set<(from: Location) => void>();

/**
 * Registers a listener that gets the previous address before anything of the next one is rendered.
 *
 * @returns unsubscribes
 */
export function onBeforeNavigate(listener: (from: Location) => void): () => void {
  beforeNavigateListeners.add(listener);
  return () => beforeNavigateListeners.delete(listener);
}

const navigationStartListeners = new Set<(next: Location) => void>();

/**
 * Registers a listener that gets the next address in the moment at which a navigation within the
 * document begins; its page may come later.
 *
 * @returns unsubscribes
 */
export function onNavigationStart(listener: (next: Location) => void): () => void {
  navigationStartListeners.add(listener);
  return () => navigationStartListeners.delete(listener);
}

/**
 * Makes a history the source of `locationAtom` and the target of navigation.
 *
 * @param prepare returns what the next address has to wait for, if anything; the previous page
 *   stays until then
 * @returns unsubscribes
 */
export function connectHistory(
  found: History,
  prepare: (next: Location) => Promise<unknown> | undefined = () => undefined,
): () => void {
  let newest: Location | null = null;
  history = found;
  store.set(historyUpdateAtom, { action: found.action, location: found.location });

  function commit({ action, location }: HistoryUpdate) {
    // Ignored if another navigation started while this one was prepared.
    if (location !== newest) return;
    const before = store.get(locationAtom);
    for (const listener of beforeNavigateListeners) listener(before);
    startTransition(() => store.set(historyUpdateAtom, { action, location }));
  }

  const stop = found.listen((update) => {
    newest = update.location;
    for (const listener of navigationStartListeners) listener(update.location);
    const prepared = prepare(update.location);
    if (prepared) void prepared.then(() => commit(update));
    else commit(update);
  });
  return () => {
    newest = null;
    stop();
  };
}

/** The history for the router of a page. */
export function currentHistory(): History {
  if (!history) throw new Error('No history is followed yet');
  return history;
}

const anySite = 'https://any.invalid';

/**
 * Resolves an address as the browser would, after leading slashes are reduced to one: it would read
 * `//host` as the address of another host. A token of `/ext` is taken out before the address is used
 * (AUTH-17).
 *
 * @returns null for an address of another site or scheme
 */
function sameOriginPath(to: To): Partial<Path> | null {
  const path = (typeof to === 'string' ? to : createPath(to)).replace(/^[/\\\s]+/, '/');
  const text = takeExternalToken(path);
  if (!URL.canParse(text, anySite)) return null;
  const { origin, pathname, search, hash } = new URL(text, anySite);
  return origin === anySite ? { pathname: pathname.replace(/^\/+/, '/'), search, hash } : null;
}

/** @param state of the new entry of the history */
function navigate(method: 'push' | 'replace', to: To, state?: unknown): void {
  const path = sameOriginPath(to);
  if (path) history?.[method](path, state);
}

/**
 * Navigates to an address of this site. An address such as `//host` is read as a path; one of
 * another site is ignored (SEC-3).
 */
export function navigateTo(to: To): void {
  navigate('push', to);
}

/** The state of entries made by the back button; it restores the scroll position of the page. */
const backState = { isBackNavigation: true };

/** Navigates to an address that was visited before, and restores its scroll position. */
export function navigateBackTo(to: To): void {
  navigate('push', to, backState);
}

/**
 * Whether a navigation went back. The state is checked because the browser may hold any value
 * there.
 */
export function isBackNavigation({ action, location }: HistoryUpdate): boolean {
  return action === 'POP' || isMarkedBack(location);
}

/** Whether the newest navigation, whose page may not be drawn yet, is one of the back button. */
export function isGoingBack(): boolean {
  const { action, location } = currentHistory();
  return action === 'PUSH' && isMarkedBack(location);
}

function isMarkedBack({ state }: { state: unknown }): boolean {
  return typeof state === 'object' && state !== null && 'isBackNavigation' in state;
}

/** What an entry of the history says about how it came to be. */
export interface EntryState {
  /** A guard has led to the sign-in page. */
  isRefused?: boolean;
  /** The token of a link from another site has signed nobody in. */
  isLinkRefused?: boolean;
  /** The page for unlocking has locked the session. */
  hasLocked?: boolean;
  /** Another part of the same page, whose scroll position stays. */
  keepsScroll?: boolean;
}

/** Replaces the address without adding an entry to the history. */
export function replaceLocation(to: To, state?: EntryState): void {
  navigate('replace', to, state);
}

/** The state of an entry. The browser may hold any value there. */
export function entryState({ state }: { state: unknown }): EntryState {
  return typeof state === 'object' && state !== null ? state : {};
}
