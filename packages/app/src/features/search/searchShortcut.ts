/** Whether a key press asks for the search: Ctrl or ⌘ with K, and nothing else held. */
export function isSearchShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** The keys as they are written on the person's keyboard. */
export function searchShortcutKeys(platform: string): string {
  return /^(?:Mac|iP)/.test(platform) ? '⌘ K' : 'Ctrl K';
}
