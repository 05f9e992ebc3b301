/** Whether a key press is Ctrl+K or ⌘K without further modifiers. */
export function isSearchShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** The name of the shortcut as printed on keyboards of the platform. */
export function searchShortcutKeys(platform: string): string {
  return /^(?:Mac|iP)/.test(platform) ? '⌘ K' : 'Ctrl K';
}
