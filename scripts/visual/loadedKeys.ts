import { createHash } from 'node:crypto';
import { type ModuleGraph } from './viteModuleGraph.ts';

/** What is known about the sources of a build, kept after its checkout is gone. */
export interface SourceRecord extends ModuleGraph {
  /** A hash of the contents of each module. */
  hashes: Record<string, string>;
  /** What the build and every page read beside the modules. */
  everywhere: string[];
  /** The texts of the app. */
  texts: string[];
}

/** Where the graph begins for every story. */
export const preview = '.storybook/preview.tsx';
export const appSources = 'packages/app/src/';

/**
 * The key of a file of stories by what its stories have loaded, not by all that they could. What they
 * load depends on nothing else, so that the key of another commit is the same when these modules are.
 *
 * @param loaded the modules with a file of their own that its documents have asked for
 */
export function loadedKey(record: SourceRecord, file: string, loaded: readonly string[]): string {
  const { modules, entries, hashes, everywhere, texts } = record;
  const ownFiles = new Set(Object.values(entries));
  const came = new Set(loaded);
  // Without a file of its own, nobody can see whether a module has been asked for.
  const counts = (module: string) => came.has(module) || !ownFiles.has(module);
  const closure = (start: string) => {
    const seen = new Set([start]);
    // A set can grow while it is iterated.
    for (const current of seen) {
      const { imports = [], later = [] } = modules[current] ?? {};
      for (const imported of [...imports, ...later.filter(counts)]) seen.add(imported);
    }
    return seen;
  };
  const ofPreview = closure(preview);
  const own = closure(file);
  const isApp = [...own].some((id) => id.startsWith(appSources) && !ofPreview.has(id));
  const all = new Set([...everywhere, ...ofPreview, ...own, ...(isApp ? texts : [])]);
  const hash = createHash('sha256');
  for (const module of [...all].toSorted()) hash.update(`${module}\n${hashes[module] ?? ''}\n`);
  return hash.digest('hex').slice(0, 32);
}
