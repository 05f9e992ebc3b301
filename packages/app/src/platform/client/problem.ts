import { serverNow } from '../serverClock.ts';
import { ApiError, genericErrorText } from './ApiError.ts';

type FieldMessages = Record<string, string[]>;

/** The error of an answer of the API itself with an error status (ERROR-1, ERROR-17). */
export function httpError(status: number, body: unknown, retryAfter: string | null): ApiError {
  return new ApiError(
    'http',
    status,
    ownProblemText(body) || genericErrorText,
    problemFields(body),
    problemReason(body),
    secondsToWait(retryAfter, serverNow()),
  );
}

/**
 * The words of an error body (ERROR-1): all messages of `errors` joined by newlines and trimmed, else
 * `detail`; empty without any. An `errors` without a word, a field of another type and a body that
 * is no object count as missing.
 */
export function ownProblemText(body: unknown): string {
  const joined = Object.values(problemFields(body)).flat().join('\n').trim();
  const detail = fieldOf(body, 'detail');
  return joined || (typeof detail === 'string' ? detail.trim() : '');
}

/** The machine-readable reason of a refusal; undefined for a body without one. */
export function problemReason(body: unknown): string | undefined {
  const reason = fieldOf(body, 'reason');
  return typeof reason === 'string' ? reason : undefined;
}

/** A longer wait is ignored, in s: a day. */
const maxWait = 86_400;

/**
 * The wait that a `Retry-After` header asks for, which is a number of seconds or a date.
 *
 * @param now the server's time, in ms since 1970
 * @returns in s; undefined for a header without a wait
 */
export function secondsToWait(retryAfter: string | null, now: number): number | undefined {
  if (!retryAfter) return undefined;
  const isNumber = /^\d{1,9}$/.test(retryAfter);
  const seconds = isNumber ? Number(retryAfter) : Math.ceil((Date.parse(retryAfter) - now) / 1000);
  return seconds > 0 && seconds <= maxWait ? seconds : undefined;
}

/** The messages by the name of their field. */
export function problemFields(body: unknown): FieldMessages {
  const errors = fieldOf(body, 'errors');
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, messages]: [string, unknown]) => {
      // Some servers send one message where others send a list.
      const texts = (Array.isArray(messages) ? messages : [messages]).filter(
        (text) => typeof text === 'string',
      );
      return texts.length > 0 ? [[field, texts] as const] : [];
    }),
  );
}

function fieldOf(body: unknown, name: 'errors' | 'detail' | 'reason'): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
  return (body as Partial<Record<typeof name, unknown>>)[name];
}
