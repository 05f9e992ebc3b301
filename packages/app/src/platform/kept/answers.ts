import type { Callable } from '../client/schemas.ts';
import type { AnyOptions } from '../client/request.ts';
import { onSessionEnd } from '../sessionScope.ts';

/** The answer to a GET that reads, as its schema gave it; undefined where the server says that there is nothing. */
export interface Answered {
  name: Callable;
  url: string;
  /** The id of the person who asked; empty for a visitor. */
  owner: string;
  value: unknown;
}

/** The answers that arrived before the code that keeps them was loaded, which may never happen. */
const unreported: Answered[] = [];
const maxUnreported = 60;

onSessionEnd(() => void unreported.splice(0));

let report = (answered: Answered): void => {
  unreported.push(answered);
  if (unreported.length > maxUnreported) unreported.shift();
};

/** Called by the client with each answer to a GET that reads. */
export function reportAnswer(answered: Answered): void {
  report(answered);
}

/** Replaces the listener; the answers that came before are passed to it. */
export function setAnswerListener(listener: (answered: Answered) => void): void {
  report = listener;
  unreported.splice(0).forEach(listener);
}

/** Returns the kept answer to a call. @throws ApiError `offline` when there is none */
type Source = (name: Callable, options: AnyOptions) => Promise<unknown>;

let source: Source | undefined;

/** The source that answers calls instead of the server, while `fetchFrom` runs a fetcher. */
export function keptSource(): Source | undefined {
  return source;
}

/** Runs a fetcher whose calls are answered by `from`, as far as it makes them synchronously. */
export function fetchFrom<Value>(from: Source, fetcher: () => Promise<Value>): Promise<Value> {
  source = from;
  try {
    return fetcher();
  } finally {
    source = undefined;
  }
}
