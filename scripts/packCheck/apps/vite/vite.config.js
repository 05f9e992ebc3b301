import { defineConfig } from 'vite';

export default defineConfig({
  // Node cannot import style sheets, so that Vite bundles the packages for the server too.
  ssr: { noExternal: [/^@touchline\//] },
  // The first versions with `light-dark()`.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
