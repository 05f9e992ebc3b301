import * as v from 'valibot';
import { instant, listOf, omittable, oneOf, optional } from '../tolerant.ts';

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
