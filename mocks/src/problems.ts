import type { Problem } from '@touchline/contract/problem';
import { logFailure } from './log.ts';

/** The media type of a problem body (RFC 9457). */
export const problemType = 'application/problem+json';

interface ProblemDetails {
  /** Messages by the name of the field. */
  errors?: Record<string, string[]>;
  /** Fields that one call has beside those of every problem. */
  more?: object;
  headers?: Record<string, string>;
}

/** A response with a `problem` body as in the contract. */
export function problemResponse(
  status: number,
  title: string,
  { errors, more, headers }: ProblemDetails = {},
): Response {
  const body: Problem = {
    title,
    detail: title,
    // The name under which the specification has the text of a 401.
    ...(status === 401 && { error: title }),
    ...(errors && { errors }),
    ...more,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': problemType, ...headers },
  });
}

/** Thrown to answer a request with an error status. */
export class Refusal extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super(`Answered with ${response.status}`);
    this.response = response;
  }
}

/**
 * Throws a refusal with a `problem` body.
 *
 * @param errors messages by the name of the field
 */
export function refuse(status: number, title: string, errors?: Record<string, string[]>): never {
  throw new Refusal(problemResponse(status, title, errors ? { errors } : {}));
}

/** Refuses one field of the request, by its name. */
export function refuseField(field: string, message: string): never {
  return refuse(400, 'The request does not fit this call', { [field]: [message] });
}

/** Refuses to delete a record to which others belong. */
export function refuseInUse(title: string): never {
  throw new Refusal(problemResponse(409, title, { more: { reason: 'inUse' } }));
}

/** Refuses a change of a record that has changed meanwhile, with the current record (ADMIN-14). */
export function refuseStale(current: object): never {
  const title = 'Somebody else has changed this record meanwhile';
  throw new Refusal(problemResponse(409, title, { more: { current } }));
}

/** Refuses a call that comes too often; `seconds` is when to try again. */
export function refuseForNow(seconds: number): never {
  const title = `Please try again in ${seconds} seconds`;
  throw new Refusal(problemResponse(429, title, { headers: { 'Retry-After': String(seconds) } }));
}

/**
 * The response to anything that was thrown while a request was answered. An error that is not a
 * refusal is a mistake in the mock back end: it is logged, and the caller learns nothing of it.
 */
export function responseToError(error: unknown): Response {
  if (error instanceof Refusal) return error.response;
  logFailure(error);
  return problemResponse(500, 'The server has failed');
}
