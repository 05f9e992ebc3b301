import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { languageRows } from '@touchline/ui/locale';
import type { BuildOptions, PluginOption } from 'vite';

/** The browsers that the app and the published Storybook support. */
export const builtFor = {
  target: 'es2023',
  // The first versions with `light-dark()`. The fallback for older ones would break nested colour
  // schemes.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
} satisfies BuildOptions;

/** The plugins that the app and Storybook share. */
export function sharedPlugins(): PluginOption[] {
  return [
    vanillaExtractPlugin(),
    // React Aria contains texts in over 30 languages.
    {
      ...optimizeLocales.vite({ locales: Object.values(languageRows).map(({ locale }) => locale) }),
      enforce: 'pre',
    },
  ];
}
