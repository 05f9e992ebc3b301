import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiHeaders, securityHeaders } from './headers.ts';
import { nginxApiHeaders, nginxHeaders } from './nginx.ts';
import { deploymentOf } from './page.ts';

/** Beside this file and outside the folder that is served. */
const headersFolder = fileURLToPath(new URL('dist', import.meta.url));

/**
 * Writes the headers of one build, and those of what its server hands on from the API: as nginx
 * configuration, and as JSON for other servers.
 */
export function writeHeaders(html: string): string[] {
  const deployment = deploymentOf(html);
  mkdirSync(headersFolder, { recursive: true });
  const files = {
    'touchline-headers.conf': nginxHeaders(deployment),
    'touchline-api-headers.conf': nginxApiHeaders(),
    'headers.json': `${JSON.stringify(securityHeaders(deployment), null, 2)}\n`,
    'api-headers.json': `${JSON.stringify(apiHeaders(), null, 2)}\n`,
  };
  return Object.entries(files).map(([name, content]) => {
    const path = `${headersFolder}/${name}`;
    writeFileSync(path, content);
    return path;
  });
}
