import * as v from 'valibot';
import { id, listOf, optional } from './tolerant.ts';

/** A number, or an empty text as long as it is not filled in. */
const amount = v.fallback(v.union([v.number(), v.literal('')]), '');

/** A product of the inventory. A product that was just created has empty texts (STOCK-5). */
export const product = v.object({
  id,
  /** Ids of the category, the brand and the vendor. */
  category: v.string(),
  brand: v.string(),
  vendor: v.string(),
  name: v.string(),
  description: v.string(),
  /** Ids of tags. */
  tags: v.fallback(listOf(id), []),
  sku: v.string(),
  barcode: v.string(),
  stock: amount,
  reserved: amount,
  cost: amount,
  basePrice: amount,
  taxPercent: amount,
  /** The base price with its tax (STOCK-6). */
  price: amount,
  weight: amount,
  thumbnail: optional(v.string()),
  /** Paths or addresses. */
  images: v.fallback(listOf(v.string()), []),
  active: v.fallback(v.boolean(), false),
});

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Indexes start at 0 and are inclusive; both are 0 for an empty list. */
export const productPagination = v.object({
  /** The number of products found. */
  length: whole,
  size: whole,
  page: whole,
  lastPage: whole,
  startIndex: whole,
  endIndex: whole,
});

/** A page of products. After the last page there are no products, and only the last page's number. */
export const productPage = v.union([
  v.object({ products: listOf(product), pagination: productPagination }),
  v.object({ products: v.optional(v.null(), null), pagination: v.object({ lastPage: whole }) }),
]);

export const productCategory = v.object({
  id,
  parentId: optional(id),
  name: v.string(),
  slug: v.string(),
});

/** A brand or a vendor. */
export const productSource = v.object({ id, name: v.string(), slug: v.string() });

export type Product = v.InferOutput<typeof product>;
export type ProductPage = v.InferOutput<typeof productPage>;
export type ProductCategory = v.InferOutput<typeof productCategory>;
export type ProductSource = v.InferOutput<typeof productSource>;
