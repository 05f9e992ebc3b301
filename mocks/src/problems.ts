import type { Problem } from '@touchline/contract/problem';
import { logFailure } from './log.ts';

/** The media type of a problem body (RFC 9457). */
export const problemType = 'application/problem+json';

/** A response with a `problem` body as in the contract. */
export function problemResponse(
  status: number,
  title: string,
  { errors, headers }: { errors?: Record<string, string[]>; headers?: Record<string, string> } = {},
): Response {
  const body: Problem = {
    title,
    detail: title,
    // The name under which the specification has the text of a 401.
    ...(status === 401 && { error: title }),
    ...(errors && { errors }),
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

/**
 * The response to anything that was thrown while a request was answered. An error that is not a
 * refusal is a mistake in the mock back end: it is logged, and the caller learns nothing of it.
 */
export function responseToError(error: unknown): Response {
  if (error instanceof Refusal) return error.response;
  logFailure(error);
  return problemResponse(500, 'The server has failed');
}
