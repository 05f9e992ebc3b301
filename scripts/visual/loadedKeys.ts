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

/** What is known of the documents of a file of stories that have been pictured. */
export interface Pictured {
  /** The modules with a file of their own that they have asked for. */
  loaded: readonly string[];
  /** The classes of their elements, by the id of the story. */
  classes: Readonly<Record<string, readonly string[]>>;
}

/** What is known of one story. */
export interface Drawn {
  /** As of all stories of its file: the next one in a document does not ask for a module again. */
  loaded: Pictured['loaded'];
  /** The classes of its own elements. */
  classes: readonly string[];
}

/**
 * The key of a story by what its file has loaded, not by all that it could, and of the styles by those
 * that its elements have. What it loads and draws depends on nothing else, so that the key of another
 * commit is the same when these modules are.
 */
export function loadedKey(record: SourceRecord, file: string, { loaded, classes }: Drawn): string {
  const { modules, entries, hashes, everywhere, texts } = record;
  const ownFiles = new Set(Object.values(entries));
  const came = new Set(loaded);
  // Without a file of its own, nobody can see whether a module has been asked for.
  const counts = (module: string) => came.has(module) || !ownFiles.has(module);
  const drawn = new Set(classes);
  const isDrawn = (module: string) =>
    record.classes?.[module]?.some((name) => drawn.has(name)) ?? true;
  const closure = (start: string) => {
    const seen = new Set([start]);
    // A set can grow while it is iterated.
    for (const current of seen) {
      const { imports = [], later = [] } = modules[current] ?? {};
      // A style may use the constants of another one, whose classes it does not need for that.
      const isStyle = current.endsWith('.css.ts');
      for (const imported of [...imports, ...later.filter(counts)]) {
        if (isStyle || isDrawn(imported)) seen.add(imported);
      }
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
