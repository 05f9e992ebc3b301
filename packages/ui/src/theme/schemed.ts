import type { Colour } from './tokens.ts';

/** The pair as one CSS value that follows `color-scheme`. */
export function schemed({ light, dark }: Colour): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** All colours of a group of tokens as CSS values. */
export function schemedAll<Group extends { [Name in keyof Group]: Colour }>(
  group: Group,
): Record<keyof Group, string> {
  return Object.fromEntries(
    Object.entries<Colour>(group).map(([name, value]) => [name, schemed(value)]),
  ) as Record<keyof Group, string>;
}
