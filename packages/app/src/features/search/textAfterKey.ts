/** The part of a key press that says what is typed. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/**
 * The text that a key press makes of another; null for a key that types nothing. The Enter key changes
 * nothing: left to the page it would press what has the focus, and the text would be lost (SEARCH-22).
 */
export function textAfterKey(text: string, press: KeyPress): string | null {
  const { key, ctrlKey, metaKey, altKey, isComposing } = press;
  if (ctrlKey || metaKey || altKey || isComposing) return null;
  if (key === 'Enter') return text;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  // Names of keys that type nothing have several characters.
  return [...key].length === 1 ? text + key : null;
}
