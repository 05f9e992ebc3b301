export type TextConcern = 'phone' | 'person';

/** A telephone number: eight digits or more, with what people write between them. */
const phoneNumber = /\+?\d(?:[\s()/.-]{0,2}\d){7,}/;

/** Not a part of a longer number. */
const alone = (pattern: string) => String.raw`(?<![\d+]|\d[./-])(?:${pattern})(?!\d|[./-]\d)`;
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const month = String.raw`(?:0?[1-9]|1[0-2])`;
const year = String.raw`(?:19|20)\d\d`;
const time = String.raw`(?:[01]?\d|2[0-3])[.:][0-5]\d`;

const date = String.raw`(?:${['\\.', '/', '-']
  .map((between) => [day, month, year].join(between))
  .join('|')}|${year}-${month}-${day})`;
const dayOrDate = String.raw`(?:${date}|${day}[./]${month}\.?)`;
const to = String.raw`(?:\s?[-–/]\s?|\s)`;

/** Days, seasons and periods of time, in which there are as many digits as in a telephone number. */
const dateOrPeriod = new RegExp(
  [
    String.raw`${dayOrDate}${to}${dayOrDate}`,
    String.raw`${dayOrDate}${to}${time}(?:\s?[-–/]\s?${time})?`,
    String.raw`(?:${day}\.?\s?[-–]\s?)?${date}`,
    String.raw`${year}\s?[-–/]\s?${year}`,
    String.raw`${time}\s?[-–/]\s?${time}`,
  ]
    .map(alone)
    .join('|'),
  'g',
);

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
    ...(phoneNumber.test(text.replace(dateOrPeriod, '…')) ? (['phone'] as const) : []),
    ...(personWithNumber.test(text) ? (['person'] as const) : []),
  ];
}
