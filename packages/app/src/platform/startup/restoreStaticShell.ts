/**
 * Restores the focus from the static shell to the control with the same label in the app.
 * `static/boot.ts` stored the label. Call in the task that replaced the static shell, because the
 * next task may be a key press.
 */
export function restoreStaticShellFocus(): void {
  const focused = takeDataAttribute('focused');
  if (document.activeElement === document.body) findControl(focused)?.focus();
}

/** Repeats a press on a button of the static shell. Call once the shell is usable. */
export function replayStaticShellPress(): void {
  findControl(takeDataAttribute('pressed'))?.click();
  takeDataAttribute('typed');
}

/** What was typed after a press on the static shell, while that press is repeated; else nothing. */
export function typedOnStaticShell(): string {
  return takeDataAttribute('typed') ?? '';
}

function takeDataAttribute(note: 'focused' | 'pressed' | 'typed'): string | undefined {
  const { dataset } = document.documentElement;
  const label = dataset[note];
  delete dataset[note];
  return label;
}

function findControl(label: string | undefined): HTMLElement | undefined {
  if (!label) return undefined;
  const controls = document.querySelectorAll<HTMLElement>('#root a, #root button');
  return [...controls].find(
    (one) => (one.ariaLabel ?? one.textContent) === label && one.checkVisibility(),
  );
}
