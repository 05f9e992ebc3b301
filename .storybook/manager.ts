import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookTheme } from './docs/storybookTheme.ts';

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');

const themes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

function themeFor(scheme: unknown) {
  if (scheme === 'light' || scheme === 'dark') return themes[scheme];
  return themes[darkSystem.matches ? 'dark' : 'light'];
}

addons.setConfig({ theme: themes.light, sidebar: { collapsedRoots: [] } });

addons.register('touchline/appearance', (api) => {
  let scheme: unknown = 'light';
  const apply = () => api.setOptions({ theme: themeFor(scheme) });
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    if (globals['scheme'] === scheme) return;
    scheme = globals['scheme'];
    apply();
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  darkSystem.addEventListener('change', apply);
});

/** Storybook ends the title of the window with its own name, for which it has no option. */
function nameWindow(): void {
  const title = document.title.replace(/\bStorybook$/, 'Touchline');
  if (title !== document.title) document.title = title;
}

new MutationObserver(nameWindow).observe(document.head, { childList: true, subtree: true });
nameWindow();
