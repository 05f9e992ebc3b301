import { areas } from '@touchline/contract/areas';
import type { Definitions } from '@touchline/contract/definitions';
import type { ProductArea } from '@touchline/contract/endpoint';
import { type Endpoint, endpoints } from '@touchline/contract/endpoints';

type AreaSchemas = { readonly [Name in Endpoint]?: Definitions[Name] };

/** The schemas that are loaded, and the promises of those being loaded. */
const loadedSchemas = new Map<ProductArea, AreaSchemas>();
const pendingSchemas = new Map<ProductArea, Promise<AreaSchemas>>();

/** Whether the schema of an endpoint's answer is loaded. */
export function hasSchemas(name: Endpoint): boolean {
  return loadedSchemas.has(endpoints[name].area);
}

/**
 * Loads the schemas of an endpoint's answers, once for all endpoints of its area. After a failure
 * the next call tries again.
 */
export function loadSchemas(name: Endpoint): Promise<AreaSchemas> {
  const { area } = endpoints[name];
  const known = pendingSchemas.get(area);
  if (known) return known;
  const fetched = areas[area]().then(({ calls }: { calls: AreaSchemas }) => {
    loadedSchemas.set(area, calls);
    return calls;
  });
  pendingSchemas.set(area, fetched);
  fetched.catch(() => pendingSchemas.delete(area));
  return fetched;
}

/**
 * Resolves with a module once the schemas of the calls that it makes are loaded too. Rejects when
 * either cannot be loaded.
 */
export async function withSchemas<Module>(
  code: Promise<Module>,
  ...names: Endpoint[]
): Promise<Module> {
  const [module] = await Promise.all([code, ...names.map(loadSchemas)]);
  return module;
}
