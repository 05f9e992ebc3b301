const controls = ':is(a[href], button, input, select, textarea):not(:disabled)';

/** The control to go on with where an entry of a list has gone: the one after it, else the one before. */
function besides({ removedNodes, nextSibling, previousSibling }: MutationRecord, last: Element) {
  const hasGone = [...removedNodes].some((node) => node.nodeName === 'LI' && node.contains(last));
  if (!hasGone) return undefined;
  return [nextSibling, previousSibling]
    .filter((node) => node instanceof Element)
    .map((node) => node.querySelector<HTMLElement>(controls))
    .find(Boolean);
}

/**
 * Keeps the focus in a part of the page. A control may go or be disabled by what it did, and the
 * browser then leaves the focus on the body, from where Escape closes nothing and Tab begins anew. It
 * goes to the next entry where one of a list has gone.
 *
 * @param onLost called otherwise: puts the focus on something in the part, a heading as a rule
 * @returns stops it
 */
export function keepFocus(part: HTMLElement, onLost: () => void): () => void {
  let last: Element | null = null;
  const isUsable = () => part.contains(last) && !last?.matches(':disabled');

  function onFocusIn({ target }: FocusEvent) {
    last = target instanceof Element ? target : null;
  }

  // What leaves the page loses the focus too, in some browsers before it has left.
  function onFocusOut() {
    queueMicrotask(() => {
      if (isUsable() && document.activeElement !== last) last = null;
    });
  }

  const observer = new MutationObserver((records) => {
    if (!last || isUsable()) return;
    const gone = last;
    last = null;
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== gone) return;
    const next = records.map((record) => besides(record, gone)).find(Boolean);
    if (next) next.focus();
    else onLost();
  });

  part.addEventListener('focusin', onFocusIn);
  part.addEventListener('focusout', onFocusOut);
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    part.removeEventListener('focusin', onFocusIn);
    part.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
}
