import { cssFileFilter, compile, processVanillaFile } from '@vanilla-extract/integration';
import { posix, relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { rootFolder } from '../folders.ts';

/** The styles that are published in files of their own, and that no module imports. */
const globalStyles = /^packages\/ui\/src\/theme\/(?:([a-z]\w*)\/)?\w+\.css\.ts$/;

/** The parts of `base.css`, in this order. */
const base = ['vars', 'reset'].map((name) => `packages/ui/src/theme/${name}.css.ts`);

/**
 * Compiles `Button.css.ts` to a module with the names of its classes, which imports `Button.css`
 * beside it. A bundler thus loads the styles of what is used, in the order of the imports.
 *
 * The names are computed from paths in this repository, so that the packages agree on the names of
 * the variables. The styles of `theme/` become `base.css` and `themes/NAME.css`.
 *
 * @param sourceFolder the `src` of the package, relative to the root
 */
export function styles(sourceFolder: string): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: 'touchline:styles',
    resolveId: (id) => (id.endsWith('.css') ? { id, external: true } : null),
    transform: {
      filter: { id: cssFileFilter },
      async handler(_, filePath) {
        const identOption = 'short';
        const { source } = await compile({ filePath, cwd: rootFolder, identOption });
        const own = relative(rootFolder, filePath);
        const code = await processVanillaFile({
          source,
          filePath,
          identOption,
          serializeVirtualCssPath: ({ fileScope, source: css }) => {
            const { filePath: path } = fileScope;
            // Another package publishes this style sheet itself.
            if (!path.startsWith(`${sourceFolder}/`)) return '';
            sheets.set(path, css);
            if (globalStyles.test(path)) return '';
            const file = posix.relative(posix.dirname(own), path).slice(0, -'.ts'.length);
            return `import '${file.startsWith('.') ? file : `./${file}`}';`;
          },
        });
        return { code, moduleType: 'js', map: { mappings: '' } };
      },
    },
    generateBundle() {
      for (const [path, css] of sheets) {
        const theme = globalStyles.exec(path)?.[1];
        if (theme) this.emitFile({ type: 'asset', fileName: `themes/${theme}.css`, source: css });
        if (globalStyles.test(path)) continue;
        const fileName = path.slice(sourceFolder.length + 1, -'.ts'.length);
        this.emitFile({ type: 'asset', fileName, source: css });
      }
      const parts = base.flatMap((path) => sheets.get(path) ?? []);
      if (parts.length > 0) {
        this.emitFile({ type: 'asset', fileName: 'base.css', source: parts.join('\n') });
      }
    },
  };
}
