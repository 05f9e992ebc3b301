export type TextConcern = 'phone' | 'person';

/** A telephone number: eight digits or more, with what people write between them. */
const phoneNumber = /\+?\d(?:[\s()/.-]{0,2}\d){7,}/;

/** Two words as a name is written, near a number as a shirt has one. */
const name = String.raw`\p{Lu}\p{Ll}+[ ](?:\p{Lu}\p{Ll}+|\p{Lu}\.)`;
const number = String.raw`(?<![\d.:])\d{1,3}(?![\d.:]|\s*(?:[-–]|%))`;
const personWithNumber = new RegExp(`${name}.{0,12}?${number}|${number}.{0,4}?${name}`, 'u');

/**
 * What should not be in a message to many (ADMIN-12): a telephone number, and something like the
 * name of a player with a number. It warns alone, because a street is written in the same way.
 */
export function textConcernsOf(text: string): TextConcern[] {
  return [
    ...(phoneNumber.test(text) ? (['phone'] as const) : []),
    ...(personWithNumber.test(text) ? (['person'] as const) : []),
  ];
}
