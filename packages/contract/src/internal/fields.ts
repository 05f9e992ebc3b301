import * as v from 'valibot';
import { wire } from '../wire.ts';

/** A trimmed text in its composed form, so that lengths and comparisons do not depend on input. */
export function between(least: number, most: number) {
  return v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.trim(),
    v.minCodePoints(least),
    v.maxCodePoints(most),
  );
}

/** The given or the family name of a person. */
export const personName = between(1, 60);

/** A parameter that is `true` or `false`. */
export const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);

/** A telephone number with country code; spaces are removed. */
export const phone = v.pipe(
  v.string(),
  wire({ schema: v.pipe(v.string(), v.regex(/^\s*\+\s*[1-9](?:\s*\d){7,14}\s*$/)) }),
  v.transform((number) => number.replace(/\s/g, '')),
  v.regex(/^\+[1-9]\d{7,14}$/, 'This is not a number with country code'),
);

/** Whether an address is `https` and contains no credentials. */
export function isWebAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && !url.username && !url.password;
}

/** An `https` address without credentials. */
export function webAddress(most: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.maxCodePoints(most),
    v.check(isWebAddress, 'This is not an https address'),
  );
}

/** A picture: an `https` address, or one that `uploadImage` answered. */
export const picture = v.pipe(
  v.string(),
  v.maxCodePoints(300),
  v.check(
    (address) => isWebAddress(address) || /^\/api\/assets\/[\w.-]+$/.test(address),
    'This is not the address of a picture',
  ),
);

/** Such as `#0f766e`. */
export const colour = v.pipe(v.string(), v.regex(/^#[\dA-Fa-f]{6}$/));

/** ISO 3166-1, two capital letters. */
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** Code of a language (ISO 639), such as `tr` or `xho`. */
export const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));

export const shirtNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
