import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { storybookFolder } from '../../scripts/folders.ts';

/** Below a path of a host that it shares with others, as Storybooks often are. */
const basePath = '/of/touchline/';

export interface Published {
  /** With a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/** Serves the published Storybook on a free port as plain files. */
export async function servePublished(): Promise<Published> {
  const files = sirv(storybookFolder, { etag: true, setHeaders: keepNamedByContent });
  const server = createServer((request, response) => {
    const refuse = () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end('Not Found');
    };
    if (!request.url?.startsWith(basePath)) return refuse();
    request.url = request.url.slice(basePath.length - 1);
    return files(request, response, refuse);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What has a hash in its name is asked for once, as every host of such files has it. */
function keepNamedByContent(response: ServerResponse, path: string): void {
  if (!path.startsWith('/assets/')) return;
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}

/** Every story and page of the published Storybook, as its index lists them. */
export function publishedEntries(): IndexEntry[] {
  const index = readFileSync(`${storybookFolder}/index.json`, 'utf8');
  return Object.values((JSON.parse(index) as StoryIndex).entries);
}
