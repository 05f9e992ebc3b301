/**
 * Gives the focus, and the press, of a person who was at the static shell to what took its place:
 * `static/boot.ts` noted the words of the link or button. Call once the shell answers.
 */
export function goOnFromStaticShell(): void {
  const { dataset } = document.documentElement;
  const { focused, pressed } = dataset;
  delete dataset['focused'];
  delete dataset['pressed'];
  if (document.activeElement === document.body) find(focused)?.focus();
  find(pressed)?.click();
}

function find(words: string | undefined): HTMLElement | undefined {
  if (!words) return undefined;
  const controls = document.querySelectorAll<HTMLElement>('#root a, #root button');
  return [...controls].find(
    (one) => (one.ariaLabel ?? one.textContent) === words && one.checkVisibility(),
  );
}
