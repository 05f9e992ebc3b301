let isRequested = false;

/** Requests that the heading of the next page takes the focus. */
export function requestHeadingFocus(): void {
  isRequested = true;
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
