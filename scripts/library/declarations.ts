import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesLike } from '../conventions/workspace.ts';
import { rootFolder } from '../folders.ts';
import { entriesOf, folderOf, type Published } from './packages.ts';

/** Writes the types of all modules that the entries of a package reach. */
export function writeDeclarations(name: Published): void {
  const folder = folderOf(name);
  const config = join(mkdtempSync(join(tmpdir(), 'touchline-types-')), 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(rootFolder, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: join(folder, 'src'),
        outDir: join(folder, 'dist'),
        typeRoots: [join(rootFolder, 'node_modules', '@types')],
        types: ['node', join(rootFolder, 'node_modules', 'vite', 'client')],
      },
      include: [],
      files: [
        ...entriesOf(name).map(({ file }) => join(rootFolder, file)),
        // Types of dependencies without types of their own; no module imports these files.
        ...filesLike('**/*.d.ts', join(folder, 'src')).map((file) => join(folder, 'src', file)),
      ],
    }),
  );
  execFileSync(join(rootFolder, 'node_modules', '.bin', 'tsc'), ['--project', config], {
    stdio: 'inherit',
  });
  rmSync(join(config, '..'), { recursive: true });
  for (const file of filesLike('**/*.d.ts', join(folder, 'dist'))) {
    const path = join(folder, 'dist', file);
    // The compiler writes imports as they are in the source.
    const text = readFileSync(path, 'utf8').replaceAll(
      /(from |import |import\()(['"])(\.[^'"]*)\.tsx?\2/g,
      '$1$2$3.js$2',
    );
    writeFileSync(path, text);
  }
}
