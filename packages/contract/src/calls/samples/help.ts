import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import { languages } from '../../internal/languages.ts';
import { filled, text, whole } from '../../internal/strict.ts';
import { id, listOf } from '../../tolerant.ts';

const category = { id, slug: v.string(), title: v.string() };

const faq = v.object({ id, categoryId: id, question: v.string(), answer: v.string() });

const guide = v.object({
  id,
  categoryId: id,
  slug: v.string(),
  title: v.string(),
  subtitle: v.string(),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** All guides of one category. */
const withAllGuides = v.object({ ...category, guides: listOf(guide) });

/** The first guides of a category, and how many it has. */
const withFirstGuides = v.object({
  ...category,
  visibleGuides: count,
  totalGuides: count,
  guides: listOf(guide),
});

/** HTML, which must be sanitised. */
const content = v.string();

const slug = v.optional(text(64), '');

export const calls = {
  /** All categories with their questions, or the one with the slug; none for an unknown slug. */
  faqs: {
    languages,
    query: v.strictObject({ slug }),
    answer: listOf(v.object({ ...category, faqs: listOf(faq) })),
  },
  /**
   * Without a slug all categories with their first guides; with a slug the one category with all
   * guides, and none for an unknown slug.
   */
  guides: {
    languages,
    query: v.strictObject({ slug, limit: v.optional(whole(1, 100), '5') }),
    answer: listOf(v.union([withFirstGuides, withAllGuides])),
  },
  /** The category with one guide and its content. Null when the category has no such guide. */
  guide: {
    languages,
    query: v.strictObject({ categorySlug: filled(64), guideSlug: filled(64) }),
    answer: v.nullable(
      v.object({ ...category, guides: v.tuple([v.object({ ...guide.entries, content })]) }),
    ),
  },
} satisfies CallsOf<'help'>;

export type Faq = v.InferOutput<typeof faq>;
export type Guide = v.InferOutput<typeof guide>;
