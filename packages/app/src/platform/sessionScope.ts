import { atom, type PrimitiveAtom } from 'jotai';
import { store } from './store.ts';

/** The end of a session: `expired` when the server ended it, `left` when the person did. */
export interface SessionEnd {
  reason: 'expired' | 'left';
  userId: string;
  /** The token for changes that were made before the end and are still to be sent. */
  accessToken: string;
}

const listeners = new Set<(end: SessionEnd) => void>();

/** A number that changes with each end of a session. A visitor who signs in keeps the number. */
export const sessionNumberAtom = atom(0);

export function currentSessionNumber(): number {
  return store.get(sessionNumberAtom);
}

/**
 * Registers a listener that clears, stops or closes what belongs to a session when it ends. All
 * listeners run synchronously, before anything is rendered for the next person.
 *
 * @returns unsubscribes
 */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls all listeners, also after one that fails: what the others hold is personal too. Only the code
 * that changes the session calls it.
 */
export function endSessionScope(end: SessionEnd): void {
  store.set(sessionNumberAtom, (number) => number + 1);
  for (const listener of listeners) {
    try {
      listener(end);
    } catch (error) {
      reportError(error);
    }
  }
}

/** An atom that is reset to its initial value when the session ends. */
export function sessionScopedAtom<Value>(initial: Value): PrimitiveAtom<Value> & { init: Value } {
  const scoped = atom(initial);
  onSessionEnd(() => store.set(scoped, () => initial));
  return scoped;
}

/**
 * Settles with the promise, but never after the end of the session, so that its answer cannot reach
 * the next person.
 */
export function duringSession<Value>(promise: Promise<Value>): Promise<Value> {
  const started = currentSessionNumber();
  return new Promise((resolve, reject) => {
    promise.then(
      (value) => started === currentSessionNumber() && resolve(value),
      (error: unknown) => started === currentSessionNumber() && reject(error),
    );
  });
}
