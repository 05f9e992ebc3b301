import * as v from 'valibot';
import { advertisement } from '../advertisement.ts';
import type { CallsOf } from '../call.ts';
import { id } from '../tolerant.ts';

export const calls = {
  /**
   * Null when no advertisement is scheduled. `shown` is the one that a page shows already: it is
   * answered again while it is current, and the next one of its turn otherwise.
   */
  advertisement: {
    query: v.strictObject({ shown: v.optional(id) }),
    answer: v.nullable(advertisement),
  },
} satisfies CallsOf<'advertisement'>;
