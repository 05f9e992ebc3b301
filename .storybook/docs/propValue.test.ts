import { expect, it } from 'vitest';
import { readChoice, readNumber, readText } from './propValue.ts';

it('takes a text back when it is deleted and the story has none', () => {
  expect(readText('Cup', undefined)).toBe('Cup');
  expect(readText('', undefined)).toBeUndefined();
  expect(readText('', 'Add match')).toBe('');
});

it('takes a number back when it is deleted, and reads the comma of Turkish', () => {
  expect(readNumber('1,5')).toBe(1.5);
  expect(readNumber(' ')).toBeUndefined();
  expect(readNumber('one')).toBeUndefined();
});

it('takes a choice back by the choice of the story', () => {
  expect(readChoice({ choices: ['danger'] }, 'danger')).toBe('danger');
  expect(readChoice({}, 'true')).toBe(true);
  expect(readChoice({}, '')).toBeUndefined();
});
