import type { ValidationResult } from 'react-aria-components';
import type { Answer, ValidationMessages } from './validationMessages.ts';

/** A custom validation rule. */
export interface Rule {
  /** Unique among the rules of its field. */
  id: string;
  /** The error message. */
  message: string;
  /** Called with the value; never with an empty one. */
  isMet: (value: string) => boolean;
}

/** The constraints of a field. */
export interface Checks {
  answer: Answer;
  isRequired?: boolean | undefined;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date';
  minLength?: number | undefined;
  /** The most code points. No attribute of the browser, which would cut what is pasted. */
  most?: number | undefined;
  pattern?: string | undefined;
  rules?: readonly Rule[] | undefined;
}

/** The id of the built-in rule against white space alone. */
const blank = 'blank';

/** The id of the built-in rule against more characters than `most`. */
const tooLong = 'tooLong';

/**
 * Validates what the browser's own validation accepts: white space alone, the number of code points,
 * and the custom rules.
 *
 * @returns a function that returns the id of the broken rule, so that the message can be translated
 *   later
 */
export function checkText({
  isRequired,
  type,
  most,
  rules,
}: Checks): (value: string) => string | null {
  return (value) => {
    if (value === '') return null;
    // A password may consist of spaces.
    if (isRequired && type !== 'password' && value.trim() === '') return blank;
    if (most !== undefined && [...value].length > most) return tooLong;
    return rules?.find(({ isMet }) => !isMet(value))?.id ?? null;
  };
}

type Kind = Exclude<keyof ValidityState, 'valid' | 'customError'>;

function messageOf(kind: Kind, checks: Checks, messages: ValidationMessages): string {
  switch (kind) {
    case 'valueMissing':
      return messages.valueMissing[checks.answer];
    case 'typeMismatch':
      return messages.typeMismatch[checks.type === 'url' ? 'url' : 'email'];
    case 'tooShort':
      return messages.tooShort(checks.minLength ?? 0);
    case 'tooLong':
      return messages.tooLong(checks.most ?? 0);
    default:
      return messages[kind];
  }
}

/** All messages that the constraints of a field can produce. */
export function possibleMessages(checks: Checks, messages: ValidationMessages): string[] {
  const { isRequired, type, minLength, most, pattern, rules = [] } = checks;
  const ofDates = type === 'date' ? [messages.incompleteDate] : [];
  const kinds: Kind[] = [];
  if (isRequired) kinds.push('valueMissing');
  if (type === 'email' || type === 'url') kinds.push('typeMismatch');
  if (minLength !== undefined) kinds.push('tooShort');
  if (most !== undefined) kinds.push('tooLong');
  if (pattern !== undefined) kinds.push('patternMismatch');
  return [
    ...kinds.map((kind) => messageOf(kind, checks, messages)),
    ...ofDates,
    ...rules.map(({ message }) => message),
  ];
}

/**
 * The error messages in our own words or the server's; never the browser's, which may be in another
 * language.
 */
export function errorMessageFor(
  { validationDetails, validationErrors }: ValidationResult,
  checks: Checks,
  messages: ValidationMessages | null,
): string {
  if (validationDetails.customError) {
    return validationErrors
      .map((error) => {
        if (error === blank) return messages?.valueMissing[checks.answer] ?? '';
        if (error === tooLong) return messages?.tooLong(checks.most ?? 0) ?? '';
        return checks.rules?.find(({ id }) => id === error)?.message ?? error;
      })
      .join(' ');
  }
  const kind = Object.entries(validationDetails).find(
    ([name, isWrong]) => isWrong && name !== 'valid',
  )?.[0] as Kind | undefined;
  return kind && messages ? messageOf(kind, checks, messages) : '';
}
