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
import { expect, test } from 'vitest';
import { tokensFolder } from '../folders.ts';
import { colourValue, lengthValue, type ColourValue } from './dtcg.ts';
import { fileText, tokenFiles } from './files.ts';

const files = tokenFiles();
const combinations = themes.flatMap((theme) =>
  (['light', 'dark'] as const).map((scheme) => ({ theme, scheme })),
);

/** The text of CSS of a colour in the format. */
function hexOf({ hex, alpha }: ColourValue): string {
  if (alpha === undefined) return hex;
  return (
    hex +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

test('the committed files are those of `pnpm tokens` (THEME-11)', () => {
  const committed = readdirSync(tokensFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(tokensFolder.length + 1));
  expect(committed.toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [path, content] of Object.entries(files)) {
    expect(readFileSync(join(tokensFolder, path), 'utf8'), path).toBe(fileText(content));
  }
});

test.each(['#ffffff', '#4f46e5', '#94a3b81f', '#00000000'])('%s is kept exactly', (hex) => {
  expect(hexOf(colourValue(hex))).toBe(hex);
});

test('a colour is written as numbers from 0 to 1', () => {
  expect(colourValue('#ff800080')).toEqual({
    colorSpace: 'srgb',
    components: [1, 0.502, 0],
    alpha: 0.502,
    hex: '#ff8000',
  });
});

test('a length keeps its number and unit', () => {
  expect(lengthValue('0.875rem')).toEqual({ value: 0.875, unit: 'rem' });
  expect(lengthValue('1px')).toEqual({ value: 1, unit: 'px' });
  expect(lengthValue('0')).toEqual({ value: 0, unit: 'px' });
});

test('each theme in each scheme is read by a parser of the format, with all its values', async () => {
  const config = defineConfig({}, { cwd: pathToFileURL(`${tokensFolder}/`) });
  const path = join(tokensFolder, 'touchline.resolver.json');
  const { resolver } = await parse(
    [{ filename: pathToFileURL(path), src: readFileSync(path, 'utf8') }],
    { config, req: async (url) => readFileSync(url, 'utf8') },
  );
  for (const { theme, scheme } of combinations) {
    const tokens = resolver.apply({ appearance: `${theme}-${scheme}` });
    const colourOf = (id: string) => {
      const token = tokens[id];
      if (!token) throw new Error(`${id} is missing`);
      const { components, alpha } = token.$value as ColourValue;
      const channels = [...components, alpha ?? 1].map((channel) =>
        Math.round(channel * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      return `#${channels.join('')}`.replace(/(?<=^.{7})ff$/, '');
    };
    for (const [name, colour] of Object.entries(tokensByTheme[theme]))
      expect(colourOf(`theme.${name}`), `${theme} ${scheme} ${name}`).toBe(colour[scheme]);
    for (const [name, colour] of Object.entries(schemeTokens))
      expect(colourOf(`colour.${name}`), `${scheme} ${name}`).toBe(colour[scheme]);
    for (const [name, { colour, layers }] of Object.entries(shadows)) {
      const px = (value: number) => ({ value, unit: 'px' });
      const { hex, alpha } = colourValue(colour[scheme]);
      expect(tokens[`shadow.${name}`]?.$value, `${scheme} ${name}`).toMatchObject(
        layers.map(({ y, blur, spread }) => ({
          color: { hex, alpha },
          offsetX: px(0),
          offsetY: px(y),
          blur: px(blur),
          spread: px(spread),
        })),
      );
    }
    expect(tokens['space.medium']?.$value).toEqual(lengthValue(constants.space.medium));
    for (const [name, width] of Object.entries(breakpoints))
      expect(tokens[`breakpoint.${name}`]?.$value, name).toEqual({ value: width, unit: 'px' });
    for (const [name, curve] of Object.entries(constants.curve)) {
      const numbers = tokens[`curve.${name}`]?.$value as number[];
      expect(`cubic-bezier(${numbers.join(', ')})`).toBe(curve);
    }
  }
});
