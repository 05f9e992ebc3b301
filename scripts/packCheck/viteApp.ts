import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { runInApp } from './freshApp.ts';

/** Builds the app and serves its pages, each drawn by the built server module. */
export async function serveViteApp(folder: string, port: number): Promise<Server> {
  runInApp(folder, 'build');
  const dist = join(folder, 'dist');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const module = ['server.js', 'server.mjs']
    .map((file) => join(dist, 'server', file))
    .find((file) => existsSync(file));
  if (!module) throw new Error(`Vite wrote no module for the server into ${dist}`);
  const { render } = (await import(pathToFileURL(module).href)) as {
    render: (pathname: string) => string;
  };
  const files = sirv(join(dist, 'assets'), {});
  const server = createServer((request, response) => {
    const pathname = request.url ?? '/';
    if (pathname.startsWith('/assets/')) {
      request.url = pathname.slice('/assets'.length);
      files(request, response);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html.replace('<!--page-->', () => render(pathname)));
  });
  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve));
  return server;
}
