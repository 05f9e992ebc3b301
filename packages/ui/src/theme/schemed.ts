import type { Colour } from './tokens.ts';

/** Writes the pair as one CSS value that follows the `color-scheme` of the region it is used in. */
export function schemed({ light, dark }: Colour): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** Writes every colour of a group of tokens as CSS. */
export function schemedAll<Group extends { [Name in keyof Group]: Colour }>(
  group: Group,
): Record<keyof Group, string> {
  return Object.fromEntries(
    Object.entries<Colour>(group).map(([name, value]) => [name, schemed(value)]),
  ) as Record<keyof Group, string>;
}
