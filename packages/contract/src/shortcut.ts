import * as v from 'valibot';
import { id, listOf, optional } from './tolerant.ts';

export const shortcut = v.object({
  id,
  label: v.string(),
  description: optional(v.string()),
  icon: optional(v.string()),
  link: v.string(),
  useRouter: v.fallback(v.boolean(), true),
});

export const shortcuts = listOf(shortcut);

export type Shortcut = v.InferOutput<typeof shortcut>;
