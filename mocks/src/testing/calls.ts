/** The table of calls for the scripts, to which the contract itself is not linked. */
export { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
