/** What a server says is wrong: one or several messages for each name of a field. */
export type ServerErrors = Record<string, string | string[]>;

const firstInvalid =
  '[data-invalid] :is(input:not([type="hidden"]), textarea, button)' +
  ':not(:disabled, [aria-hidden="true"] *)';

function invalidFieldOf(form: HTMLFormElement, name: string): Element | null {
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  return control instanceof Element ? control.closest('[data-invalid]') : null;
}

/**
 * The messages that no field of the form shows.
 *
 * @param form after it was drawn with the errors
 */
export function homelessErrors(form: HTMLFormElement, errors: ServerErrors): string[] {
  return Object.entries(errors)
    .filter(([name]) => !invalidFieldOf(form, name))
    .flatMap(([, messages]) => messages);
}

/** Puts the focus into the first field that is shown as invalid. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(firstInvalid)?.focus();
}
