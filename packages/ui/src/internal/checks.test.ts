import type { ValidationResult } from 'react-aria-components';
import { describe, expect, it } from 'vitest';
import { englishMessages as words } from '../Form/testing/messages.ts';
import { checkText, possibleMessages, errorMessageFor, type Checks } from './checks.ts';

const fine: ValidityState = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valueMissing: false,
  valid: false,
};

function result(kind: keyof ValidityState, ...errors: string[]): ValidationResult {
  return {
    isInvalid: true,
    validationDetails: { ...fine, [kind]: true },
    validationErrors: errors,
  };
}

const team: Checks = {
  answer: 'text',
  isRequired: true,
  minLength: 3,
  most: 9,
  rules: [{ id: 'letters', message: 'Letters alone.', isMet: (text) => /^\p{L}+$/u.test(text) }],
};

describe('errorMessageFor', () => {
  it.each(Object.keys(fine).filter((kind) => kind !== 'valid' && kind !== 'customError'))(
    'has words of ours for %s',
    (kind) => {
      const said = errorMessageFor(
        result(kind as keyof ValidityState, 'The browser’s'),
        team,
        words,
      );
      expect(said).not.toBe('');
      expect(said).not.toContain('browser');
    },
  );

  it.each<[keyof ValidityState, Checks, string]>([
    ['valueMissing', team, 'Fill this in.'],
    ['valueMissing', { answer: 'choice' }, 'Choose one.'],
    ['valueMissing', { answer: 'tick' }, 'Tick this box.'],
    ['tooShort', team, 'Use at least 3 characters.'],
    ['tooLong', team, 'Use at most 9 characters.'],
    ['typeMismatch', { answer: 'text', type: 'url' }, words.typeMismatch.url],
    ['typeMismatch', { answer: 'text', type: 'email' }, words.typeMismatch.email],
  ])('says of %s what fits the field', (kind, checks, expected) => {
    expect(errorMessageFor(result(kind), checks, words)).toBe(expected);
  });

  it('says the words of a rule, and those of a server as they are', () => {
    expect(errorMessageFor(result('customError', 'letters'), team, words)).toBe('Letters alone.');
    expect(errorMessageFor(result('customError', 'Taken.', 'Too old.'), team, words)).toBe(
      'Taken. Too old.',
    );
  });

  it('says nothing outside of a form', () => {
    expect(errorMessageFor(result('valueMissing', 'The browser’s'), team, null)).toBe('');
  });
});

describe('checkText', () => {
  it.each([
    ['', null],
    ['Falcons', null],
    [' \t ', 'blank'],
    ['Falcons 1', 'letters'],
    ['Falconseleven', 'tooLong'],
  ])('finds of %j: %j', (text, expected) => {
    expect(checkText(team)(text)).toBe(expected);
  });

  it('does not trim a password', () => {
    expect(checkText({ answer: 'text', type: 'password', isRequired: true })('   ')).toBeNull();
  });
});

it('knows what it may have to say before anything is wrong', () => {
  expect(possibleMessages(team, words)).toEqual([
    'Fill this in.',
    'Use at least 3 characters.',
    'Use at most 9 characters.',
    'Letters alone.',
  ]);
  expect(possibleMessages({ answer: 'text', type: 'date' }, words)).toEqual([
    'This date is not complete.',
  ]);
});
