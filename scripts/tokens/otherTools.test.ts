import {
  breakpoints,
  constants,
  schemeTokens,
  shadows,
  themes,
  tokensByTheme,
} from '@touchline/ui/theme/values';
import { defineConfig, parse } from '@terrazzo/parser';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import StyleDictionary from 'style-dictionary';
import { expect, test } from 'vitest';
import { tokensFolder } from '../folders.ts';
import type { ColourValue, LengthValue, SchemeName } from './dtcg.ts';

const schemes: readonly SchemeName[] = ['light', 'dark'];
const combinations = themes.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));

type Values = Record<string, string>;

const { shadow: _, ...foundation } = constants;

/** @param colours each with its value in both schemes */
const inScheme = (colours: object, scheme: SchemeName): Values =>
  mapped(colours, (colour: Record<SchemeName, string>) => colour[scheme]);

/** `rgba(255, 0, 0, 0.5)` and `rgb(100% 0% 0% / 0.5)` as `#rrggbbaa`, in any text. */
function withHex(css: string): string {
  return css.replaceAll(/rgba?\(([^)]*)\)/g, (_text, inside: string) => {
    const [red = '', green = '', blue = '', alpha = '1'] = inside.match(/[\d.]+%?/g) ?? [];
    const channels = [red, green, blue].map((channel) =>
      channel.endsWith('%') ? Number.parseFloat(channel) * 2.55 : Number(channel),
    );
    return `#${[...channels, Number(alpha) * 255].map(twoDigits).join('')}`;
  });
}

const twoDigits = (number: number) => Math.round(number).toString(16).padStart(2, '0');

function mapped<Value>(values: object, to: (value: Value) => string): Values {
  const entries = Object.entries(values as Record<string, Value>);
  return Object.fromEntries(entries.map(([name, value]) => [name, to(value)]));
}

/** `colour.primaryHover` as `--colour-primary-hover`. */
function variables(group: string, values: Values): [string, string][] {
  return Object.entries(values).map(([name, value]) => {
    const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [`--${group}-${kebab}`, value === '0' ? '0px' : value];
  });
}

/** The configuration of `docs/tokens.md`, for a theme in a scheme. */
async function styleSheet(theme: string, scheme: SchemeName): Promise<string> {
  const dictionary = new StyleDictionary({
    source: ['foundation', `scheme.${scheme}`, `theme.${theme}.${scheme}`].map((name) =>
      join(tokensFolder, `${name}.tokens.json`),
    ),
    log: { verbosity: 'silent' },
    hooks: {
      transforms: {
        // Its own transforms know durations as text only.
        'duration/css': {
          type: 'value',
          filter: ({ $type }) => $type === 'duration',
          transform: ({ $value }) => {
            const { value, unit } = $value as { value: number; unit: string };
            return `${value}${unit}`;
          },
        },
      },
    },
    platforms: {
      css: {
        transformGroup: 'css',
        transforms: ['duration/css'],
        files: [{ destination: 'theme.css', format: 'css/variables' }],
      },
    },
  });
  const [file] = await dictionary.formatPlatform('css');
  return String(file?.output);
}

test.each(combinations)(
  'Style Dictionary writes each value of $theme in $scheme as it is in CSS',
  async ({ theme, scheme }) => {
    const css = await styleSheet(theme, scheme);
    const written = [...css.matchAll(/^ *(--[\w-]+): (.+);$/gm)].map(([, name, value = '']) => [
      name,
      withHex(value),
    ]);
    const shadowsInCss = mapped(shadows, ({ colour, layers }: (typeof shadows)['small']) =>
      layers
        .map(({ y, blur, spread }) => `0px ${y}px ${blur}px ${spread}px ${colour[scheme]}`)
        .join(', '),
    );
    expect(Object.fromEntries(written)).toEqual(
      Object.fromEntries([
        ...Object.entries(foundation).flatMap(([group, values]) => variables(group, values)),
        ...variables(
          'breakpoint',
          mapped(breakpoints, (width) => `${String(width)}px`),
        ),
        ...variables('colour', inScheme(schemeTokens, scheme)),
        ...variables('shadow', shadowsInCss),
        ...variables('theme', inScheme(tokensByTheme[theme], scheme)),
      ]),
    );
  },
);

/** What a parser of the format reads in a file for Figma: the values by their names. */
async function readFigma(path: string): Promise<Values> {
  const file = join(tokensFolder, 'figma', `${path}.tokens.json`);
  const config = defineConfig({}, { cwd: pathToFileURL(`${tokensFolder}/`) });
  const { tokens } = await parse(
    [{ filename: pathToFileURL(file), src: readFileSync(file, 'utf8') }],
    { config, skipLint: true },
  );
  return mapped(tokens, ({ $type, $value }: { $type: string; $value: unknown }) => {
    if ($type === 'color') {
      const { components, alpha } = $value as ColourValue;
      const [red = 0, green = 0, blue = 0] = components;
      const hex = withHex(`rgba(${red * 255}, ${green * 255}, ${blue * 255}, ${alpha ?? 1})`);
      return hex.replace(/(?<=^.{7})ff$/, '');
    }
    if ($type === 'dimension') {
      const { value, unit } = $value as LengthValue;
      return `${value}${unit}`;
    }
    return Array.isArray($value) ? $value.join(', ') : String($value);
  });
}

const named = (group: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]));

test.each(combinations)(
  'the files for Figma hold each colour of $theme in $scheme, and name their modes',
  async ({ theme, scheme }) => {
    const ofTheme = await readFigma(`theme/${theme}.${scheme}`);
    expect(ofTheme).toEqual(named('theme', inScheme(tokensByTheme[theme], scheme)));
    // No shadow, which is no variable there.
    const ofScheme = await readFigma(`scheme/${scheme}`);
    expect(ofScheme).toEqual(named('colour', inScheme(schemeTokens, scheme)));
  },
);

test('the file for Figma of what themes share has each length in px, and what is no variable is left out', async () => {
  const { duration: _duration, curve: _curve, ...shared } = foundation;
  const asInFigma = (css: string) => {
    if (css === '0') return '0px';
    const rem = /^([\d.]+)rem$/.exec(css)?.[1];
    return rem ? `${Number(rem) * 16}px` : css.replaceAll("'", '');
  };
  const groups = Object.entries(shared).map(([group, values]) =>
    named(group, mapped(values, asInFigma)),
  );
  const widths = mapped(breakpoints, (width) => `${String(width)}px`);
  expect(await readFigma('foundation/value')).toEqual(
    Object.assign(named('breakpoint', widths), ...groups),
  );
});

test('a file for Figma is one mode of its collection, and says its name', () => {
  const modeOf = (path: string) => {
    const text = readFileSync(join(tokensFolder, 'figma', path), 'utf8');
    return (JSON.parse(text) as { $extensions: Record<string, string> }).$extensions;
  };
  const modes = (collection: string) =>
    readdirSync(join(tokensFolder, 'figma', collection)).map(
      (file) => modeOf(`${collection}/${file}`)['com.figma.modeName'],
    );
  expect(modes('foundation')).toEqual(['value']);
  expect(modes('scheme').toSorted()).toEqual(schemes.toSorted());
  const all = combinations.map(({ theme, scheme }) => `${theme} ${scheme}`);
  expect(modes('theme').toSorted()).toEqual(all.toSorted());
});
