import type { TFunction } from 'i18next';

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
  /** The words to show for it, where there are some for this error alone. */
  readonly say?: (t: TFunction) => string;

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
