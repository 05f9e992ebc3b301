import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { storybookFolder } from '../../scripts/folders.ts';

/** A base path other than `/`, because Storybooks are often published in a subfolder. */
const basePath = '/of/touchline/';

export interface ServedStorybook {
  /** With a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves the published Storybook as static files on a free port. */
export async function serveStorybook(): Promise<ServedStorybook> {
  const files = sirv(storybookFolder, { etag: true, setHeaders: cacheHashedFiles });
  const server = createServer((request, response) => {
    const refuse = () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end('Not Found');
    };
    if (!request.url?.startsWith(basePath)) return refuse();
    request.url = request.url.slice(basePath.length - 1);
    return files(request, response, refuse);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Files with a hash in their name are cached for ever, as by usual hosts. */
function cacheHashedFiles(response: ServerResponse, path: string): void {
  if (!path.startsWith('/assets/')) return;
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}

/** All stories and pages in the index of the published Storybook. */
export function publishedEntries(): IndexEntry[] {
  const index = readFileSync(`${storybookFolder}/index.json`, 'utf8');
  return Object.values((JSON.parse(index) as StoryIndex).entries);
}
