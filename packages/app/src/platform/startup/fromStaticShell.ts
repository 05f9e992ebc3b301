/**
 * Restores the focus from the static shell to the control with the same label in the app.
 * `static/boot.ts` stored the label. Call in the task that replaced the static shell, because the
 * next task may be a key press.
 */
export function restoreStaticShellFocus(): void {
  const focused = take('focused');
  if (document.activeElement === document.body) find(focused)?.focus();
}

/** Repeats a press on a button of the static shell. Call once the shell is usable. */
export function repeatStaticShellPress(): void {
  find(take('pressed'))?.click();
}

function take(note: 'focused' | 'pressed'): string | undefined {
  const { dataset } = document.documentElement;
  const words = dataset[note];
  delete dataset[note];
  return words;
}

function find(words: string | undefined): HTMLElement | undefined {
  if (!words) return undefined;
  const controls = document.querySelectorAll<HTMLElement>('#root a, #root button');
  return [...controls].find(
    (one) => (one.ariaLabel ?? one.textContent) === words && one.checkVisibility(),
  );
}
