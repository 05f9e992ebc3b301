import * as v from 'valibot';
import { id } from './tolerant.ts';

/** A tag of contacts, products or tasks. */
export const tag = v.object({ id, title: v.string() });

export type Tag = v.InferOutput<typeof tag>;
