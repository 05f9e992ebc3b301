import { createContext } from 'react';

/** The kind of input of a field; it selects the message for a missing value. */
export type Answer = 'text' | 'choice' | 'tick';

type ValidityKind = Exclude<keyof ValidityState, 'valid' | 'customError'>;

/** Validity states whose message depends on the field. */
type FieldKind = 'valueMissing' | 'typeMismatch' | 'tooShort' | 'tooLong';

/**
 * Messages for all validity states of the browser, because its own messages are in its own
 * language.
 */
export interface ValidationMessages extends Record<Exclude<ValidityKind, FieldKind>, string> {
  /** The message when nothing is typed, chosen or ticked. */
  valueMissing: Record<Answer, string>;
  /** The messages for a text that is no e-mail address, and for one that is no web address. */
  typeMismatch: Record<'email' | 'url', string>;
  /** The message when fewer characters than `minLength` are typed. */
  tooShort: (minLength: number) => string;
  /** The message when more characters than `maxLength` are typed. */
  tooLong: (maxLength: number) => string;
  /** The message of a date of which some parts are empty. */
  incompleteDate: string;
}

/** The messages of the surrounding form; null outside of one. */
export const ValidationContext = createContext<ValidationMessages | null>(null);
