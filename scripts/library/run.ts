import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packAll } from '../packCheck/tarballs.ts';
import { buildPackage } from './build.ts';
import { published } from './packages.ts';

/**
 * `pnpm build-packages [--pack FOLDER]`: writes `dist` of each package that is published, and packs each
 * into the folder, from where an app can install it.
 */
const { values } = parseArgs({ options: { pack: { type: 'string' } } });
for (const name of published) {
  await buildPackage(name);
  console.log(`Built packages/${name}/dist`);
}
if (values.pack !== undefined) {
  for (const file of packAll(resolve(values.pack)).values()) console.log(`Packed ${file}`);
}
