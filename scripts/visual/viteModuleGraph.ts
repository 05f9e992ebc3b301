import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { styleClasses } from './styleClasses.ts';

/** Which module imports which, by their paths from the root. */
export interface ModuleGraph {
  modules: Record<string, { imports: string[]; later: string[] }>;
  /** The modules that are loaded later with a file of their own, by that file. */
  entries: Record<string, string>;
  /**
   * The classes of each style, one of which a page has where it has a part; null for any page. A build of
   * an older commit does not know them.
   */
  classes?: Record<string, string[] | null>;
}

/** Where the graph stands in a build, and the variable of the environment that asks for it. */
export const graphFile = 'module-graph.json';
export const graphVariable = 'TOUCHLINE_MODULE_GRAPH';

/**
 * Writes beside a build which module imports another at once and which later. Storybook's statistics
 * do not tell the two apart, and a page that can be reached from every other loads few of them.
 */
export function moduleGraph(root: string): Plugin {
  const nameOf = (id: string) => {
    const [path = ''] = id.split('?');
    // The generated style sheet of a style belongs to its file.
    return relative(root, path)
      .split(sep)
      .join('/')
      .replace(/\.vanilla\.css$/, '');
  };
  const classes: Record<string, string[] | null> = {};
  return {
    name: 'touchline:module-graph',
    transform: {
      // Before Vite takes the text of a style sheet out of its module.
      order: 'pre',
      filter: { id: /\.vanilla\.css(?:$|\?)/ },
      handler(css, id) {
        classes[nameOf(id)] = styleClasses(css);
      },
    },
    generateBundle(_, bundle) {
      if (!process.env[graphVariable]) return;
      const graph: ModuleGraph = { modules: {}, entries: {}, classes };
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        const known = (graph.modules[nameOf(id)] ??= { imports: [], later: [] });
        known.imports.push(...importedIds.map(nameOf));
        known.later.push(...dynamicallyImportedIds.map(nameOf));
      }
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !output.isDynamicEntry || !output.facadeModuleId) continue;
        graph.entries[output.fileName] = nameOf(output.facadeModuleId);
      }
      this.emitFile({ type: 'asset', fileName: graphFile, source: JSON.stringify(graph) });
    },
  };
}
