import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { mayBeFile, notPages } from '../deploy/filePaths.ts';
import { isAnswerOfFile } from './isAnswerOfFile.ts';

/** The parts of the worker's scope that are used; the DOM library of TypeScript has no workers. */
interface WorkerScope {
  /** Written in front of the built worker by `deploy/serviceWorker.ts`. */
  touchlineFiles: PrecacheEntry[];
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
}

const scope = globalThis as unknown as WorkerScope;

// One answer that is not its file, and the worker is not installed; the next visit tries again.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      isAnswerOfFile(request.url, response) ? response : null,
  },
]);

// Files of the product alone: answers of the API are the affair of the app, which knows the account.
// The address of a folder is not a file: the app asks for it to learn whether the site answers.
precacheAndRoute(scope.touchlineFiles, { directoryIndex: '' });
cleanupOutdatedCaches();

const keptPage = createHandlerBoundToURL('index.html');

/**
 * Every address of the app; not the API and no file. Of what may be a file that is not of the build the
 * server is asked first, which answers with the page where there is none.
 */
registerRoute(
  new NavigationRoute(
    (options) =>
      mayBeFile.test(options.url.pathname)
        ? fetch(options.request).catch(() => keptPage(options))
        : keptPage(options),
    { denylist: [...notPages] },
  ),
);

// The first worker serves the page that installed it; a later one waits for the message below.
clientsClaim();

scope.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void scope.skipWaiting();
});
