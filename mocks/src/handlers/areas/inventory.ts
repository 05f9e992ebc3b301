import { textSorts } from '@touchline/contract/calls/samples/inventory';
import type { ReceivedBy } from '@touchline/contract/definitions';
import type { Product, ProductPage } from '@touchline/contract/product';
import { answer } from '../../api.ts';
import { simulateDelay } from '../../delays.ts';
import {
  brands,
  categories,
  productTags as tagSeeds,
  products as productSeeds,
  vendors,
} from '../../fixtures/areas/inventory.ts';
import { contains } from '../../fold.ts';
import { collection } from '../../store/collection.ts';
import { insertTag, removeTag } from '../../store/tags.ts';
import { numberedPage } from './pages.ts';

type Query = ReceivedBy<'products'>['query'];

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

function sorted({ sort, order }: Query): Product[] {
  const isText = textSorts.some((field) => field === sort);
  const asText = (product: Product) => String(product[sort]).toUpperCase();
  const asNumber = (product: Product) => Number(product[sort]);
  const direction = order === 'desc' ? -1 : 1;
  return products.list().toSorted((one, other) => {
    const difference = isText
      ? asText(one).localeCompare(asText(other), 'en')
      : asNumber(one) - asNumber(other);
    return direction * difference;
  });
}

function pageOfProducts(query: Query): ProductPage {
  const { search, page, size } = query;
  const found = sorted(query).filter(({ name }) => contains(name, search));
  const { length } = found;
  const result = numberedPage(found, page, size);
  if (!result.items) return { products: null, pagination: { lastPage: result.lastPage } };
  const { items, ...bounds } = result;
  return { products: items, pagination: { length, size, page, ...bounds } };
}

/** Its price follows from the two numbers where it has both (STOCK-6), whatever the request says. */
function changeProduct(id: string, changes: Partial<Product>): Product | undefined {
  const product = products.merge(id, changes);
  if (!product || product.basePrice === '' || product.taxPercent === '') return product;
  const price = Number(product.basePrice) * (1 + Number(product.taxPercent) / 100);
  return products.merge(id, { price: Math.round(price * 100) / 100 });
}

function deleteProduct(id: string): true {
  products.remove(id);
  return true;
}

export const inventoryHandlers = [
  answer('productCategories', () => [...categories]),
  answer('productBrands', () => [...brands]),
  answer('productVendors', () => [...vendors]),
  answer('products', async ({ query }) => {
    await simulateDelay('products');
    return pageOfProducts(query);
  }),
  answer('product', ({ query }) => products.find(query.id)),
  answer('createProduct', () => products.insertFirst(newProduct(products.newId()))),
  answer('updateProduct', ({ body: { id, product } }) => changeProduct(id, product)),
  answer('deleteProduct', ({ query }) => deleteProduct(query.id)),
  answer('productTags', () => tags.list()),
  answer('createProductTag', ({ body: { tag } }) => insertTag(tags, tag)),
  answer('updateProductTag', ({ body: { id, tag } }) => tags.merge(id, tag)),
  answer('deleteProductTag', ({ query }) => removeTag(tags, query.id, products)),
];
