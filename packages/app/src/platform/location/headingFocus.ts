/** For whom the next heading takes the focus: who has changed the page, or who has lost it otherwise. */
let request: 'none' | 'newPage' | 'lostFocus' = 'none';

/** Whether the person has gone on elsewhere since the last change of page began. */
let hasMovedOn = false;

/**
 * Call when a change of page begins. Tab, or a press of a button outside the page, from then until the
 * page comes means that its heading must not take the focus: what the button opens would close, and who
 * tabs would lose their place (A11Y-4).
 */
export function watchForMovingOn(): void {
  hasMovedOn = false;
  // The same function is added once, however often this is called.
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, noteMovingOn, true);
}

function noteMovingOn({ target, key }: Event & { key?: string }): void {
  // An event that a script dispatches can have the document as its target.
  const isOutside = target instanceof Element && target.closest('button:not(main *)');
  if (isOutside || key === 'Tab') hasMovedOn = true;
}

/** Requests that the heading of the next page takes the focus, unless the person moves on before. */
export function requestHeadingFocus(): void {
  request = 'newPage';
}

/**
 * Requests the same for a page that is replaced in its place, such as an error by what was retried
 * (A11Y-3). It is not taken from where the person has put it meanwhile.
 */
export function requestHeadingFocusIfLost(): void {
  if (request === 'none') request = 'lostFocus';
}

/** @returns true once per request, for the first heading that is mounted */
export function takeHeadingFocusRequest(): boolean {
  const isFocusLost = document.activeElement === document.body;
  const result = isFocusLost ? request !== 'none' : request === 'newPage' && !hasMovedOn;
  request = 'none';
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
