import * as v from 'valibot';
import { advertisement } from '../advertisement.ts';
import type { CallsOf } from '../call.ts';

export const calls = {
  /** Null when no advertisement is scheduled. */
  advertisement: { answer: v.nullable(advertisement) },
} satisfies CallsOf<'advertisement'>;
