import type { Contact } from '@touchline/contract/contact';
import type { MatchList } from '@touchline/contract/match';
import type { Product, ProductPage } from '@touchline/contract/product';
import { expect, test } from 'vitest';
import { avatarDrawing } from '../fixtures/drawings/people.ts';
import { seedMessages } from '../fixtures/messages.ts';
import { schools } from '../store/schools.ts';
import { call, urlOf } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

async function get<Body>(path: string): Promise<Body> {
  return (await call('GET', path)).body as Body;
}

/** All pictures that the answers about contacts and products refer to. */
async function pictures(): Promise<string[]> {
  const contacts = await get<Contact[]>('api/apps/contacts/all');
  const { products } = await get<ProductPage>('api/apps/ecommerce/inventory/products?size=100');
  return [
    ...contacts.flatMap(({ avatar, background }) => [avatar, background]),
    ...(products ?? []).flatMap(({ images }: Product) => images),
  ].filter((path) => path !== null && path !== undefined);
}

test('every picture of a contact and a product is a drawing, and no two are alike', async () => {
  const paths = await pictures();
  const drawings = new Set<string>();
  for (const path of paths) {
    const response = await fetch(urlOf(path.slice(1)));
    expect(response.status, path).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    const drawing = await response.text();
    expect(drawing).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+" [^]+<\/svg>$/);
    expect(drawing.length).toBeLessThan(2000);
    drawings.add(drawing);
  }
  expect(paths.length).toBeGreaterThan(100);
  expect(drawings.size).toBe(paths.length);
});

test('every team of a match has the colours of its school, and its picture where it uploaded one', async () => {
  const { items } = await get<MatchList>('api/matches?pageSize=500');
  const crests = new Map(
    items
      .flatMap(({ teams }) => teams)
      .filter(({ id }) => id !== null)
      .map(({ id, school, crestUrl, colours }) => [id, { school: school.id, crestUrl, colours }]),
  );
  expect(crests.size).toBeGreaterThan(100);
  const records = new Map(schools.list().map((school) => [school.id, school]));
  for (const { school, crestUrl, colours } of crests.values()) {
    expect(crestUrl).toBe(records.get(school ?? '')?.logoUrl);
    expect(colours).toEqual(records.get(school ?? '')?.colours);
  }
  const addresses = new Set([...crests.values()].flatMap(({ crestUrl }) => crestUrl ?? []));
  expect(addresses.size).toBeGreaterThan(2);
  for (const address of addresses)
    expect((await fetch(urlOf(address.slice(1)))).status, address).toBe(200);
});

test('a message of a school has the picture that the school has on its page', async () => {
  const pictures = seedMessages().flatMap(({ image }) => image ?? []);
  expect(pictures.length).toBeGreaterThan(2);
  const uploaded = schools.list().map(({ logoUrl }) => logoUrl);
  expect(uploaded).toEqual(expect.arrayContaining(pictures));
  for (const address of pictures)
    expect((await fetch(urlOf(address.slice(1)))).status, address).toBe(200);
});

test.each(['avatars/unknown.svg', 'avatars/__proto__', 'constructor/name', 'products/constructor'])(
  'there is no picture %s',
  async (name) => {
    expect((await call('GET', `api/assets/${name}`)).status).toBe(404);
  },
);

test('special characters of SVG are escaped', () => {
  expect(avatarDrawing(1, '<Sam &Example')).toContain('&lt;&amp;</text>');
});
