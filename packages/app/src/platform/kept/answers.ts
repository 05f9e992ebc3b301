import type { Callable } from '../client/schemas.ts';
import type { AnyOptions } from '../client/request.ts';
import { onSessionEnd } from '../sessionScope.ts';

/** The answer to a GET as its schema gave it; undefined where the server says that there is nothing. */
export interface Answered {
  name: Callable;
  url: string;
  /** The id of the person who asked; empty for a visitor. */
  owner: string;
  value: unknown;
}

/** The answers that came before the code that keeps them, which may never come. */
const early: Answered[] = [];
const maxEarly = 60;

onSessionEnd(() => void early.splice(0));

let report = (answered: Answered): void => {
  early.push(answered);
  if (early.length > maxEarly) early.shift();
};

/** Called by the client with each answer to a GET. */
export function reportAnswer(answered: Answered): void {
  report(answered);
}

/** Replaces the listener; the answers that came before are passed to it. */
export function setAnswerListener(listener: (answered: Answered) => void): void {
  report = listener;
  early.splice(0).forEach(listener);
}

/** Answers a call from what was kept. @throws ApiError `offline` when there is nothing */
type Source = (name: Callable, options: AnyOptions) => Promise<unknown>;

let source: Source | undefined;

/** What answers the calls of the current function instead of the server, if anything does. */
export function keptSource(): Source | undefined {
  return source;
}

/** Runs a fetcher whose first calls are answered by `from`: those that it makes before it waits. */
export function fetchFrom<Value>(from: Source, fetcher: () => Promise<Value>): Promise<Value> {
  source = from;
  try {
    return fetcher();
  } finally {
    source = undefined;
  }
}
