/** A country code, of which those of one and of two digits are listed, and the number in that country. */
const international =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{5,})$/;

/**
 * A telephone number as it is read: `+905321234567` becomes `+90 532 123 4567`. One that is not of the
 * form E.164, or has spaces already, is left as it is.
 */
export function phoneText(number: string): string {
  const text = number.trim();
  const [, code, local] = international.exec(text) ?? [];
  return code && local ? `+${code} ${local.replaceAll(/\d{3}(?=\d{3})/g, '$& ')}` : text;
}
