import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = /\.(?:html|js|css|json|svg|webmanifest|txt)$/;

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
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, zipped), writeFile(`${path}.br`, brotli)]);
}
