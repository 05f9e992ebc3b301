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
