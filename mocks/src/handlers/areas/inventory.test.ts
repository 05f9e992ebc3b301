import { expect, test } from 'vitest';
import { type Product, brands, categories, vendors } from '../../fixtures/areas/inventory.ts';
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

test('a call without a page answers the first ten by name (STOCK-2, STOCK-3)', async () => {
  const { products: found, pagination } = await products();
  const names = (found ?? []).map(({ name }) => name);
  expect(names).toHaveLength(10);
  expect(names).toEqual(names.toSorted());
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

test('the last page holds the rest; past it there is null and the last page (STOCK-4)', async () => {
  expect((await products('page=3')).products).toHaveLength(3);
  expect(await products('page=4')).toEqual({ products: null, pagination: { lastPage: 3 } });
});

test('a client that counts from 0 begins at the beginning', async () => {
  expect((await products('page=0')).products).toEqual((await products('page=1')).products);
});

test('numbers are sorted as numbers, in both directions (STOCK-2)', async () => {
  const prices = ((await products('sort=price&order=desc&size=23')).products ?? []).map(
    ({ price }) => price,
  );
  expect(prices).toEqual(prices.toSorted((one, other) => Number(other) - Number(one)));
});

test('the search looks into names, without regard to case (STOCK-2)', async () => {
  const { products: found, pagination } = await products('search=BALL');
  for (const { name } of found ?? []) expect(name.toLowerCase()).toContain('ball');
  expect(pagination).toMatchObject({ length: found?.length });
  expect((await products('search=nothing')).pagination).toMatchObject({ length: 0, lastPage: 1 });
});

test('the price is the base price and its tax (STOCK-6)', async () => {
  for (const { basePrice, taxPercent, price } of (await products('size=23')).products ?? []) {
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
    ((await products('size=23')).products ?? []).filter(({ tags }) =>
      tags.includes('product-tag-match'),
    );
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

test('a change is merged and kept; an unknown id gives null (MOCK-7)', async () => {
  const [product] = (await products()).products ?? [];
  const change = { id: product?.id, product: { stock: 7 } };
  const { body } = await call('PATCH', `${base}/product`, { body: change });
  expect(body).toEqual({ ...product, stock: 7 });
  expect((await call('GET', `${base}/product?id=${product?.id}`)).body).toEqual(body);
  const unknown = { ...change, id: 'unknown' };
  expect((await call('PATCH', `${base}/product`, { body: unknown })).body).toBeNull();
});
