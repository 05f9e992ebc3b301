import { currentSessionNumber } from '../sessionScope.ts';
import { store } from '../store.ts';
import { ApiError, genericErrorText } from './ApiError.ts';
import { AnswerTooLargeError, isAbort, readAnswer, type HttpAnswer } from './answer.ts';
import { startDeadline } from './deadline.ts';
import { reserveKeepalive } from './keepalive.ts';
import { isApiReachableAtom } from './requests.atoms.ts';

/** One request of a call. */
export interface Request {
  url: string;
  token: string | null;
  /** Whether it changes something on the server. */
  isChange: boolean;
  signal: AbortSignal | undefined;
  body: string | FormData | undefined;
  init: RequestInit;
}

/**
 * Sends a request and reads its answer, once: a request that failed is never repeated.
 *
 * @throws ApiError `offline` without an answer, `tooSlow` or `unsure` without one in time,
 *   `unexpectedAnswer` for one that is too large
 * @throws DOMException `AbortError` when the signal aborts
 */
export async function send({
  url,
  init,
  body = '',
  isChange,
  signal,
}: Request): Promise<HttpAnswer> {
  throwIfAborted(signal);
  const session = currentSessionNumber();
  const isForm = typeof body !== 'string';
  const deadline = startDeadline(signal, isForm ? sizeOf(body) : body.length);
  // A file is larger than what a request that outlives its page may have.
  const release = isChange && !isForm ? reserveKeepalive(body) : null;
  try {
    const response = await fetch(url, {
      ...init,
      ...(body ? { body } : {}),
      signal: deadline.signal,
      keepalive: release !== null,
      // A redirect could send the token to another origin.
      redirect: 'error',
      credentials: 'omit',
    });
    const answer = await readAnswer(response);
    // Not on the mere chance: changes that wait are sent again at that moment, and would be for each
    // answer of a proxy.
    if (!mayBeOfProxy(answer.status)) store.set(isApiReachableAtom, true);
    return answer;
  } catch (error) {
    throwIfAborted(signal);
    if (deadline.isOver()) throw noAnswer(isChange ? 'unsure' : 'tooSlow', session);
    if (isAbort(error)) throw error;
    if (!(error instanceof AnswerTooLargeError)) throw noAnswer('offline', session);
    console.error(`${init.method} ${url.split('?')[0]}: ${error.message}`);
    throw new ApiError('unexpectedAnswer', error.status, genericErrorText);
  } finally {
    deadline.clear();
    release?.();
  }
}

/** The size of the files in a form, in bytes. */
function sizeOf(form: FormData): number {
  return [...form.values()].reduce(
    (sum, value) => sum + (typeof value === 'string' ? value.length : value.size),
    0,
  );
}

/** A file of the site that takes longer counts as missing (START-11), in ms. */
const maxFileTime = 10_000;

/**
 * Fetches a text file of the site itself, without the token.
 *
 * @returns status 0 without an answer in time
 */
export async function fetchText(
  url: string,
  cache: RequestCache = 'default',
): Promise<{ status: number; text: string }> {
  const deadline = startDeadline(undefined, 0, maxFileTime);
  try {
    const response = await fetch(url, {
      cache,
      credentials: 'same-origin',
      signal: deadline.signal,
    });
    return await readAnswer(response);
  } catch {
    return { status: 0, text: '' };
  } finally {
    deadline.clear();
  }
}

/** @throws DOMException `AbortError` */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DOMException('The call was cancelled', 'AbortError');
}

/** Whether a proxy may have answered because the API behind it is out of reach (ERROR-3). */
export function mayBeOfProxy(status: number): boolean {
  return status > 501 && status < 505;
}

/**
 * The error of a call without an answer. From now on the API counts as out of reach, unless the session in
 * which the call was made has ended since: what was asked long ago says nothing of now.
 */
export function noAnswer(
  kind: 'offline' | 'tooSlow' | 'unsure' = 'offline',
  session = currentSessionNumber(),
): ApiError {
  if (session === currentSessionNumber()) store.set(isApiReachableAtom, false);
  return new ApiError(kind, 0, genericErrorText);
}
