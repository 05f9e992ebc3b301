import { areas } from '@touchline/contract/areas';
import type { Definitions } from '@touchline/contract/definitions';
import { type Area, type Endpoint, endpoints } from '@touchline/contract/endpoints';

type Calls = { readonly [Name in Endpoint]?: Definitions[Name] };

/** What has come, and what is on its way. */
const here = new Map<Area, Calls>();
const coming = new Map<Area, Promise<Calls>>();

/** Whether the answer of a call can be read at once. */
export function isReadable(name: Endpoint): boolean {
  return here.has(endpoints[name].area);
}

/**
 * Fetches what reads the answers of a call, once for all calls of its area. Where that fails the next
 * call tries again.
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

/** Code that makes these calls, with what reads their answers: it does not come without. */
export async function withReaders<Module>(
  code: Promise<Module>,
  ...names: Endpoint[]
): Promise<Module> {
  const [module] = await Promise.all([code, ...names.map(bringReader)]);
  return module;
}
