import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';

const category = v.object({ id: v.string(), title: v.string(), slug: v.string() });

export const calls = {
  /** Sorted by title. */
  academyCategories: { answer: v.array(category) },
} satisfies CallsOf<'academy'>;
