let isRequested = false;

/**
 * Requests that the heading of the next page takes the focus, unless a button outside the page is pressed
 * before it comes: what that opens would lose the focus, and close (A11Y-4).
 */
export function requestHeadingFocus(): void {
  isRequested = true;
  // The same function is added once, however often this is called.
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, dropForPress, true);
}

function dropForPress({ target }: Event): void {
  // An event that a script dispatches can have the document as its target.
  if (target instanceof Element && target.closest('button:not(main *)')) isRequested = false;
}

/** @returns true once per request, for the first heading that is mounted */
export function takeHeadingFocusRequest(): boolean {
  const result = isRequested;
  isRequested = false;
  return result;
}

/**
 * Gives the focus to the heading of the page that is shown where it is lost: a button that gets
 * disabled cannot keep it (A11Y-3).
 */
export function focusHeadingIfLost(): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !activeElement?.matches(':disabled')) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
