import { areas } from '@touchline/contract/areas';
import type { Definitions } from '@touchline/contract/definitions';
import type { ProductArea } from '@touchline/contract/endpoint';
import { type Endpoint, endpoints } from '@touchline/contract/endpoints';
import type { productEndpoints } from '@touchline/contract/productEndpoints';

/** The calls that the app can make. Those that are not an `Endpoint` are looked up on demand. */
export type Callable = Endpoint | keyof typeof productEndpoints;

/** The calls whose answers can be kept: a GET that changes nothing. */
export type Keepable = {
  [Name in Callable]: Rows[Name] extends { method: 'GET'; effect: 'reads' } ? Name : never;
}[Callable];

type Rows = typeof endpoints & typeof productEndpoints;
type AreaSchemas = { readonly [Name in Callable]?: Definitions[Name] };
type Row = Rows[Callable];

/** The calls that are known and their areas: those of the first script, later all. */
let rows: Partial<Record<string, Row>> = endpoints;
let loadAreas: Partial<Record<ProductArea, () => Promise<{ calls: AreaSchemas }>>> = areas;

/** The row of a call; undefined until `loadRow` has loaded the table that contains it. */
export function rowOf(name: Callable): Row | undefined {
  return Object.hasOwn(rows, name) ? rows[name] : undefined;
}

/** Loads the table with the calls that are not in the first script. */
export async function loadRow(name: Callable): Promise<Row> {
  const { productAreas, productEndpoints } = await import('./productCalls.ts');
  rows = { ...endpoints, ...productEndpoints };
  loadAreas = { ...areas, ...productAreas };
  const row = rowOf(name);
  if (!row) throw new Error(`There is no call ${name}`);
  return row;
}

/** The schemas that are loaded, and the promises of those being loaded. */
const loadedSchemas = new Map<ProductArea, AreaSchemas>();
const pendingSchemas = new Map<ProductArea, Promise<AreaSchemas>>();

/** Whether the schema of an endpoint's answer is loaded. */
export function hasSchemas(name: Callable): boolean {
  const row = rowOf(name);
  return row !== undefined && loadedSchemas.has(row.area);
}

/**
 * Loads the schemas of an endpoint's answers, once for all endpoints of its area. After a failure
 * the next call tries again.
 */
export function loadSchemas(name: Callable): Promise<AreaSchemas> {
  const row = rowOf(name);
  return row ? loadArea(row.area) : loadRow(name).then(({ area }) => loadArea(area));
}

function loadArea(area: ProductArea): Promise<AreaSchemas> {
  const known = pendingSchemas.get(area);
  if (known) return known;
  const load = loadAreas[area];
  if (!load) throw new Error(`There are no schemas of ${area}`);
  const fetched = load().then(({ calls }) => {
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
  ...names: Callable[]
): Promise<Module> {
  const [module] = await Promise.all([code, ...names.map(loadSchemas)]);
  return module;
}
