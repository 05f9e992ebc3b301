/** In the address of a story that is a face on a page of documentation. */
export const faceParameter = 'face';

/**
 * Faces are frames beside each other, and the focus goes to the one whose story plays last. For the
 * others nothing has the focus then: a list closes, and a field forgets what was typed. A face stays
 * as its story has left it.
 */
export function keepFaceAsPlayed(): void {
  if (!new URLSearchParams(window.location.search).has(faceParameter)) return;
  const keep = (event: FocusEvent) => {
    // What takes the focus inside the frame would be named here.
    if (event.isTrusted && event.relatedTarget === null) event.stopImmediatePropagation();
  };
  window.addEventListener('blur', keep, { capture: true });
  window.addEventListener('focusout', keep, { capture: true });
}
