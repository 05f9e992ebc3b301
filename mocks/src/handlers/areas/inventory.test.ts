import type { Product } from '@touchline/contract/product';
import { expect, test } from 'vitest';
import { brands, categories, vendors } from '../../fixtures/areas/inventory.ts';
import { call } from '../../testing/call.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();
const base = 'api/apps/ecommerce/inventory';

interface Answer {
  products: Product[] | null;
  pagination: Record<string, number>;
}

async function products(query = ''): Promise<Answer> {
  return (await call('GET', `${base}/products?${query}`)).body as Answer;
}

/** All products, so that no loop over them runs over nothing. */
async function everyProduct(query = ''): Promise<Product[]> {
  const found = (await products(`size=23&${query}`)).products ?? [];
  expect(found).toHaveLength(23);
  return found;
}

test('a call without a page answers the first ten by name (STOCK-2, STOCK-3)', async () => {
  const { products: found, pagination } = await products();
  const names = (found ?? []).map(({ name }) => name);
  expect(names).toHaveLength(10);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(names[0]).toBe('Armband');
  expect(pagination).toEqual({
    length: 23,
    size: 10,
    page: 1,
    lastPage: 3,
    startIndex: 0,
    endIndex: 9,
  });
});

test('there are three categories, five brands, three vendors and 23 products (STOCK-1)', async () => {
  const namesOf = async (what: string) =>
    ((await call('GET', `${base}/${what}`)).body as { name: string }[]).map(({ name }) => name);
  expect(await namesOf('categories')).toEqual(['Mens', 'Ladies', 'Unisex']);
  expect(await namesOf('brands')).toHaveLength(5);
  expect(await namesOf('vendors')).toHaveLength(3);
  expect((await namesOf('tags')).length).toBeGreaterThan(1);
  expect((await products('size=100')).products).toHaveLength(23);
});

test('a product, its category and its makers have these fields (STOCK-8)', async () => {
  const fieldsOf = (row: object = {}) => Object.keys(row).toSorted().join(' ');
  for (const product of await everyProduct()) {
    expect(fieldsOf(product)).toBe(
      'active barcode basePrice brand category cost description id images name price reserved sku stock tags taxPercent thumbnail vendor weight',
    );
  }
  expect(new Set(categories.map(fieldsOf))).toEqual(new Set(['id name parentId slug']));
  expect(new Set([...brands, ...vendors].map(fieldsOf))).toEqual(new Set(['id name slug']));
});

test('the last page holds the rest; past it there is null and the last page (STOCK-4)', async () => {
  expect((await products('page=3')).products).toHaveLength(3);
  expect(await products('page=4')).toEqual({ products: null, pagination: { lastPage: 3 } });
});

test('a client that counts from 0 begins at the beginning (STOCK-11)', async () => {
  expect((await products('page=0')).products).toEqual((await products('page=1')).products);
});

test('numbers are sorted as numbers, in both directions (STOCK-2)', async () => {
  const prices = (await everyProduct('sort=price&order=desc')).map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((one, other) => Number(other) - Number(one)));
});

test('the search looks into names, without regard to case (STOCK-2)', async () => {
  const { products: found, pagination } = await products('search=BALL');
  const withBall = (await everyProduct()).filter(({ name }) => /ball/i.test(name));
  expect(withBall.length).toBeGreaterThan(1);
  expect(found).toEqual(withBall);
  expect(pagination).toMatchObject({ length: withBall.length });
  expect((await products('search=nothing')).pagination).toMatchObject({ length: 0, lastPage: 1 });
});

test('the price is the base price and its tax (STOCK-6)', async () => {
  for (const { basePrice, taxPercent, price } of await everyProduct()) {
    expect(price).toBeCloseTo(Number(basePrice) * (1 + Number(taxPercent) / 100), 2);
  }
});

test('a new product is empty and inactive (STOCK-5)', async () => {
  const { body } = await call('POST', `${base}/product`);
  expect(body).toMatchObject({ name: 'A New Product', active: false, stock: '', tags: [] });
  const { id } = body as Product;
  expect((await call('GET', `${base}/product?id=${id}`)).body).toEqual(body);
  await call('DELETE', `${base}/product?id=${id}`);
  expect((await call('GET', `${base}/product?id=${id}`)).body).toBeNull();
});

test('a deleted tag leaves every product (STOCK-7)', async () => {
  const carriers = async () =>
    (await everyProduct()).filter(({ tags }) => tags.includes('product-tag-match'));
  expect((await carriers()).length).toBeGreaterThan(0);
  await call('DELETE', `${base}/tag?id=product-tag-match`);
  expect(await carriers()).toEqual([]);
});

test.each([
  ['categories', categories],
  ['brands', brands],
  ['vendors', vendors],
])('the %s are there to choose from (STOCK-9)', async (name, all) => {
  expect(all.length).toBeGreaterThan(0);
  expect((await call('GET', `${base}/${name}`)).body).toEqual(all);
});

test.each([
  ['another base price', { basePrice: 100, taxPercent: 20 }, 120],
  ['another tax', { basePrice: 9.99, taxPercent: 12.5 }, 11.24],
  ['a price of its own', { basePrice: 10, taxPercent: 10, price: 3 }, 11],
  ['a base price alone', { basePrice: 10, taxPercent: '', price: 3 }, 3],
])('the price follows %s (STOCK-6)', async (_, product, price) => {
  const answer = await call('PATCH', `${base}/product`, { body: { id: 'product-1', product } });
  expect(answer.body).toMatchObject({ price });
  expect((await call('GET', `${base}/product?id=product-1`)).body).toMatchObject({ price });
});

test('a change is merged and kept; an unknown id gives null (STOCK-9, MOCK-7)', async () => {
  const [product] = (await products()).products ?? [];
  const change = { id: product?.id, product: { stock: 7 } };
  const { body } = await call('PATCH', `${base}/product`, { body: change });
  expect(body).toEqual({ ...product, stock: 7 });
  expect((await call('GET', `${base}/product?id=${product?.id}`)).body).toEqual(body);
  const unknown = { ...change, id: 'unknown' };
  expect((await call('PATCH', `${base}/product`, { body: unknown })).body).toBeNull();
});

test.each([
  ['ışık', 'Işık'],
  ['ISIK', 'Işık'],
  ['ip', 'İp'],
  ['düdük', 'Düdük'],
])('the search for %s finds %s (STOCK-2)', async (text, start) => {
  const { products: found } = await products(`search=${encodeURIComponent(text)}`);
  expect(found?.some(({ name }) => name.startsWith(start))).toBe(true);
});

test.each([
  'sort=__proto__',
  'sort=constructor',
  'sort=colour',
  'order=up',
  'page=-1',
  'page=1.5',
  'page=one',
  'page=10001',
  'size=0',
  'size=101',
  'size=1e9',
  'colour=red',
])('products are not asked for with %s (STOCK-11)', async (query) => {
  expect((await call('GET', `${base}/products?${query}`)).status).toBe(400);
});

test('sku, name and active are sorted as texts, the rest as numbers (STOCK-2)', async () => {
  const sorted = async (sort: keyof Product, order: string) =>
    (await everyProduct(`sort=${sort}&order=${order}`)).map((product) => product[sort]);
  for (const sort of ['sku', 'name', 'active'] as const) {
    const up = await sorted(sort, 'asc');
    const text = (value: unknown) => String(value).toUpperCase();
    expect(up).toEqual(up.toSorted((one, other) => text(one).localeCompare(text(other), 'en')));
    expect(await sorted(sort, 'desc')).toEqual(up.toReversed());
  }
  for (const sort of ['stock', 'weight', 'barcode'] as const) {
    const up = await sorted(sort, 'asc');
    expect(up).toEqual(up.toSorted((one, other) => Number(one) - Number(other)));
  }
});

test('pages hold every product once', async () => {
  const all = await everyProduct();
  const pages = await Promise.all([1, 2, 3].map((page) => products(`page=${page}&size=8`)));
  expect(pages.flatMap(({ products: found }) => found ?? [])).toEqual(all);
  expect(pages.map(({ pagination }) => pagination['startIndex'])).toEqual([0, 8, 16]);
  expect(pages.map(({ pagination }) => pagination['endIndex'])).toEqual([7, 15, 22]);
});

test('a search that finds nothing has one empty page', async () => {
  expect(await products('search=nothing')).toEqual({
    products: [],
    pagination: { length: 0, size: 10, page: 1, lastPage: 1, startIndex: 0, endIndex: 0 },
  });
});

test.each([
  ['name', null],
  ['name', ''],
  ['tags', null],
  ['stock', '7'],
  ['stock', -1],
  ['images', 'picture'],
  ['active', 'true'],
  ['colour', 'red'],
])('a product whose %s is %j is refused and not stored', async (field, value) => {
  const before = await products('size=23');
  const body = { id: 'product-1', product: { [field]: value } };
  expect((await call('PATCH', `${base}/product`, { body })).status).toBe(400);
  expect(await products('size=23')).toEqual(before);
});

test('a new product is the first, and its empty fields may be sent back (STOCK-10)', async () => {
  const { body } = await call('POST', `${base}/product`, { body: {} });
  const product = body as Product;
  const { body: newer } = await call('POST', `${base}/product`);
  // Both weigh nothing yet, so they stand as in the list.
  const { products: sorted } = await products('sort=weight&size=23');
  expect(sorted?.slice(0, 2)).toEqual([newer, product]);
  const answer = await call('PATCH', `${base}/product`, { body: { id: product.id, product } });
  expect(answer.body).toEqual(product);
});

test('every product has a text of its own, and most have pictures', async () => {
  const all = await everyProduct();
  const lengths = new Set(all.map(({ description }) => description.length));
  expect(lengths.size).toBeGreaterThan(15);
  expect(all.some(({ thumbnail }) => thumbnail === null)).toBe(true);
  const pictures = all.flatMap(({ images }) => images);
  expect(pictures.length).toBeGreaterThan(20);
  expect(new Set(pictures).size).toBe(pictures.length);
});
