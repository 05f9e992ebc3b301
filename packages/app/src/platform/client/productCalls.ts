/** The calls that are not in the first script, with the schemas of their areas, as one chunk. */
export { productAreas } from '@touchline/contract/productAreas';
export { productEndpoints } from '@touchline/contract/productEndpoints';
