/**
 * Gives the focus of a person who was at the static shell to what took its place: `static/boot.ts` noted
 * the words of the link or button. Call in the task that took the static shell away, for the next may be
 * a key.
 */
export function keepFocusOfStaticShell(): void {
  const focused = take('focused');
  if (document.activeElement === document.body) find(focused)?.focus();
}

/** Does the same for a press. Call once the shell answers. */
export function keepPressOfStaticShell(): void {
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
