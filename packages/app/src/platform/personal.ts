import { atom, type PrimitiveAtom } from 'jotai';
import { store } from './store.ts';

/** The end of a session: `expired` where the server ended it, `left` where the person did. */
export interface SessionEnd {
  reason: 'expired' | 'left';
  userId: string;
  /** For what the person did before the end and is still to be sent. */
  accessToken: string;
}

const listeners = new Set<(end: SessionEnd) => void>();

/** Another number after each end of a session. A visit and the session that it becomes share one. */
export const sessionNumberAtom = atom(0);

export function sessionNumber(): number {
  return store.get(sessionNumberAtom);
}

/**
 * Names what has to be forgotten, stopped or closed when a session ends. It happens in the same
 * moment, before anything is drawn for the next person.
 *
 * @returns takes the name off the list
 */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells all of them. Only what changes the session calls it. */
export function endPersonal(end: SessionEnd): void {
  store.set(sessionNumberAtom, (number) => number + 1);
  for (const listener of listeners) listener(end);
}

/** State that belongs to a person: it is as at the start after the end of a session. */
export function personalAtom<Value>(initial: Value): PrimitiveAtom<Value> & { init: Value } {
  const personal = atom(initial);
  onSessionEnd(() => store.set(personal, () => initial));
  return personal;
}

/** Settles as the promise does, but after the end of the session not at all: who asked has gone. */
export function duringSession<Value>(promise: Promise<Value>): Promise<Value> {
  const started = sessionNumber();
  return new Promise((resolve, reject) => {
    promise.then(
      (value) => started === sessionNumber() && resolve(value),
      (error: unknown) => started === sessionNumber() && reject(error),
    );
  });
}
