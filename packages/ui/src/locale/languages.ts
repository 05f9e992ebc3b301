/** All languages of the product. A new one also needs a translation file, a locale and a flag. */
export const languages = ['en', 'tr'] as const;

export type Language = (typeof languages)[number];
