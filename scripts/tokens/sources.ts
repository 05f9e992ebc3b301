import type { Colour, Tokens } from '@touchline/ui/theme';

/** `packages/ui/src/theme/NAME/tokens.ts` of a theme. */
export function tokensSource(tokens: Tokens): string {
  const rows = rowsOf(tokens).map(
    ([name, { light, dark }]) => `  ${name}: { light: '${light}', dark: '${dark}' },\n`,
  );
  return `import type { Tokens } from '../tokens.ts';

export const tokens: Tokens = {
${rows.join('')}};
`;
}

/** The custom properties that components read, as `--primary-hover`. */
export function cssProperties(tokens: Tokens): [property: string, value: string][] {
  return rowsOf(tokens).map(([name, { light, dark }]) => [
    `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    `light-dark(${light}, ${dark})`,
  ]);
}

/** A rule of CSS with the properties of a theme. */
export function cssRule(selector: string, tokens: Tokens): string {
  const rows = cssProperties(tokens).map(([property, value]) => `  ${property}: ${value};\n`);
  return `${selector} {\n${rows.join('')}}\n`;
}

function rowsOf(tokens: Tokens): [string, Colour][] {
  return Object.entries<Colour>({ ...tokens });
}
