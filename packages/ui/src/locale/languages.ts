/** The languages of the product: the one list. A new one needs its words, its locale and its flag. */
export const languages = ['en', 'tr'] as const;

export type Language = (typeof languages)[number];
