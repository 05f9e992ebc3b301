import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { manifestOf } from '../conventions/workspace.ts';
import { rootFolder } from '../folders.ts';
import { clientModules } from './clientModules.ts';
import { writeDeclarations } from './declarations.ts';
import { writeFonts } from './fonts.ts';
import { entriesOf, folderOf, type Published } from './packages.ts';
import { styles } from './styles.ts';

/**
 * Modules of `ui` that become part of the package that imports them, because `ui` does not publish
 * them.
 */
const inlined = /^@touchline\/ui\/(?:lazyNamed|href)$/;

/** Builds `dist` of a package: its modules one by one, with style sheets, types and source maps. */
export async function buildPackage(name: Published): Promise<void> {
  const folder = folderOf(name);
  const source = `packages/${name}/src`;
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const { dependencies, peerDependencies } = manifestOf(`packages/${name}`);
  const packages = Object.keys({ ...dependencies, ...peerDependencies });
  const bundle = await rolldown({
    cwd: rootFolder,
    input: Object.fromEntries(
      entriesOf(name).map(({ file }) => [
        file.slice(source.length + 1, -'.ts'.length),
        join(rootFolder, file),
      ]),
    ),
    external: (id) =>
      !inlined.test(id) && packages.some((one) => id === one || id.startsWith(`${one}/`)),
    platform: 'neutral',
    treeshake: false,
    // Inlining a class name would drop the import of its style sheet.
    optimization: { inlineConst: false },
    plugins: [styles(source), clientModules()],
    checks: { moduleLevelDirective: false, bundlerTimings: false },
  });
  await bundle.write({
    dir: join(folder, 'dist'),
    format: 'es',
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: join(folder, 'src'),
    // The inlined modules are named by their path from `packages`.
    entryFileNames: ({ name }) => `${name.replace(/^ui\/src\//, 'inlined/')}.js`,
    chunkFileNames: ({ name }) => `${name.replace(/^ui\/src\//, 'inlined/')}.js`,
  });
  await bundle.close();
  writeDeclarations(name);
  if (existsSync(join(folder, 'src', 'theme', 'fonts.css'))) writeFonts(folder);
}
