import { expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();

async function get<Body>(path: string): Promise<Body> {
  const { status, body } = await call('GET', `api/${path}`);
  expect(status).toBe(200);
  return body as Body;
}

test('the file manager shows a folder and the way to it (FILE-1)', async () => {
  const root = await get<{ folders: { name: string }[]; files: unknown[]; path: unknown[] }>(
    'apps/file-manager?folderId=null',
  );
  expect(root.folders.map(({ name }) => name)).toEqual(['Fixtures', 'Kit', 'Pictures']);
  expect(root.files).toHaveLength(4);
  expect(root.path).toEqual([]);
  const inner = await get<{ path: { name: string }[] }>(
    'apps/file-manager?folderId=file-pictures-home',
  );
  expect(inner.path.map(({ name }) => name)).toEqual(['Pictures', 'Home ground']);
  expect(await get('apps/file-manager?folderId=unknown')).toEqual({
    folders: [],
    files: [],
    path: [],
  });
});

test('help: questions by category, guides limited, one guide with its text (GUIDE-2, GUIDE-3)', async () => {
  const faqs = await get<{ faqs: unknown[] }[]>('apps/help-center/faqs');
  expect(faqs.map((category) => category.faqs.length)).toEqual([5, 6, 5, 6, 7]);
  expect(await get('apps/help-center/faqs?slug=payments')).toHaveLength(1);
  expect(await get('apps/help-center/faqs?slug=unknown')).toEqual([]);
  const [first] = await get<object[]>('apps/help-center/guides');
  expect(first).toMatchObject({ visibleGuides: 5, totalGuides: 7, guides: { length: 5 } });
  const [all] = await get<object[]>('apps/help-center/guides?slug=getting-started');
  expect(all).toMatchObject({ guides: { length: 7 } });
  expect(all).not.toHaveProperty('totalGuides');
  const guide = await get('apps/help-center/guide?categorySlug=payments&guideSlug=refunds');
  expect(guide).toMatchObject({
    slug: 'payments',
    guides: [{ title: 'Refunds', content: expect.stringContaining('<p>') }],
  });
});

test('the number of guides can be chosen (GUIDE-3)', async () => {
  const [first] = await get<object[]>('apps/help-center/guides?limit=2');
  expect(first).toMatchObject({ visibleGuides: 2, totalGuides: 7, guides: { length: 2 } });
});
