import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { mockWorker } from '../../mocks/src/viteMockWorker.ts';
import { builtFor, sharedPlugins } from '../../vite.shared.ts';

/** In development the page starts the mock back end first; the build never sees it. */
function developmentEntry(): Plugin {
  return {
    name: 'touchline:development-entry',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('/src/main.tsx', '/src/dev.tsx'),
  };
}

export default defineConfig({
  plugins: [sharedPlugins(), react(), developmentEntry(), { ...mockWorker(), apply: 'serve' }],
  resolve: { tsconfigPaths: true },
  server: { port: 5173, strictPort: false },
  // The development entry is no part of the page that is scanned.
  optimizeDeps: { entries: ['index.html', 'src/dev.tsx'] },
  build: {
    ...builtFor,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
