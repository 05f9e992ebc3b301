import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { countryCode } from '../internal/fields.ts';
import { byId } from '../internal/byId.ts';
import { listQuery, pageOf } from '../internal/records.ts';
import { listed, strictId } from '../internal/strict.ts';
import { schoolProfile, schoolSummary } from '../school.ts';

export const calls = {
  /** Active schools, for choosing one and for the public pages; best match first. */
  schools: {
    query: v.strictObject({
      ...listQuery(['name', 'city']),
      country: v.optional(countryCode),
      ids: v.optional(listed(strictId, 100)),
    }),
    answer: pageOf(schoolSummary),
  },
  /** 404 for an unknown school and for one that is not active. */
  school: { ...byId, answer: schoolProfile },
} satisfies CallsOf<'schools'>;
