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

/** In the browser or in memory. */
export type History = Omit<BrowserHistory, 'block'>;

interface Arrival {
  /** How the person came: by a link, in the place of another entry, or by back and forward. */
  action: `${Action}`;
  location: Location;
}

const start: Location = { pathname: '/', search: '', hash: '', state: null, key: 'start' };

/** Where the person is. The shell listens to it, and to no router: that stands around the page (`Pages.tsx`). */
export const arrivalAtom = atom<Arrival>({ action: 'POP', location: start });

export const locationAtom = atom((get) => get(arrivalAtom).location);

let history: History | undefined;

const leaveListeners = new Set<(from: Location) => void>();

/**
 * Calls back with the address that is left, before anything of the next one is drawn.
 *
 * @returns stops it
 */
export function onLeave(listener: (from: Location) => void): () => void {
  leaveListeners.add(listener);
  return () => leaveListeners.delete(listener);
}

/**
 * Takes the address from a history, and changes it there.
 *
 * @param prepare what another address has to wait for, if anything; the page before stays meanwhile
 * @returns stops it
 */
export function followHistory(
  found: History,
  prepare: (next: Location) => Promise<unknown> | undefined = () => undefined,
): () => void {
  let newest: Location | null = null;
  history = found;
  store.set(arrivalAtom, { action: found.action, location: found.location });

  function arrive({ action, location }: Arrival) {
    // Whoever waited may have gone elsewhere meanwhile.
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

/** For the router of a page. */
export function historyInUse(): History {
  if (!history) throw new Error('No history is followed yet');
  return history;
}

/** An address that begins like that of another host is one of this site. */
function ownPath(to: To): Partial<Path> {
  return parsePath((typeof to === 'string' ? to : createPath(to)).replace(/^[/\\\s]+/, '/'));
}

/** Changes the page. An address that begins like that of another host becomes one of this site. */
export function goTo(to: To): void {
  history?.push(ownPath(to));
}

/** Kept with the entries that the back button makes: the page returns to where it was left. */
const returning = { isReturn: true };

/** Goes to an address where the person has been before. */
export function returnTo(to: To): void {
  history?.push(ownPath(to), returning);
}

/** How a person came: what the browser keeps with an entry may be anything. */
export function isReturn({ action, location }: Arrival): boolean {
  const state: unknown = location.state;
  const isMarked = typeof state === 'object' && state !== null && 'isReturn' in state;
  return action === 'POP' || isMarked;
}

/** Changes the address without an entry of its own. */
export function putAddress(to: To): void {
  history?.replace(ownPath(to));
}
