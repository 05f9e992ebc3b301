import type { Access, Area, Effect, Method } from '../endpoint.ts';

/** The effect that a method usually has. */
type EffectOf<By extends Method> = By extends 'GET' ? 'reads' : 'changes';

function callsOf<const Origin extends string>(origin: Origin) {
  return <
    const InArea extends Area,
    const By extends Method,
    const Path extends string,
    const For extends Access,
    const Does extends Effect = EffectOf<By>,
  >(
    area: InArea,
    method: By,
    path: Path,
    access: For,
    effect = (method === 'GET' ? 'reads' : 'changes') as Does,
    // Without `NoInfer` the type that the table asks of a row would be taken for the effect.
  ) => ({ area, method, path, access, effect: effect as NoInfer<Does>, origin }) as const;
}

/** A call whose method and path are specified (WIRE-5 to WIRE-16). */
export const given = callsOf('given');

/** A call that the specification leaves open: our proposal to the owners of the API. */
export const ours = callsOf('ours');
