/**
 * The languages of the interface, in whose alphabetical order lists are sorted. The same as in the
 * table of `ui`, which this package does not import (LANG-20).
 */
export const languages = ['en', 'tr'] as const;
