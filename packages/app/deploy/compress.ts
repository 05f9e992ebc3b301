import { gzipAsync } from '@gfx/zopfli';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const texts = /\.(?:html|js|css|json|svg|webmanifest|txt)$/;

/** Iterations of zopfli; more take seconds and save less than 0.01 %. */
const rounds = 5;

/** Which of them makes a file the smallest is known only afterwards; they differ by up to 0.2 %. */
const brotliVariants = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 20, [constants.BROTLI_PARAM_NDIRECT]: 15 },
];

/**
 * Writes a `.gz` and a `.br` file beside each text file, so that the server does not compress each
 * response.
 */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => texts.test(name)).map((name) => compressFile(join(folder, name))),
  );
}

/** Compresses one file, after it was written again. */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [zipped, brotli] = await Promise.all([
    gzipAsync(content, { numiterations: rounds }),
    smallestBrotli(content),
  ]);
  await Promise.all([writeFile(`${path}.gz`, zipped), writeFile(`${path}.br`, brotli)]);
}

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const all = await Promise.all(
    brotliVariants.map((params) =>
      promisify(brotliCompress)(content, { params: { ...quality, ...params } }),
    ),
  );
  return all.reduce((one, other) => (other.length < one.length ? other : one));
}
