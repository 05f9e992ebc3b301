import { expect, it } from 'vitest';
import { textAfterKey } from './textAfterKey.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...held,
});

it('adds letters, spaces and signs of any script (SEARCH-22)', () => {
  expect(
    ['ş', ' ', '1', '🏏'].reduce((text, key) => textAfterKey(text, press(key)) ?? '', 'a'),
  ).toBe('aş 1🏏');
});

it('takes the last letter away, a whole one, and nothing from nothing', () => {
  expect(textAfterKey('a🏏', press('Backspace'))).toBe('a');
  expect(textAfterKey('', press('Backspace'))).toBe('');
});

it.each(['Escape', 'Tab', 'ArrowDown', 'Shift', 'Dead', 'F1'])('%s types nothing', (key) =>
  expect(textAfterKey('sea', press(key))).toBeNull(),
);

it('the Enter key keeps the text, and not with another key, which the page has to itself (SEARCH-22)', () => {
  expect(textAfterKey('sea', press('Enter'))).toBe('sea');
  expect(textAfterKey('sea', press('Enter', { ctrlKey: true }))).toBeNull();
});

it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'] as const)(
  'a letter with %s is none',
  (held) => expect(textAfterKey('sea', press('k', { [held]: true }))).toBeNull(),
);
