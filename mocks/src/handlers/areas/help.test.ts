import { expect, test } from 'vitest';
import { urlOf } from '../../testing/call.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();

interface Category {
  slug: string;
  title: string;
  faqs: { question: string; answer: string }[];
  guides: { slug: string; title: string; subtitle: string; content: string }[];
}

async function ask(path: string, language?: string): Promise<Response> {
  return fetch(urlOf(`api/apps/help-center/${path}`), {
    headers: language ? { 'Accept-Language': language } : {},
  });
}

async function get<Body = Category[]>(path: string, language?: string): Promise<Body> {
  const response = await ask(path, language);
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}

test('questions come by category, or of one (GUIDE-1)', async () => {
  const all = await get('faqs');
  expect(all.map(({ title }) => title)).toEqual([
    'Most asked',
    'General inquiries',
    'Licenses',
    'Payments',
    'Support',
  ]);
  expect(all.map(({ faqs }) => faqs.length)).toEqual([5, 6, 5, 6, 7]);
  expect(await get('faqs?slug=payments')).toEqual([all[3]]);
});

test('guides come by category, five of each, or all of one (GUIDE-2)', async () => {
  const all = await get('guides');
  expect(all.map(({ title }) => title)).toEqual([
    'Getting Started',
    'Projects',
    'Settings',
    'Payments',
    'Your Account',
  ]);
  expect(all[0]).toMatchObject({ visibleGuides: 5, totalGuides: 7, guides: { length: 5 } });
  const [one] = await get('guides?slug=getting-started');
  expect(one).toMatchObject({ guides: { length: 7 } });
  expect(one).not.toHaveProperty('totalGuides');
});

test('the number of guides can be chosen (GUIDE-2)', async () => {
  const [first] = await get('guides?limit=2');
  expect(first).toMatchObject({ visibleGuides: 2, totalGuides: 7, guides: { length: 2 } });
});

test('a question and a guide have these fields (GUIDE-5)', async () => {
  const fieldsOf = (rows: object[]) =>
    new Set(rows.map((row) => Object.keys(row).toSorted().join(' ')));
  const faqs = (await get('faqs')).flatMap((category) => category.faqs);
  expect(fieldsOf(faqs)).toEqual(new Set(['answer categoryId id question']));
  const { guides } = await get<Category>('guide?categorySlug=payments&guideSlug=refunds');
  expect(fieldsOf(guides)).toEqual(new Set(['categoryId content id slug subtitle title']));
});

test.each(['0', '-1', '101', 'all', '1e9', ''])('%j is no number of guides', async (limit) => {
  expect((await ask(`guides?limit=${limit}`)).status).toBe(400);
});

test('every guide has a text of its own (GUIDE-3)', async () => {
  const contents: string[] = [];
  for (const { slug } of await get('guides')) {
    const [all] = await get(`guides?slug=${slug}`);
    for (const guide of all?.guides ?? []) {
      const found = await get<Category>(`guide?categorySlug=${slug}&guideSlug=${guide.slug}`);
      const [whole] = found.guides;
      expect(found.guides).toHaveLength(1);
      expect(whole).toEqual({ ...guide, content: expect.stringContaining('<p>') });
      contents.push(whole?.content ?? '');
    }
  }
  expect(contents).toHaveLength(26);
  expect(new Set(contents).size).toBe(26);
  const lengths = contents.map(({ length }) => length);
  expect(Math.max(...lengths)).toBeGreaterThan(4 * Math.min(...lengths));
});

test.each(['unknown', '__proto__', 'constructor'])(
  '%s is no category and no guide (GUIDE-7)',
  async (slug) => {
    expect(await get(`faqs?slug=${slug}`)).toEqual([]);
    expect(await get(`guides?slug=${slug}`)).toEqual([]);
    expect(await get(`guide?categorySlug=${slug}&guideSlug=refunds`)).toBeNull();
    expect(await get(`guide?categorySlug=payments&guideSlug=${slug}`)).toBeNull();
  },
);

test('a guide is found in its own category alone (GUIDE-7)', async () => {
  expect(await get('guide?categorySlug=payments&guideSlug=refunds')).not.toBeNull();
  expect(await get('guide?categorySlug=settings&guideSlug=refunds')).toBeNull();
});

test('the texts are in the language of the request, else in English (GUIDE-6)', async () => {
  const english = await get('faqs');
  const turkish = await get('faqs', 'tr-TR,tr;q=0.9,en;q=0.8');
  expect(await get('faqs', 'de')).toEqual(english);
  expect(turkish.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug));
  const textsOf = (categories: Category[]) =>
    categories.flatMap(({ title, faqs }) => [
      title,
      ...faqs.flatMap(({ question, answer }) => [question, answer]),
    ]);
  const same = new Set(textsOf(english));
  expect(textsOf(turkish).filter((words) => same.has(words))).toEqual([]);
  const path = 'guide?categorySlug=payments&guideSlug=refunds';
  expect((await get<Category>(path, 'tr')).guides[0]).toMatchObject({
    title: 'İadeler',
    content: expect.not.stringContaining('refund'),
  });
  for (const { slug } of english) expect(slug).toMatch(/^[a-z-]+$/);
});

test('an answer says its language (GUIDE-6)', async () => {
  const { headers } = await ask('guides', 'tr');
  expect(headers.get('Content-Language')).toBe('tr');
  expect(headers.get('Vary')).toContain('Accept-Language');
  expect((await ask('guides')).headers.get('Content-Language')).toBe('en');
});
