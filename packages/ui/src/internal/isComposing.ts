import type { KeyboardEvent } from 'react';

/**
 * Whether the key belongs to an input method, such as the Enter that takes a word of it. Safari ends the
 * composition before the event of that key, and says so by the code 229 alone.
 */
export function isComposing({
  nativeEvent,
  keyCode,
}: Pick<KeyboardEvent, 'nativeEvent' | 'keyCode'>): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
