const fields = 'input, textarea, [contenteditable="true"], [role="spinbutton"]';

/**
 * Gives the focus to an element whose pressed button is gone. An answer that comes late leaves it to a
 * field elsewhere in which the person types by then.
 */
export function focusUnlessTyping(element: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement?.matches(fields) && !element?.contains(activeElement)) return;
  element?.focus();
}

/**
 * Gives the focus to an element whose pressed button, or whose form, is gone, unless the person has gone on
 * to something elsewhere by then. The heading of the page has the focus where `keepFocusInPage` saw the
 * button go.
 */
export function focusIfLost(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isElsewhere = activeElement && activeElement !== body && !activeElement.matches('h1');
  if (!isElsewhere || element?.contains(activeElement)) element?.focus();
}
