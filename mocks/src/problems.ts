import type { Language } from '@touchline/contract/call';
import type { Problem } from '@touchline/contract/problem';
import { logFailure } from './log.ts';
import { fieldRefusalIn, refusalIn, type RefusalText } from './refusalTexts.ts';

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

/** Thrown to answer a request with an error status, in a language of the caller (ERROR-21). */
export class Refusal extends Error {
  readonly status: number;
  readonly #title: RefusalText;
  readonly #details: ProblemDetails;

  constructor(status: number, title: RefusalText, details: ProblemDetails = {}) {
    super(`Answered with ${status}`);
    this.status = status;
    this.#title = title;
    this.#details = details;
  }

  /** What is said, by the name of the field or about the whole. */
  words(language: Language): string {
    const messages = Object.values(this.#errors(language) ?? {}).flat();
    return messages.join('\n') || refusalIn(language, this.#title);
  }

  response(language: Language = 'en'): Response {
    const { headers } = this.#details;
    const errors = this.#errors(language);
    return problemResponse(this.status, refusalIn(language, this.#title), {
      ...this.#details,
      ...(errors && { errors }),
      headers: { ...headers, 'Content-Language': language, Vary: 'Accept-Language' },
    });
  }

  #errors(language: Language): ProblemDetails['errors'] {
    const { errors } = this.#details;
    if (!errors) return undefined;
    const inLanguage = Object.entries(errors).map(([field, messages]) => [
      field,
      messages.map((message) => fieldRefusalIn(language, message)),
    ]);
    return Object.fromEntries(inLanguage) as Record<string, string[]>;
  }
}

/**
 * Throws a refusal with a `problem` body.
 *
 * @param errors messages by the name of the field
 */
export function refuse(
  status: number,
  title: RefusalText,
  errors?: Record<string, string[]>,
): never {
  throw new Refusal(status, title, errors ? { errors } : {});
}

/** Refuses one field of the request, by its name. */
export function refuseField(field: string, message: RefusalText): never {
  return refuse(400, 'The request does not fit this call', { [field]: [message] });
}

/** Refuses to delete a record to which others belong. */
export function refuseInUse(title: RefusalText): never {
  throw new Refusal(409, title, { more: { reason: 'inUse' } });
}

/** Refuses a change of a record that has changed meanwhile, with the current record (ADMIN-14). */
export function refuseStale(current: object): never {
  const title = 'Somebody else has changed this record meanwhile';
  throw new Refusal(409, title, { more: { current } });
}

/** Refuses a call that comes too often; `seconds` is when to try again. */
export function refuseForNow(seconds: number): never {
  const title = `Please try again in ${seconds} seconds` as const;
  throw new Refusal(429, title, { headers: { 'Retry-After': String(seconds) } });
}

/**
 * The response to anything that was thrown while a request was answered. An error that is not a
 * refusal is a mistake in the mock back end: it is logged, and the caller learns nothing of it.
 *
 * @param language in which the caller reads why
 */
export function responseToError(error: unknown, language: Language = 'en'): Response {
  if (error instanceof Refusal) return error.response(language);
  logFailure(error);
  return problemResponse(500, 'The server has failed');
}
