import { gzipAsync } from '@gfx/zopfli';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const texts = /\.(?:html|js|css|json|svg|webmanifest|txt)$/;

/** Of the search for the shortest; more of them take seconds for a hundredth of a per cent. */
const rounds = 5;

/** Lays a `.gz` and a `.br` beside each text file, so that no server compresses per request. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => texts.test(name)).map((name) => compressFile(join(folder, name))),
  );
}

/** The same for one file, after it was written again. */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [zipped, brotli] = await Promise.all([
    gzipAsync(content, { numiterations: rounds }),
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, zipped), writeFile(`${path}.br`, brotli)]);
}
