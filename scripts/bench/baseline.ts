import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from '../../packages/app/deploy/compress.ts';
import { serve, type Served } from '../../packages/app/deploy/serve.ts';

/**
 * Serves a minimal React page. Its times show how fast the machine is at the moment, so that
 * results of different machines can be compared.
 */
export async function serveBaseline(): Promise<Served> {
  const outDir = mkdtempSync(join(tmpdir(), 'baseline-'));
  const root = fileURLToPath(new URL('baseline', import.meta.url));
  await build({ root, configFile: false, logLevel: 'error', build: { outDir } });
  await compressFolder(outDir);
  const { url, close } = await serve({ folder: outDir, encodings: ['gzip'] });
  return {
    url,
    close: async () => {
      await close();
      rmSync(outDir, { recursive: true });
    },
  };
}
