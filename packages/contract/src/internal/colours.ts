import * as v from 'valibot';
import { optional } from '../tolerant.ts';

/** The two colours of a school or a team, from which a crest is drawn. */
export const colours = optional(v.object({ primary: v.string(), secondary: v.string() }));
