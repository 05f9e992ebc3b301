import { keepFocusInFace } from './focusOfFace.ts';

/** In the address of a story that is a face on a page of documentation. */
export const faceParameter = 'face';

/**
 * Faces are frames beside each other in a page that a reader goes through. When the reader leaves one,
 * nothing in it has the focus: a list would close, and a field forget what was typed. A face stays as
 * its story has left it, and takes the focus from nobody.
 */
export function keepFaceAsPlayed(): void {
  if (!new URLSearchParams(window.location.search).has(faceParameter)) return;
  keepFocusInFace();
  const keep = (event: FocusEvent) => {
    // What takes the focus inside the frame would be named here.
    if (event.isTrusted && event.relatedTarget === null) event.stopImmediatePropagation();
  };
  window.addEventListener('blur', keep, { capture: true });
  window.addEventListener('focusout', keep, { capture: true });
}
