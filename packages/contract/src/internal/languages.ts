/** The languages of the interface, and those in whose alphabet lists are sorted. */
export const languages = ['en', 'tr'] as const;
