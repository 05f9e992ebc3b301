import type { ExamplesOf } from './example.ts';
import { tagRequests } from './tags.ts';

const tags = tagRequests('product-tag-match');

const product = {
  id: 'product-3',
  category: 'category-unisex',
  brand: 'brand-kestrel',
  vendor: 'vendor-örnek-spor',
  name: 'Corner Post',
  description: '<p>With a foot of rubber.</p>',
  tags: ['product-tag-match'],
  sku: 'post-9',
  barcode: '8680000000999',
  stock: 4,
  reserved: 1,
  cost: 2.5,
  basePrice: 10,
  taxPercent: 20,
  price: 12,
  weight: 0.4,
  thumbnail: '/pictures/post.webp',
  images: ['/pictures/post.webp'],
  active: true,
} as const;

export const inventoryExamples: ExamplesOf<'inventory'> = {
  productCategories: { request: {}, required: [], visitor: 'served' },
  productBrands: { request: {}, required: [], visitor: 'served' },
  productVendors: { request: {}, required: [], visitor: 'served' },
  products: {
    request: { query: { search: 'ball', sort: 'price', order: 'desc', page: 1, size: 2 } },
    required: [],
    visitor: 'served',
  },
  product: { request: { query: { id: product.id } }, required: ['id'], visitor: 'served' },
  createProduct: { request: { body: {} }, required: [], visitor: 'served' },
  updateProduct: {
    request: { body: { id: product.id, product: { ...product } } },
    required: ['id', 'product'],
    visitor: 'served',
  },
  deleteProduct: { request: { query: { id: product.id } }, required: ['id'], visitor: 'served' },
  productTags: { request: {}, required: [], visitor: 'served' },
  createProductTag: { ...tags.create, visitor: 'served' },
  updateProductTag: { ...tags.update, visitor: 'served' },
  deleteProductTag: { ...tags.remove, visitor: 'served' },
};
