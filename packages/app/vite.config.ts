import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { mockWorker } from '../../mocks/src/viteMockWorker.ts';
import { builtFor, sharedPlugins } from '../../vite.shared.ts';

/**
 * In development, an entry that starts the mock back end before the app. The build does not contain
 * it.
 */
function developmentEntry(): Plugin {
  return {
    name: 'touchline:development-entry',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('/src/main.tsx', '/src/dev.tsx'),
  };
}

export default defineConfig({
  plugins: [sharedPlugins(), react(), developmentEntry(), { ...mockWorker(), apply: 'serve' }],
  resolve: {
    tsconfigPaths: true,
    // SWR's copy of a hook that React has since version 18.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  server: { port: 5173, strictPort: false },
  // The development entry is not referenced by the page that Vite scans.
  optimizeDeps: { entries: ['index.html', 'src/dev.tsx'] },
  build: {
    ...builtFor,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // Nothing here reads a property for its effect; without this, what is read and unused is kept.
      treeshake: { propertyReadSideEffects: false },
    },
  },
});
