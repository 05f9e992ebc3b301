import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { rootFolder } from '../../../scripts/folders.ts';
import { findPieces } from './findPieces.ts';
import { openPieceReader } from './openPieceReader.ts';
import { readImports } from './readImports.ts';
import type { PieceSource } from './pieceSource.ts';

const query = '?source';
const listId = 'virtual:pieces';
const prefix = '\0piece-source:';

/**
 * Answers `import source from './Button.tsx?source'` with the `PieceSource` of that component. The
 * docgen of Storybook does not resolve types of other packages or `keyof typeof`, so the compiler
 * is asked. `virtual:pieces` lists all pieces.
 */
export function pieceSource(): Plugin {
  const reader = openPieceReader(rootFolder);
  return {
    name: 'touchline:piece-source',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === listId) return `\0${listId}`;
      if (!id.endsWith(`.tsx${query}`) || !importer) return null;
      return (
        prefix + resolve(dirname(importer), id.slice(0, -query.length)).slice(0, -'.tsx'.length)
      );
    },
    load(id) {
      if (id === `\0${listId}`) return `export const pieces = ${JSON.stringify(findPieces())};`;
      if (!id.startsWith(prefix)) return null;
      const component = `${id.slice(prefix.length)}.tsx`;
      const { files, ...imports } = readImports(component);
      for (const file of files) this.addWatchFile(file);
      const source: PieceSource = {
        files: files.map((file) => relative(rootFolder, file).split(sep).join('/')),
        ...reader.read(component),
        ...imports,
      };
      return `export default ${JSON.stringify(source)};`;
    },
    watchChange: () => reader.invalidate(),
    closeBundle: () => reader.close(),
  };
}
