import { endpoints } from './endpoints.ts';
import { productEndpoints } from './productEndpoints.ts';
import { sampleEndpoints } from './sampleEndpoints.ts';

/** Every call of the API by name. */
export const allEndpoints = {
  ...endpoints,
  ...productEndpoints,
  ...sampleEndpoints,
} as const;

export type AllEndpoints = typeof allEndpoints;
export type AnyEndpoint = keyof AllEndpoints;
