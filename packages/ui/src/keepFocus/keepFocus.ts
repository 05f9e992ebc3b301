const controls = ':is(a[href], button, input, select, textarea):not(:disabled)';

/**
 * The control to focus after an entry of a list or a row was removed: the next one, else the previous one.
 */
function findNeighbour(
  { removedNodes, nextSibling, previousSibling }: MutationRecord,
  last: Element,
) {
  const hasGone = [...removedNodes].some(
    (node) => ['LI', 'TR'].includes(node.nodeName) && node.contains(last),
  );
  if (!hasGone) return undefined;
  return [nextSibling, previousSibling]
    .filter((node) => node instanceof Element)
    .map((node) => node.querySelector<HTMLElement>(controls))
    .find(Boolean);
}

/**
 * Keeps the focus in a part of the page. When the focused control is removed or disabled, the
 * browser moves the focus to the body, where Escape closes nothing and Tab starts at the top. After
 * the removal of a list entry or a row the focus moves to its neighbour.
 *
 * @param onLost called otherwise; should focus something in the part, usually a heading
 * @returns stops it
 */
export function keepFocus(part: HTMLElement, onLost: () => void): () => void {
  let last: Element | null = null;
  const isUsable = () => part.contains(last) && !last?.matches(':disabled');

  function onFocusIn({ target }: FocusEvent) {
    last = target instanceof Element ? target : null;
  }

  // A removed element loses the focus too; some browsers fire the event before it is removed.
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
    const next = records.map((record) => findNeighbour(record, gone)).find(Boolean);
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
