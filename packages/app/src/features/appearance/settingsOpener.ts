const openers = new Set<HTMLElement>();

/** As the `ref` of a button that opens the settings. */
export function settingsOpener(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  openers.add(button);
  return () => void openers.delete(button);
}

/**
 * Brings the focus to where the settings are opened now, or to the page. The button that opened them
 * may be gone with the layout, and the focus with it.
 */
export function keepFocusAfterSettings(): void {
  if (document.activeElement !== document.body) return;
  const opener = [...openers].find((button) => button.checkVisibility());
  (opener ?? document.querySelector('main'))?.focus();
}
