import * as v from 'valibot';

/** The error bodies of the API (ERROR-1). */
export const problem = v.object({
  title: v.optional(v.string()),
  detail: v.optional(v.string()),
  /** The text of a 401, under the name that the specification gives it (MOCK-2). */
  error: v.optional(v.string()),
  /** Lists of messages by field name. */
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
});

export type Problem = v.InferOutput<typeof problem>;
