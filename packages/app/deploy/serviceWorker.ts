import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { builtFor } from '../../../vite.shared.ts';
import { hashedFolder, securityHeaders, type Deployment } from './headers.ts';

const entry = fileURLToPath(new URL('../worker/serviceWorker.ts', import.meta.url));

/** The name of the worker in the folder that is served; its scope is the folder. */
export const workerFile = 'sw.js';

/**
 * Builds the service worker. It has to be one classic script, because not all supported browsers
 * take a module.
 *
 * @param distFolder the built app
 */
export async function buildServiceWorker(distFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...builtFor,
      outDir: distFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'touchline', fileName: () => workerFile },
    },
  });
}

/**
 * Writes the list of files, with their revisions, into the first line of the built worker. Call it
 * again whenever one of the files or the headers has changed: a browser takes the worker for a new
 * version exactly when its text has changed.
 */
export function writeWorkerFiles(distFolder: string, deployment: Deployment): void {
  const path = join(distFolder, workerFile);
  const code = readFileSync(path, 'utf8').replace(/^self\.touchlineFiles=.*\n/, '');
  const files = JSON.stringify(filesToKeep(distFolder, deployment));
  writeFileSync(path, `self.touchlineFiles=${files};\n${code}`);
}

/** A file for `workbox-precaching`; one whose name carries a hash needs no revision. */
export interface KeptFile {
  url: string;
  revision: string | null;
}

/** Needed by a browser that installs the product or by the captcha, neither without a network. */
const leftOut = /^icons\/|^assets\/Captcha-/;

/**
 * The files that the product needs to start without a network. The page is kept with its headers, so
 * that its revision depends on them too.
 */
export function filesToKeep(distFolder: string, deployment: Deployment): KeptFile[] {
  return readdirSync(distFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:html|js|css|json|svg|woff2|webmanifest)$/.test(name))
    .filter((name) => name !== workerFile && !name.startsWith('.') && !leftOut.test(name))
    .toSorted()
    .map((name) => ({
      url: name,
      revision: `/${name}`.startsWith(hashedFolder)
        ? null
        : revisionOf(readFileSync(join(distFolder, name)), securityHeaders(deployment)),
    }));
}

function revisionOf(content: Buffer, headers: object): string {
  return createHash('sha256')
    .update(content)
    .update(JSON.stringify(headers))
    .digest('hex')
    .slice(0, 16);
}
