import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import {
  filled,
  noData,
  richText,
  storedPicture,
  strictId,
  text,
  whole,
} from '../../internal/strict.ts';
import { createTag, deleteTag, updateTag } from '../../internal/tagRequests.ts';
import { product, productCategory, productPage, productSource } from '../../product.ts';
import { tag } from '../../tag.ts';
import { listOf, orDone } from '../../tolerant.ts';

const amount = v.union([
  v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000)),
  v.literal(''),
]);

const fields = v.strictObject({
  id: strictId,
  category: text(64),
  brand: text(64),
  vendor: text(64),
  name: filled(120),
  description: richText,
  tags: v.pipe(v.array(strictId), v.maxLength(100)),
  sku: text(64),
  barcode: text(64),
  stock: amount,
  reserved: amount,
  cost: amount,
  basePrice: amount,
  taxPercent: amount,
  price: amount,
  weight: amount,
  thumbnail: v.nullable(storedPicture),
  images: v.pipe(v.array(storedPicture), v.maxLength(20)),
  active: v.boolean(),
});

/** The fields that products are sorted by as texts; they are sorted by all others as numbers. */
export const textSorts = ['sku', 'name', 'active'] as const;

const numberSorts = [
  'barcode',
  'stock',
  'reserved',
  'cost',
  'basePrice',
  'taxPercent',
  'price',
  'weight',
] as const;

export const calls = {
  productCategories: { answer: listOf(productCategory) },
  productBrands: { answer: listOf(productSource) },
  productVendors: { answer: listOf(productSource) },
  /** Products with the text in their name, by page. */
  products: {
    query: v.strictObject({
      search: v.optional(text(100), ''),
      sort: v.optional(v.picklist([...textSorts, ...numberSorts]), 'name'),
      order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
      /** Counted from 1. Page 0 is the first page too, for callers that count from 0. */
      page: v.optional(whole(0, 10_000), '1'),
      size: v.optional(whole(1, 100), '10'),
    }),
    answer: productPage,
  },
  /** Null for an unknown id. */
  product: { query: v.strictObject({ id: strictId }), answer: v.nullable(product) },
  /** Creates an empty product, the first of the list (STOCK-5). */
  createProduct: { body: noData, answer: product },
  /** Merges the given fields into the product. Null for an unknown id. */
  updateProduct: {
    body: v.strictObject({ id: strictId, product: v.partial(fields) }),
    answer: v.nullable(product),
  },
  deleteProduct: { query: v.strictObject({ id: strictId }), answer: orDone(v.literal(true)) },
  productTags: { answer: listOf(tag) },
  createProductTag: createTag,
  updateProductTag: updateTag,
  deleteProductTag: deleteTag,
} satisfies CallsOf<'inventory'>;
