import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import { strictId } from '../../internal/strict.ts';
import { id, instant, listOf, optional } from '../../tolerant.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const category = v.object({ id, title: v.string(), slug: v.string() });

const course = v.object({
  id,
  title: v.string(),
  slug: v.string(),
  description: v.string(),
  /** The slug of the category. */
  category: v.string(),
  /** In minutes. */
  duration: count,
  totalSteps: count,
  updatedAt: instant,
  featured: v.fallback(v.boolean(), false),
  progress: v.object({
    /** The step where the person stopped, from 0. */
    currentStep: count,
    /** How many times the course was completed. */
    completed: count,
  }),
});

const step = v.object({
  order: count,
  title: v.string(),
  subtitle: optional(v.string()),
  /** HTML. */
  content: v.string(),
});

export const calls = {
  /** Sorted by title. */
  academyCategories: { answer: listOf(category) },
  academyCourses: { answer: listOf(course) },
  /** With its steps. Null for an unknown id. */
  academyCourse: {
    query: v.strictObject({ id: strictId }),
    answer: v.nullable(v.object({ ...course.entries, steps: listOf(step) })),
  },
} satisfies CallsOf<'academy'>;

export type AcademyCategory = v.InferOutput<typeof category>;
export type Course = v.InferOutput<typeof course>;
export type CourseStep = v.InferOutput<typeof step>;
