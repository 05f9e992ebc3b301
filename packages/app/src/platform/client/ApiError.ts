import type { TFunction } from 'i18next';
import { serverNow } from '../serverClock.ts';

/** The text for an error without a message of its own (ERROR-1). */
export const genericErrorText = 'An error occurred - Please contact support';

/**
 * `offline`: no answer; `tooSlow`: none in time; `unsure`: none in time to a change, which may have
 * arrived all the same.
 */
export type FailureKind = 'offline' | 'tooSlow' | 'unsure' | 'http' | 'unexpectedAnswer';

/** A failed call, with a message that may be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  /** When it failed, by the server's clock, in ms since 1970. */
  readonly time = serverNow();
  /** Messages by field name, for forms. */
  readonly fieldErrors: Record<string, string[]>;
  /** Why it was refused, as the server names it: `expired` or `used` of a link, `inUse` of a deletion. */
  readonly reason: string | undefined;
  /** How long the server asks to wait, in s. */
  readonly secondsToWait: number | undefined;
  /** The translated message, for errors that have one of their own. */
  readonly translate?: (t: TFunction) => string;

  constructor(
    kind: FailureKind,
    status: number,
    message: string,
    fieldErrors: Record<string, string[]> = {},
    reason?: string,
    secondsToWait?: number,
  ) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.reason = reason;
    this.secondsToWait = secondsToWait;
  }
}
