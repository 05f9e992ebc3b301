import { answerAt } from '../../api.ts';
import {
  faqCategories,
  faqs,
  guideCategories,
  guideContent,
  guides,
} from '../../fixtures/areas/help.ts';
import { numberOf } from './pages.ts';

const base = 'api/apps/help-center';

/** The category with this slug, all categories without a slug, or none for an unknown slug. */
function chosen<Category extends { slug: string }>(categories: Category[], slug: string | null) {
  return slug ? categories.filter((category) => category.slug === slug) : categories;
}

function guidesOf(categoryId: string) {
  return guides.filter((guide) => guide.categoryId === categoryId);
}

export const helpHandlers = [
  answerAt('GET', `${base}/faqs`, ({ query }) => {
    const withFaqs = (category: (typeof faqCategories)[number]) => ({
      ...category,
      faqs: faqs.filter(({ categoryId }) => categoryId === category.id),
    });
    return chosen(faqCategories, query.get('slug')).map(withFaqs);
  }),
  answerAt('GET', `${base}/guides`, ({ query }) => {
    const slug = query.get('slug');
    const limit = numberOf(query.get('limit'), 5);
    const withAll = (category: (typeof guideCategories)[number]) => ({
      ...category,
      guides: guidesOf(category.id),
    });
    const withFirst = (category: (typeof guideCategories)[number]) => {
      const all = guidesOf(category.id);
      return {
        ...category,
        visibleGuides: limit,
        totalGuides: all.length,
        guides: all.slice(0, limit),
      };
    };
    return chosen(guideCategories, slug).map(slug ? withAll : withFirst);
  }),
  answerAt('GET', `${base}/guide`, ({ query }) => {
    const [category] = chosen(guideCategories, query.get('categorySlug'));
    const guide = guides.find(({ slug }) => slug === query.get('guideSlug'));
    return category && guide && { ...category, guides: [{ ...guide, content: guideContent }] };
  }),
];
