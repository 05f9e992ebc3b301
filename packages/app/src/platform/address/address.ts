import {
  createPath,
  parsePath,
  type Action,
  type BrowserHistory,
  type Location,
  type Path,
  type To,
} from 'history';
import { atom } from 'jotai';
import { startTransition } from 'react';
import { store } from '../store.ts';

/** The browser's history, or one in memory for tests and stories. */
export type History = Omit<BrowserHistory, 'block'>;

interface Arrival {
  /** PUSH: by a link; REPLACE: replaced the entry; POP: by back or forward. */
  action: `${Action}`;
  location: Location;
}

const start: Location = { pathname: '/', search: '', hash: '', state: null, key: 'start' };

/**
 * The current address. The shell subscribes to this atom instead of a router, which surrounds only
 * the page (`Pages.tsx`).
 */
export const arrivalAtom = atom<Arrival>({ action: 'POP', location: start });

export const locationAtom = atom((get) => get(arrivalAtom).location);

let history: History | undefined;

const leaveListeners = new Set<(from: Location) => void>();

/**
 * Registers a listener that gets the previous address before anything of the next one is rendered.
 *
 * @returns unsubscribes
 */
export function onLeave(listener: (from: Location) => void): () => void {
  leaveListeners.add(listener);
  return () => leaveListeners.delete(listener);
}

/**
 * Makes a history the source of `locationAtom` and the target of navigation.
 *
 * @param prepare returns what the next address has to wait for, if anything; the previous page
 *   stays until then
 * @returns unsubscribes
 */
export function followHistory(
  found: History,
  prepare: (next: Location) => Promise<unknown> | undefined = () => undefined,
): () => void {
  let newest: Location | null = null;
  history = found;
  store.set(arrivalAtom, { action: found.action, location: found.location });

  function arrive({ action, location }: Arrival) {
    // Ignored if another navigation started while this one was prepared.
    if (location !== newest) return;
    const before = store.get(locationAtom);
    for (const listener of leaveListeners) listener(before);
    startTransition(() => store.set(arrivalAtom, { action, location }));
  }

  const stop = found.listen((arrival) => {
    newest = arrival.location;
    const prepared = prepare(arrival.location);
    if (prepared) void prepared.then(() => arrive(arrival));
    else arrive(arrival);
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

/**
 * Reduces leading slashes to one: the browser would read `//host` as the address of another host.
 */
function ownPath(to: To): Partial<Path> {
  return parsePath((typeof to === 'string' ? to : createPath(to)).replace(/^[/\\\s]+/, '/'));
}

/** Navigates to an address of this site. An address such as `//host` is read as a path. */
export function navigateTo(to: To): void {
  history?.push(ownPath(to));
}

/** The state of entries made by the back button; it restores the scroll position of the page. */
const returning = { isReturn: true };

/** Navigates to an address that was visited before, and restores its scroll position. */
export function navigateBackTo(to: To): void {
  history?.push(ownPath(to), returning);
}

/**
 * Whether a navigation went back. The state is checked because the browser may hold any value
 * there.
 */
export function isReturn({ action, location }: Arrival): boolean {
  const state: unknown = location.state;
  const isMarked = typeof state === 'object' && state !== null && 'isReturn' in state;
  return action === 'POP' || isMarked;
}

/** Replaces the address without adding an entry to the history. */
export function replaceAddress(to: To): void {
  history?.replace(ownPath(to));
}
