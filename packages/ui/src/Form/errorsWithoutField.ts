/** Errors from a server: one or several messages by field name. */
export type ServerErrors = Record<string, string | string[]>;

const firstInvalid =
  '[data-invalid] :is(input:not([type="hidden"]), textarea, button, [role="textbox"])' +
  ':not(:disabled, [aria-hidden="true"] *)';

function invalidFieldOf(form: HTMLFormElement, name: string): Element | null {
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  return control instanceof Element ? control.closest('[data-invalid]') : null;
}

/**
 * The messages whose field is not in the form.
 *
 * @param form after it was rendered with the errors
 */
export function errorsWithoutField(form: HTMLFormElement, errors: ServerErrors): string[] {
  return Object.entries(errors)
    .filter(([name]) => !invalidFieldOf(form, name))
    .flatMap(([, messages]) => messages);
}

/** Focuses the first invalid field. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(firstInvalid)?.focus();
}
