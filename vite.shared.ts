import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { BuildOptions, PluginOption } from 'vite';

/** The browsers that the app and the published Storybook are built for. */
export const builtFor = {
  target: 'es2023',
  // The first with `light-dark()`, which a rewrite for older ones would take from nested regions.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
} satisfies BuildOptions;

/** What the app and Storybook build with alike. */
export function sharedPlugins(): PluginOption[] {
  return [
    vanillaExtractPlugin(),
    // React Aria ships its strings in over 30 languages; the product has two.
    { ...optimizeLocales.vite({ locales: ['en-US', 'tr-TR'] }), enforce: 'pre' },
  ];
}
