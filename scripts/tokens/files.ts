import { themes } from '@touchline/ui/theme/values';
import {
  foundation,
  schemeFile,
  themeFile,
  type LengthValue,
  type SchemeName,
  type Tokens,
} from './dtcg.ts';

const schemes: readonly SchemeName[] = ['light', 'dark'];

/** The default size of text in a browser, which a rem is a multiple of, in px. */
const pxPerRem = 16;

/** The types of tokens that are variables in Figma. */
const figmaTypes = new Set(['color', 'dimension', 'fontFamily', 'fontWeight', 'number']);

/** All files of `pnpm tokens`: their content by their path. */
export function tokenFiles(): Record<string, unknown> {
  const files: Record<string, unknown> = {
    'foundation.tokens.json': foundation(),
    'touchline.resolver.json': resolver(),
    'figma/foundation/value.tokens.json': forFigma(foundation(), 'value'),
  };
  for (const scheme of schemes) {
    files[schemePath(scheme)] = schemeFile(scheme);
    files[`figma/scheme/${scheme}.tokens.json`] = forFigma(schemeFile(scheme), scheme);
    for (const theme of themes) {
      const tokens = themeFile(theme, scheme);
      files[themePath(theme, scheme)] = tokens;
      const mode = `${theme} ${scheme}`;
      files[`figma/theme/${theme}.${scheme}.tokens.json`] = forFigma(tokens, mode);
    }
  }
  return files;
}

function schemePath(scheme: SchemeName): string {
  return `scheme.${scheme}.tokens.json`;
}

function themePath(theme: string, scheme: SchemeName): string {
  return `theme.${theme}.${scheme}.tokens.json`;
}

/** The document that says which files a theme in a scheme consists of. */
function resolver(): unknown {
  const source = (path: string) => ({ $ref: path });
  const contexts = themes.flatMap((theme) =>
    schemes.map((scheme) => [
      `${theme}-${scheme}`,
      [source(schemePath(scheme)), source(themePath(theme, scheme))],
    ]),
  );
  return {
    name: 'Touchline',
    version: '2025.10',
    sets: { foundation: { sources: [source('foundation.tokens.json')] } },
    modifiers: {
      appearance: {
        description: 'A theme in a colour scheme',
        contexts: Object.fromEntries(contexts) as Record<string, unknown>,
        default: `${themes[0]}-light`,
      },
    },
    resolutionOrder: [source('#/sets/foundation'), source('#/modifiers/appearance')],
  };
}

/** The same tokens for the import of variables: those that are variables, lengths in px. */
function forFigma(tokens: Tokens, mode: string): unknown {
  const groups = Object.entries(tokens).filter(([, { $type }]) => figmaTypes.has($type));
  return {
    ...(Object.fromEntries(
      groups.map(([name, group]) => [name, group.$type === 'dimension' ? inPx(group) : group]),
    ) as Tokens),
    $extensions: { 'com.figma.modeName': mode },
  };
}

function inPx(group: Tokens[string]): Tokens[string] {
  const tokens = Object.entries(group).map(([name, token]) => {
    if (name === '$type') return [name, token];
    const { $value } = token as { $value: LengthValue };
    const value = $value.unit === 'rem' ? $value.value * pxPerRem : $value.value;
    return [name, { $value: { value, unit: 'px' } }];
  });
  return Object.fromEntries(tokens) as Tokens[string];
}

/** The text of a file. */
export function fileText(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
