import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import { strictId } from '../../internal/strict.ts';
import { problem } from '../../problem.ts';
import { listOf } from '../../tolerant.ts';

const iconSet = v.object({
  /** The part before the colon in the name of an icon; empty for a set without one. */
  namespace: v.string(),
  name: v.string(),
  /** The grid class for the icon size of the set. */
  grid: v.picklist(['icon-size-5', 'icon-size-6']),
  list: listOf(v.string()),
});

export const calls = {
  /** 404 for an unknown set. */
  iconSet: { path: v.strictObject({ set: strictId }), answer: iconSet, errors: { 404: problem } },
} satisfies CallsOf<'icons'>;

export type IconSet = v.InferOutput<typeof iconSet>;
