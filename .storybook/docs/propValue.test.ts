import { expect, it } from 'vitest';
import { readChoice, readNumber, readText } from './propValue.ts';

const text = { type: 'string' };
const day = { type: 'string | null' };

it('takes a text back when it is deleted and the story has none', () => {
  expect(readText(text, 'Cup', undefined)).toBe('Cup');
  expect(readText(text, '', undefined)).toBeUndefined();
  expect(readText(text, '', 'Add match')).toBe('');
});

it('takes an empty text for null where the type has it', () => {
  expect(readText(day, '2026-04-15', null)).toBe('2026-04-15');
  expect(readText(day, '', null)).toBeUndefined();
  expect(readText(day, '', '2026-04-15')).toBeNull();
});

it('takes a number back when it is deleted, and reads the comma of Turkish', () => {
  expect(readNumber('1,5')).toBe(1.5);
  expect(readNumber(' ')).toBeUndefined();
  expect(readNumber('one')).toBeUndefined();
});

it('takes a choice back by the choice of the story', () => {
  expect(readChoice({ choices: ['danger'] }, 'danger')).toBe('danger');
  expect(readChoice({ choices: [2, 3, 4] }, '3')).toBe(3);
  expect(readChoice({}, 'true')).toBe(true);
  expect(readChoice({}, '')).toBeUndefined();
});
