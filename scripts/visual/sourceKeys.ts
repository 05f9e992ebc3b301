import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { type SourceRecord, appSources, preview } from './loadedKeys.ts';
import type { ModuleGraph } from './viteModuleGraph.ts';

/** The module graph that `storybook build --stats-json` writes. */
export interface Stats {
  modules: readonly { id: string; reasons?: readonly { moduleName: string }[] }[];
}

/** What the build reads beside the modules; a change of it can reach every story. */
const buildFiles = [
  'pnpm-lock.yaml',
  'tsconfig.json',
  '.storybook/preview-head.html',
  '.storybook/preview-body.html',
];
const mainFile = '.storybook/main.ts';

/** The manifests, whose `sideEffects` decide which styles are kept. */
const manifests = ['package.json', 'packages/*/package.json'];

/** Files that are served beside the build. The texts are read by the app alone. */
const servedFiles = 'packages/app/public/**/*';
const textFolder = 'packages/app/public/i18n/';

/**
 * A key for each file of stories. It changes exactly when something changes that the stories of the
 * file can reach: a module of their graph or of the preview's, a style's own imports, or what the build
 * and every page read.
 */
export function sourceKeys(
  stats: Stats,
  storyFiles: readonly string[],
  root: string,
): Record<string, string> {
  const sources = new Sources(root);
  const reachable = reachableModules(stats, sources);
  const ofPreview = reachable(preview);
  const { everywhere, texts } = besideModules(sources, root);
  return Object.fromEntries(
    storyFiles.map((file) => {
      const own = reachable(file);
      const isApp = [...own].some((id) => id.startsWith(appSources) && !ofPreview.has(id));
      const all = new Set([...everywhere, ...ofPreview, ...own, ...(isApp ? texts : [])]);
      return [file, sources.hashOf([...all])];
    }),
  );
}

/** What `loadedKey` needs of a checkout. */
export function sourceRecord(
  { modules, entries, classes }: ModuleGraph,
  root: string,
): SourceRecord {
  const sources = new Sources(root);
  const beside = besideModules(sources, root);
  const withStyles: ModuleGraph['modules'] = {};
  for (const [module, { imports, later }] of Object.entries(modules)) {
    const ofStyle = module.endsWith('.css.ts') ? sources.withImports(module) : [];
    withStyles[module] = { imports: [...imports, ...ofStyle], later };
  }
  const all = new Set([
    ...Object.entries(withStyles).flatMap(([module, { imports }]) => [module, ...imports]),
    ...beside.everywhere,
    ...beside.texts,
  ]);
  return {
    modules: withStyles,
    entries,
    ...(classes && { classes }),
    hashes: Object.fromEntries([...all].map((module) => [module, sources.contentHash(module)])),
    ...beside,
  };
}

function besideModules(sources: Sources, root: string) {
  const served = globSync(servedFiles, { cwd: root }).filter((file) => sources.isFile(file));
  const isText = (file: string) => file.startsWith(textFolder);
  return {
    texts: served.filter(isText),
    everywhere: [
      ...buildFiles.filter((file) => sources.isFile(file)),
      ...sources.withImports(mainFile),
      ...globSync(manifests, { cwd: root }),
      ...served.filter((file) => !isText(file)),
    ],
  };
}

type Reachable = (module: string) => Set<string>;

/** The modules that a module imports, directly or not, and itself. */
function reachableModules({ modules }: Stats, sources: Sources): Reachable {
  const imports = new Map<string, Set<string>>();
  for (const { id, reasons = [] } of modules) {
    for (const { moduleName } of reasons) {
      const importer = sourceOf(moduleName);
      const imported = imports.get(importer) ?? new Set();
      imports.set(importer, imported.add(sourceOf(id)));
    }
  }
  return (module) => {
    const seen = new Set([module]);
    // A set can grow while it is iterated.
    for (const current of seen) {
      for (const imported of imports.get(current) ?? []) seen.add(imported);
      // A style runs during the build, and the graph does not name what it has imported then.
      if (current.endsWith('.css.ts')) {
        for (const imported of sources.withImports(current)) seen.add(imported);
      }
    }
    return seen;
  };
}

/** The file of a module, from the root; the generated style sheet of a style belongs to its file. */
function sourceOf(id: string): string {
  return id.replace(/^\.\//, '').replace(/\.vanilla\.css$/, '');
}

/** The files of a checkout, each read once. */
class Sources {
  readonly #root: string;
  readonly #hashes = new Map<string, string>();
  readonly #imports = new Map<string, string[]>();

  constructor(root: string) {
    // The files of packages are found by their real path.
    this.#root = realpathSync(root);
  }

  isFile(file: string): boolean {
    return /\.\w+$/.test(file) && existsSync(join(this.#root, file));
  }

  /** A hash of the paths and contents of all these modules. */
  hashOf(modules: readonly string[]): string {
    const hash = createHash('sha256');
    for (const module of modules.toSorted())
      hash.update(`${module}\n${this.contentHash(module)}\n`);
    return hash.digest('hex').slice(0, 32);
  }

  /** A source file and what it imports from this repository, directly or not. */
  withImports(file: string): Set<string> {
    const seen = new Set([file]);
    for (const current of seen) {
      for (const imported of this.#importsOf(current)) seen.add(imported);
    }
    return seen;
  }

  /** Empty for generated modules. The path of a module of a library contains its version. */
  contentHash(module: string): string {
    if (module.includes('node_modules/')) return '';
    const known = this.#hashes.get(module);
    if (known !== undefined) return known;
    const path = join(this.#root, module);
    const isSource = !module.startsWith('/') && existsSync(path);
    const hash = isSource ? createHash('sha256').update(readFileSync(path)).digest('hex') : '';
    this.#hashes.set(module, hash);
    return hash;
  }

  #importsOf(file: string): string[] {
    const known = this.#imports.get(file);
    if (known) return known;
    const path = join(this.#root, file);
    const isCode = /\.tsx?$/.test(file) && existsSync(path);
    const { staticImports, staticExports } = isCode
      ? parseSync(path, readFileSync(path, 'utf8')).module
      : { staticImports: [], staticExports: [] };
    const specifiers = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ];
    const imports = specifiers.flatMap((specifier) => this.#resolve(specifier, path) ?? []);
    this.#imports.set(file, imports);
    return imports;
  }

  /** Null for a library. */
  #resolve(specifier: string, importer: string): string | null {
    if (specifier.startsWith('.')) return relative(this.#root, join(dirname(importer), specifier));
    if (!specifier.startsWith('@touchline/')) return null;
    return relative(this.#root, realpathSync(createRequire(importer).resolve(specifier)));
  }
}
