import type { Language } from '@touchline/contract/call';
import { answer } from '../../api.ts';
import {
  type HelpCategory,
  faqCategories,
  faqsOf,
  guideCategories,
  guideOf,
  guidesOf,
} from '../../fixtures/areas/help/index.ts';

/** All categories without a slug, the one with this slug, or none for an unknown slug. */
function chosen(categories: readonly HelpCategory[], slug: string): readonly HelpCategory[] {
  return slug ? categories.filter((category) => category.slug === slug) : categories;
}

/** The category as it is answered. */
function headOf({ id, slug, title }: HelpCategory, language: Language) {
  return { id, slug, title: title[language] };
}

export const helpHandlers = [
  answer('faqs', ({ query, language }) =>
    chosen(faqCategories, query.slug).map((category) => ({
      ...headOf(category, language),
      faqs: faqsOf(category, language),
    })),
  ),
  answer('guides', ({ query: { slug, limit }, language }) => {
    const categories = chosen(guideCategories, slug).map((category) => ({
      ...headOf(category, language),
      guides: guidesOf(category, language),
    }));
    if (slug) return categories;
    return categories.map(({ guides, ...head }) => ({
      ...head,
      visibleGuides: limit,
      totalGuides: guides.length,
      guides: guides.slice(0, limit),
    }));
  }),
  answer('guide', ({ query, language }) => {
    const category = guideCategories.find(({ slug }) => slug === query.categorySlug);
    const guide = category && guideOf(category, query.guideSlug, language);
    return guide && { ...headOf(category, language), guides: [guide] };
  }),
];
