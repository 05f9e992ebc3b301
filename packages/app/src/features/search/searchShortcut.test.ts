import { describe, expect, it } from 'vitest';
import { isSearchShortcut, searchShortcutKeys } from './searchShortcut.ts';

const noModifiers = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('the search shortcut', () => {
  it.each([
    [{ key: 'k', ctrlKey: true }, true],
    [{ key: 'k', metaKey: true }, true],
    [{ key: 'K', ctrlKey: true }, true],
    [{ key: 'k' }, false],
    [{ key: 'j', ctrlKey: true }, false],
    [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
    [{ key: 'k', ctrlKey: true, altKey: true }, false],
    [{ key: 'k', ctrlKey: true, metaKey: true }, false],
  ])('%j matches: %j (SEARCH-15)', (press, isAsked) => {
    expect(isSearchShortcut({ ...noModifiers, ...press })).toBe(isAsked);
  });

  it.each([
    ['MacIntel', '⌘ K'],
    ['iPhone', '⌘ K'],
    ['Win32', 'Ctrl K'],
    ['Linux x86_64', 'Ctrl K'],
    ['', 'Ctrl K'],
  ])('on %j is shown as %j', (platform, keys) => {
    expect(searchShortcutKeys(platform)).toBe(keys);
  });
});
