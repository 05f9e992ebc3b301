import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const workerFile = 'mockServiceWorker.js';

/**
 * Added before MSW's worker, which would otherwise message the page about each of the hundreds of
 * modules of a development server and nearly double the loading time.
 */
const passPageFiles = `addEventListener('fetch', (event) => {
  if (['script', 'style', 'font'].includes(event.request.destination)) event.stopImmediatePropagation();
});
`;

/** Serves MSW's service worker from the installed package, so that no copy has to be committed. */
export function mockWorker(): Plugin {
  const source = () =>
    passPageFiles + readFileSync(fileURLToPath(import.meta.resolve(`msw/${workerFile}`)), 'utf8');
  return {
    name: 'touchline:mock-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0]?.endsWith(`/${workerFile}`)) {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(source());
        } else next();
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: source() });
    },
  };
}
