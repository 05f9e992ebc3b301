import { createContext } from 'react';

/** What kind of answer a field takes: it decides what "missing" is called. */
export type Answer = 'text' | 'choice' | 'tick';

type ValidityKind = Exclude<keyof ValidityState, 'valid' | 'customError'>;

/** Kinds whose words depend on the field. */
type FieldKind = 'valueMissing' | 'typeMismatch' | 'tooShort' | 'tooLong';

/** Words for all that a browser can find wrong with a value: its own are in its own language. */
export interface ValidationMessages extends Record<Exclude<ValidityKind, FieldKind>, string> {
  /** Nothing typed, nothing chosen, a box not ticked. */
  valueMissing: Record<Answer, string>;
  typeMismatch: Record<'email' | 'url', string>;
  tooShort: (minLength: number) => string;
  tooLong: (maxLength: number) => string;
}

/** The words of the form around a field; null outside of one. */
export const ValidationContext = createContext<ValidationMessages | null>(null);
