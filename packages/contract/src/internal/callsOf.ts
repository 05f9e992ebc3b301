import type { Access, Area, Method } from '../endpoint.ts';

function callsOf<const Origin extends string>(origin: Origin) {
  return <
    const InArea extends Area,
    const By extends Method,
    const Path extends string,
    const For extends Access,
  >(
    area: InArea,
    method: By,
    path: Path,
    access: For,
  ) => ({ area, method, path, access, origin }) as const;
}

/** A call whose method and path are specified (WIRE-5 to WIRE-16). */
export const given = callsOf('given');

/** A call that the specification leaves open: our proposal to the owners of the API. */
export const ours = callsOf('ours');
