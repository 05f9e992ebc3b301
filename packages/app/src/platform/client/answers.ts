import { areas } from '@touchline/contract/areas';
import type { Definitions } from '@touchline/contract/definitions';
import type { ProductArea } from '@touchline/contract/endpoint';
import { type Endpoint, endpoints } from '@touchline/contract/endpoints';

type Calls = { readonly [Name in Endpoint]?: Definitions[Name] };

/** The schemas that are loaded, and the promises of those being loaded. */
const here = new Map<ProductArea, Calls>();
const coming = new Map<ProductArea, Promise<Calls>>();

/** Whether the schema of an endpoint's answer is loaded. */
export function isReadable(name: Endpoint): boolean {
  return here.has(endpoints[name].area);
}

/**
 * Loads the schemas of an endpoint's answers, once for all endpoints of its area. After a failure
 * the next call tries again.
 */
export function bringReader(name: Endpoint): Promise<Calls> {
  const { area } = endpoints[name];
  const known = coming.get(area);
  if (known) return known;
  const fetched = areas[area]().then(({ calls }: { calls: Calls }) => {
    here.set(area, calls);
    return calls;
  });
  coming.set(area, fetched);
  fetched.catch(() => coming.delete(area));
  return fetched;
}

/**
 * Resolves with a module once the schemas of the calls that it makes are loaded too. Rejects when
 * either cannot be loaded.
 */
export async function withReaders<Module>(
  code: Promise<Module>,
  ...names: Endpoint[]
): Promise<Module> {
  const [module] = await Promise.all([code, ...names.map(bringReader)]);
  return module;
}
