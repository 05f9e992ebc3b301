import * as v from 'valibot';
import { id, instant, listOf, omittable, oneOf, optional } from './tolerant.ts';

export const emailLabels = ['Personal', 'Work'] as const;
export const phoneLabels = ['Mobile', 'Work', 'Home'] as const;

/** The fields of a contact that its page in the chat shows too. */
export const contactDetails = {
  emails: v.fallback(
    listOf(v.object({ email: v.string(), label: oneOf(emailLabels, 'Personal') })),
    [],
  ),
  phoneNumbers: v.fallback(
    listOf(
      v.object({
        /** ISO 3166-1, two lower-case letters. */
        country: v.string(),
        phoneNumber: v.string(),
        label: oneOf(phoneLabels, 'Mobile'),
      }),
    ),
    [],
  ),
  /** A contact that was just created has `job` in place of `title` and `company` (CONTACT-4). */
  title: omittable(v.nullable(v.string())),
  company: omittable(v.nullable(v.string())),
  /** An instant at 12:00 UTC (CONTACT-9). */
  birthday: optional(instant),
  address: optional(v.string()),
};

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
