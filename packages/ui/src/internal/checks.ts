import type { ValidationResult } from 'react-aria-components';
import type { Answer, ValidationMessages } from './validationMessages.ts';

/** Something that a browser cannot check by itself. */
export interface Rule {
  /** Names the rule among those of its field. */
  id: string;
  /** What a person reads while it is broken. */
  message: string;
  /** Asked about what is typed; nothing typed breaks no rule. */
  isMet: (value: string) => boolean;
}

/** What the value of a field is checked for. */
export interface Checks {
  answer: Answer;
  isRequired?: boolean | undefined;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
  rules?: readonly Rule[] | undefined;
}

/** Stands for white space alone, as the id of a rule does. */
const blank = 'blank';

/**
 * Checks what is typed for what the browser lets through: white space alone, and broken rules.
 *
 * @returns finds the id of what is wrong, so that its words can follow the language
 */
export function checkText({ isRequired, type, rules }: Checks): (value: string) => string | null {
  return (value) => {
    if (value === '') return null;
    // A password may be anything.
    if (isRequired && type !== 'password' && value.trim() === '') return blank;
    return rules?.find(({ isMet }) => !isMet(value))?.id ?? null;
  };
}

type Kind = Exclude<keyof ValidityState, 'valid' | 'customError'>;

function wordsOf(kind: Kind, checks: Checks, messages: ValidationMessages): string {
  switch (kind) {
    case 'valueMissing':
      return messages.valueMissing[checks.answer];
    case 'typeMismatch':
      return messages.typeMismatch[checks.type === 'url' ? 'url' : 'email'];
    case 'tooShort':
      return messages.tooShort(checks.minLength ?? 0);
    case 'tooLong':
      return messages.tooLong(checks.maxLength ?? 0);
    default:
      return messages[kind];
  }
}

/** What can be said about a value before anything is wrong with it. */
export function possibleWords(checks: Checks, messages: ValidationMessages): string[] {
  const { isRequired, type, minLength, pattern, rules = [] } = checks;
  const kinds: Kind[] = [];
  if (isRequired) kinds.push('valueMissing');
  if (type === 'email' || type === 'url') kinds.push('typeMismatch');
  if (minLength !== undefined) kinds.push('tooShort');
  if (pattern !== undefined) kinds.push('patternMismatch');
  return [
    ...kinds.map((kind) => wordsOf(kind, checks, messages)),
    ...rules.map(({ message }) => message),
  ];
}

/** What is wrong, in our words or in those of the server; never in the browser's. */
export function wordsFor(
  { validationDetails, validationErrors }: ValidationResult,
  checks: Checks,
  messages: ValidationMessages | null,
): string {
  if (validationDetails.customError) {
    return validationErrors
      .map((error) =>
        error === blank
          ? (messages?.valueMissing[checks.answer] ?? '')
          : (checks.rules?.find(({ id }) => id === error)?.message ?? error),
      )
      .join(' ');
  }
  const kind = Object.entries(validationDetails).find(
    ([name, isWrong]) => isWrong && name !== 'valid',
  )?.[0] as Kind | undefined;
  return kind && messages ? wordsOf(kind, checks, messages) : '';
}
