import { problem, type Problem } from '@touchline/contract/problem';
import * as v from 'valibot';

/** The text for an error that says nothing about itself (product.md §8). */
export const genericErrorText = 'An error occurred - Please contact support';

export type FailureKind = 'offline' | 'http' | 'unexpectedAnswer';

/** A call that did not work, in words that may be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** Messages by field name, for forms. */
  readonly fieldErrors: Record<string, string[]>;

  constructor(
    kind: FailureKind,
    status: number,
    message: string,
    fieldErrors: Record<string, string[]> = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.fieldErrors = fieldErrors;
  }
}

/**
 * The message of an error body (product.md §8): all messages of `errors` joined by newlines and
 * trimmed, else `detail`, else the generic text. A body of any other shape is the generic text.
 */
export function problemText(body: unknown): string {
  const { errors, detail } = readProblem(body);
  const joined = Object.values(errors ?? {})
    .flat()
    .join('\n')
    .trim();
  return joined || detail?.trim() || genericErrorText;
}

export function problemFields(body: unknown): Record<string, string[]> {
  return readProblem(body).errors ?? {};
}

function readProblem(body: unknown): Problem {
  const result = v.safeParse(problem, body);
  return result.success ? result.output : {};
}
