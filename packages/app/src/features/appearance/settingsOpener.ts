const openers = new Set<HTMLElement>();

/** A ref callback for a button that opens the settings: it registers the button. */
export function registerSettingsOpener(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  openers.add(button);
  return () => void openers.delete(button);
}

/**
 * Moves the focus to the button that opens the settings now, or else to the page. The button that
 * was pressed may have been unmounted by a change of layout.
 */
export function restoreSettingsFocus(): void {
  if (document.activeElement !== document.body) return;
  const opener = [...openers].find((button) => button.checkVisibility());
  (opener ?? document.querySelector('main'))?.focus();
}
