import { answerAt } from '../../api.ts';
import { simulateDelay } from '../../delays.ts';
import {
  type Product,
  brands,
  categories,
  productTags as tagSeeds,
  products as productSeeds,
  vendors,
} from '../../fixtures/areas/inventory.ts';
import { collection } from '../../store/collection.ts';
import { changeOf, tagHandlers } from './changes.ts';
import { numberOf, pageOf } from './pages.ts';

const base = 'api/apps/ecommerce/inventory';
const products = collection('product', () => productSeeds);
const tags = collection('product-tag', () => tagSeeds);

function newProduct(id: string): Product {
  return {
    id,
    category: '',
    name: 'A New Product',
    description: '',
    tags: [],
    sku: '',
    barcode: '',
    brand: '',
    vendor: '',
    stock: '',
    reserved: '',
    cost: '',
    basePrice: '',
    taxPercent: '',
    price: '',
    weight: '',
    thumbnail: '',
    images: [],
    active: false,
  };
}

const sortedAsText = new Set(['sku', 'name', 'active']);

function sorted(sort: string, order: string): Product[] {
  const valueOf = (product: Product) => product[sort as keyof Product];
  const asText = (product: Product) => String(valueOf(product)).toUpperCase();
  const asNumber = (product: Product) => Number(valueOf(product)) || 0;
  const direction = order === 'desc' ? -1 : 1;
  return products.list().toSorted((one, other) => {
    const difference = sortedAsText.has(sort)
      ? asText(one).localeCompare(asText(other), 'en')
      : asNumber(one) - asNumber(other);
    return direction * difference;
  });
}

export const inventoryHandlers = [
  answerAt('GET', `${base}/categories`, () => categories),
  answerAt('GET', `${base}/brands`, () => brands),
  answerAt('GET', `${base}/vendors`, () => vendors),
  answerAt('GET', `${base}/products`, async ({ query }) => {
    await simulateDelay('products');
    const text = (query.get('search') ?? '').toLowerCase();
    const size = numberOf(query.get('size'), 10) || 10;
    const page = numberOf(query.get('page'), 1);
    const found = sorted(query.get('sort') || 'name', query.get('order') || 'asc').filter(
      ({ name }) => name.toLowerCase().includes(text),
    );
    const { items, ...bounds } = pageOf(found, page, size);
    const isPast = items === null;
    return {
      products: items,
      pagination: isPast ? bounds : { length: found.length, size, page, ...bounds },
    };
  }),
  answerAt('GET', `${base}/product`, ({ query }) => products.find(query.get('id'))),
  answerAt('POST', `${base}/product`, () => products.insertFirst(newProduct(products.newId()))),
  answerAt('PATCH', `${base}/product`, async ({ body }) => {
    const { id, product } = await body(changeOf('product'));
    return products.merge(id, product as Partial<Product>);
  }),
  answerAt('DELETE', `${base}/product`, ({ query }) => {
    products.remove(query.get('id'));
    return true;
  }),
  ...tagHandlers(base, tags, products),
];
