import { themes } from '@touchline/ui/theme/values';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chromaticModes, everyTheme } from './modes.ts';

const folder = join(import.meta.dirname, '__pictures__/theming-studio-samples-of-the-theme');

it('each theme has a committed picture, and no other has one (THEME-12)', () => {
  const pictured = everyTheme.map((name) => `${name}.png`);
  expect(readdirSync(folder).toSorted()).toEqual(pictured.toSorted());
  const shown = Object.values(chromaticModes(everyTheme)).map(({ theme }) => theme);
  expect(shown).toEqual([...themes]);
});
