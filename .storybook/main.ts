import { defineMain } from '@storybook/react-vite/node';
import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { mockWorker } from '../mocks/src/viteMockWorker.ts';
import { rootFolder } from '../scripts/folders.ts';
import { graphVariable, moduleGraph } from '../scripts/visual/viteModuleGraph.ts';
import { filesOfOrigin } from './docs/source/originAddress.ts';
import { pieceSource } from './docs/source/vitePieceSource.ts';
import { builtFor, sharedPlugins } from '../vite.shared.ts';

/** The modules of the packages that draw, without stories and documentation. */
const sharedPieces = /packages\/(?:ui|navigation|layouts)\/src\/(?!.*\.(?:stories|docs)\.)/;

// What the pages of documentation link to, unless the caller names a commit.
process.env['STORYBOOK_REPOSITORY'] ??= filesOfOrigin(rootFolder) ?? '';

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../{docs,packages/{ui,navigation,layouts,app}/src}/**/*.mdx',
    '../{docs,packages/{ui,navigation,layouts,app}/src}/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    '../packages/app/public',
    { from: './brand', to: '/brand' },
    { from: '../docs/api', to: '/api-description' },
    ...['swagger-ui.css', 'swagger-ui-bundle.js'].map((file) => ({
      from: `../node_modules/swagger-ui-dist/${file}`,
      to: `/api-description/${file}`,
    })),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // Reads the style of every element after each change of the document, and marks what the manager
    // names, which a build for pictures does not have.
    highlight: process.env[graphVariable] !== 'yes',
  },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      logLevel: 'warn',
      plugins: [sharedPlugins(), mockWorker(), pieceSource(), moduleGraph(rootFolder)],
      resolve: {
        tsconfigPaths: true,
        // Vite does not apply the paths of `tsconfig.json` in a folder whose name begins with a dot,
        // nor in MDX.
        alias: {
          '#testing': join(rootFolder, 'packages/app/src/testing'),
          '#storybook/docs': join(rootFolder, '.storybook/docs'),
        },
      },
      build: {
        ...builtFor,
        // Most packages begin with "use client", which says nothing without a server. These warnings
        // and the list of all files would fill the log of CI.
        reportCompressedSize: false,
        chunkSizeWarningLimit: 1_000,
        rolldownOptions: {
          checks: { moduleLevelDirective: false, bundlerTimings: false },
          // A file for each icon and each control would make over a hundred requests before a story.
          output: {
            codeSplitting: {
              groups: [
                { name: 'icons', test: /@heroicons/ },
                { name: 'pieces', test: sharedPieces, minShareCount: 4 },
              ],
            },
          },
        },
      },
      // Listed in advance, because a package that Vite finds while stories run reloads the page.
      optimizeDeps: {
        include: ['storybook/internal/csf'],
        entries: [
          'packages/{contract,ui,navigation,layouts,app}/src/**/*.{ts,tsx}',
          'mocks/src/browser.ts',
          '!**/*.test.ts',
        ],
      },
    }),
});
