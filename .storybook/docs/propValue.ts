import type { PropSource } from './source/pieceSource.ts';

/** The choice of the story's own value. */
export const asGiven = '';

/** The value of a choice; undefined for the story's own. */
export function readChoice(prop: Pick<PropSource, 'choices'>, id: string): unknown {
  if (id === asGiven) return undefined;
  return prop.choices ? prop.choices.find((choice) => String(choice) === id) : id === 'true';
}

/** Undefined for what is no number: the story's own value stands again. */
export function readNumber(text: string): number | undefined {
  // The decimal sign of Turkish is a comma.
  const number = Number(text.replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}

/** The type of a text that can be taken away, such as the value of a field. */
export const nullableText = 'string | null';

/**
 * Undefined for an empty text where the story has none: a field without a value is empty too, but
 * takes what is typed into it. Where the type has null for no text, that is what an empty one is.
 *
 * @param initial the value of the story
 */
export function readText(
  prop: Pick<PropSource, 'type'>,
  text: string,
  initial: unknown,
): string | null | undefined {
  if (text !== '') return text;
  if (initial === undefined || initial === null) return undefined;
  return prop.type === nullableText ? null : text;
}
