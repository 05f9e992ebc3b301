import * as v from 'valibot';
import { contactDetails } from './internal/contactDetails.ts';
import { id, listOf, omittable, optional } from './tolerant.ts';

export const contact = v.object({
  id,
  /** A path, an address, or a data URL after an upload. */
  avatar: optional(v.string()),
  background: omittable(v.nullable(v.string())),
  name: v.string(),
  ...contactDetails,
  job: omittable(v.object({ title: v.string(), company: v.string() })),
  /** HTML, which must be sanitised. */
  notes: optional(v.string()),
  /** Ids of tags. */
  tags: v.fallback(listOf(id), []),
});

export const country = v.object({
  id,
  /** ISO 3166-1, two lower-case letters. */
  iso: v.string(),
  name: v.string(),
  /** Dialling prefix with its plus sign. */
  code: v.string(),
  /** The position of the flag in a sheet of flags, as of the CSS property `background-position`. */
  flagImagePos: v.string(),
});

export type Contact = v.InferOutput<typeof contact>;
export type Country = v.InferOutput<typeof country>;
