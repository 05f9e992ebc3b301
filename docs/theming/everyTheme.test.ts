import { setFileScope } from '@vanilla-extract/css/fileScope';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

// Class names are computed while their modules are imported, which needs a name for the file.
setFileScope('docs/theming/everyTheme.test.ts');

// A miniature holds the whole product, which needs a window.
vi.mock('#testing/gallery/Miniature.tsx', () => ({
  Miniature: ({ href }: { href: string }) => createElement('a', { href }),
}));

const { themes } = await import('@touchline/ui/theme/values');

function count(part: string, markup: string): number {
  return markup.split(part).length - 1;
}

it('the settings offer each theme, in its own colour (THEME-12)', async () => {
  const { AppearanceSettings } = await import('@touchline/ui/shell/SettingsDrawer');
  const names = Object.fromEntries(themes.map((theme) => [theme, `The theme ${theme}`]));
  const markup = renderToStaticMarkup(
    createElement(AppearanceSettings<string>, {
      labels: {
        theme: 'Theme',
        themes: names as Record<(typeof themes)[number], string>,
        scheme: 'Scheme',
        schemes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
        layout: 'Layout',
      },
      theme: 'default',
      scheme: 'light',
      layouts: [],
      layout: '',
      onThemeChange: () => {},
      onSchemeChange: () => {},
      onLayoutChange: () => {},
    }),
  );
  for (const theme of themes) {
    expect(markup).toContain(`The theme ${theme}`);
    expect(count(`data-theme="${theme}"`, markup)).toBe(1);
  }
});

it('the page of colours has a table of each theme (THEME-12)', async () => {
  const { ThemeColours } = await import('./Colours.tsx');
  const markup = renderToStaticMarkup(createElement(ThemeColours));
  const headings = [...markup.matchAll(/<h3[^>]*>(\w+)</g)].map(([, name]) => name);
  expect(headings).toEqual([...themes]);
});

it('the gallery has each theme in each layout, light and dark (THEME-12)', async () => {
  const { EveryLayout } = await import('#testing/gallery/EveryLayout.tsx');
  const markup = renderToStaticMarkup(
    createElement(EveryLayout, { language: 'en', direction: 'ltr', viewport: '', draft: '' }),
  );
  const layouts = count('<h2', markup);
  expect(layouts).toBeGreaterThan(0);
  for (const theme of themes) {
    for (const scheme of ['light', 'dark'])
      expect(count(`theme:${theme};scheme:${scheme};`, markup)).toBe(layouts);
  }
});
