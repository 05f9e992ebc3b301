import type { TFunction } from 'i18next';
import { ApiError } from '../client/ApiError.ts';
import { errorText } from '../client/errorText.ts';

/** What a form shows of a failed call: messages by field, or one for the whole form. */
export interface Failure {
  text: string;
  fields: Record<string, string[]>;
  /** Whether the call may have arrived all the same. */
  isUnsure?: boolean;
}

/**
 * The failure that an error is for a form. Some servers capitalise the names of fields.
 *
 * @param fieldNames the names of the fields in the form
 */
export function failureOf(t: TFunction, error: unknown, fieldNames: readonly string[]): Failure {
  const errors = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
  if (errors.length === 0) {
    const isUnsure = error instanceof ApiError && error.kind === 'unsure';
    return { text: errorText(t, error), fields: {}, ...(isUnsure && { isUnsure }) };
  }
  const fields = errors.map(([name, messages]) => [
    fieldNames.find((field) => field.toLowerCase() === name.toLowerCase()) ?? name,
    messages,
  ]);
  return { text: '', fields: Object.fromEntries(fields) as Failure['fields'] };
}

/** All messages of a failure as one text, where there are no fields to show them at. */
export function failureText({ text, fields }: Failure): string {
  return text || Object.values(fields).flat().join(' ');
}
