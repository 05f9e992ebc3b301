import { type EndpointRow, given } from './endpoint.ts';

/** The calls of the areas with sample data (PRODUCT-6). */
export const sampleEndpoints = {
  academyCategories: given('academy', 'GET', 'api/apps/academy/categories', 'anyone'),
} as const satisfies Record<string, EndpointRow>;
