/**
 * The languages of the interface, and those in whose alphabet lists are sorted: those of the table of
 * the components, which the wire does not know (LANG-20).
 */
export const languages = ['en', 'tr'] as const;
