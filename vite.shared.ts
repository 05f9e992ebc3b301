import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { PluginOption } from 'vite';

/** What the app and Storybook build with alike. */
export function sharedPlugins(): PluginOption[] {
  return [
    vanillaExtractPlugin(),
    // React Aria ships its strings in over 30 languages; the product has two.
    { ...optimizeLocales.vite({ locales: ['en-US', 'tr-TR'] }), enforce: 'pre' },
  ];
}
