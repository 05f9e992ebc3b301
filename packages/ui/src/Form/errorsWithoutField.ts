/** Errors from a server: one or several messages by field name. */
export type ServerErrors = Record<string, string | string[]>;

const controls = 'input, textarea, button, [role="textbox"], [role="spinbutton"]';

// A date field has a hidden input of the type `text` as well.
const firstInvalid =
  `:is([data-invalid] :is(${controls}), :is(${controls})[aria-invalid="true"])` +
  ':not(:disabled, [type="hidden"], [hidden], [aria-hidden="true"] *)';

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

/**
 * Focuses the first invalid field inside an element.
 *
 * @returns whether there is one
 */
export function focusFirstInvalid(container: HTMLElement): boolean {
  const control = container.querySelector<HTMLElement>(firstInvalid);
  control?.focus();
  return control !== null;
}
