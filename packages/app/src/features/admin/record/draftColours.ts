import * as v from 'valibot';

const colour = v.pipe(v.string(), v.regex(/^#[\dA-Fa-f]{6}$/));

/** The chosen colours in a draft of a record; null where none are chosen. */
export const draftColours = v.nullable(v.object({ primary: colour, secondary: colour }));
