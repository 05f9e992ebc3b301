import { buildPackage } from './build.ts';
import { published } from './packages.ts';

/** `pnpm build-packages`: writes `dist` of each package that is published. */
for (const name of published) {
  await buildPackage(name);
  console.log(`Built packages/${name}/dist`);
}
