/** The fields of these names. */
export function pick<Values extends object>(
  values: Values,
  names: readonly (keyof Values)[],
): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

/** A text as it is sent: without white space around it, and null for nothing. */
export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** A number in the field of a text; NaN, which no schema accepts, where it is none. */
export function numberOrNull(text: string): number | null {
  if (text.trim() === '') return null;
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
