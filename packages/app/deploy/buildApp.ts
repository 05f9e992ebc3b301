import { endpoints } from '@touchline/contract/endpoints';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * The schemas of an area. Each area is a chunk of its own, because merged ones would need the
 * bundler's runtime, which is one more file.
 */
const areas = /\/contract\/src\/calls\//;

/** The areas of the calls in the first script. */
const firstAreas = new Set<string>(Object.values(endpoints).map(({ area }) => area));

function areaOf(id: string | null): string {
  return /\/contract\/src\/calls\/(\w+)\.ts$/.exec(id ?? '')?.[1] ?? '';
}

type IsChunk = (chunk: Rolldown.OutputChunk) => boolean;

interface Step {
  name: string;
  /** The chunks of the first build whose modules it contains, with those that they import. */
  of: IsChunk;
  /** Modules that these chunks do not need as well are left to later steps. */
  sharedWith?: IsChunk;
  /** Contains the app's own modules as well, and not only what is shared. */
  isFirstView?: true;
}

const startPage = startsAt(
  '/src/features/home/Home/Home.tsx',
  '/src/features/home/Home/SchoolsSection.tsx',
  '/src/router/PageRouter.tsx',
);
const signedIn = startsAt('/src/shell/SignedInActions.tsx', '/src/shell/startSessionServices.ts');

/**
 * Chunks by when they are needed; each contains the modules that earlier ones lack. By default the
 * bundler creates a chunk for every set of shared modules, which is dozens of requests per page.
 */
const steps: readonly Step[] = [
  { name: 'first', of: ({ isEntry }) => isEntry, isFirstView: true },
  // The code shared by the schemas that the start needs. It is loaded with the first answer.
  {
    name: 'wire',
    of: ({ facadeModuleId }) => firstAreas.has(areaOf(facadeModuleId)),
    isFirstView: true,
  },
  // The cache: the shell of a person needs it before the start page comes.
  { name: 'data', of: signedIn, sharedWith: startPage, isFirstView: true },
  { name: 'start', of: startPage, isFirstView: true },
  { name: 'person', of: signedIn, isFirstView: true },
  // What a session does beside the shell. In a later chunk this code would load all of that.
  {
    name: 'kept',
    of: ({ moduleIds }) =>
      moduleIds.some((id) => /\/(?:kept\/keptAnswers|favourites\/mergeFavourites)\.ts$/.test(id)),
  },
  { name: 'pages', of: startsAt('/src/features/matches/Match/Match.tsx') },
  { name: 'chat', of: startsAt('/src/features/chat/QuickChatContainer.tsx') },
  {
    name: 'menus',
    of: startsAt('/LanguageMenu/LanguageOptions.tsx', '/src/shell/MoreContainer.tsx'),
  },
  {
    name: 'panels',
    of: startsAt(
      '/src/features/search/SearchBar.tsx',
      '/src/features/appearance/SettingsContainer.tsx',
    ),
  },
  {
    name: 'forms',
    of: startsAt(
      '/src/features/account/SignIn/SignIn.tsx',
      '/src/features/support/SupportSheetContainer.tsx',
    ),
  },
];

function startsAt(...endings: string[]) {
  return ({ facadeModuleId }: Rolldown.OutputChunk) =>
    endings.some((ending) => facadeModuleId?.endsWith(ending));
}

/**
 * The app's own modules stay in the chunk of their page or panel; libraries, controls and what the
 * app has for all its features are shared. Each of these would else be a tiny file, whose name the first
 * script lists.
 */
const ownParts = /\/packages\/app\/src\/(?!platform\/)/;

function isStep({ isEntry, name }: Rolldown.OutputChunk): boolean {
  return isEntry || steps.some((step) => step.name === name);
}

/**
 * Makes V8 compile these files eagerly while they load, off the main thread. By default it compiles
 * each function on its first call, when a person is waiting.
 */
const explicitCompileHints: Plugin = {
  name: 'touchline:explicit-compile-hints',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !isStep(output)) continue;
        output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        if (output.map) output.map.mappings = `;${output.map.mappings}`;
      }
    },
  },
};

/**
 * The shortest hash that the bundler allows for so many files, and no `.css.ts` in the name of a style
 * sheet: the first script lists the files of all pages.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    `assets/${(names[0] ?? '').replace(/(?:\.css\.ts)?\.\w+$/, '')}-[hash:7][extname]`,
};

/**
 * Builds the app with the chunks above. Their modules are known only after tree shaking, so a first
 * build, whose output is discarded, finds them.
 */
export async function buildApp(root: string): Promise<void> {
  const config = (more: InlineConfig['build']): InlineConfig => ({
    root,
    logLevel: 'error',
    build: { ...more },
  });
  const trial = await build(config({ write: false, minify: false, cssMinify: false }));
  const outputs = outputsOf(trial);
  const groups = steps.map(({ name, of, sharedWith, isFirstView }, index) => {
    const all = modulesOf(outputs, of);
    const modules = sharedWith ? all.intersection(modulesOf(outputs, sharedWith)) : all;
    if (modules.size === 0) throw new Error(`No file of the build starts the step ${name}`);
    return {
      name,
      priority: steps.length - index,
      test: (id: string) =>
        modules.has(id) && !areas.test(id) && (isFirstView || !ownParts.test(id)),
    };
  });
  await build({
    plugins: [explicitCompileHints],
    ...config({
      rolldownOptions: {
        output: {
          ...fileNames,
          codeSplitting: {
            // The set already contains the dependencies; others were removed as unused.
            includeDependenciesRecursively: false,
            groups,
          },
        },
      },
    }),
  });
}

type Built = Awaited<ReturnType<typeof build>>;

function outputsOf(built: Built): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  if (Array.isArray(built)) return built.flatMap(({ output }) => output);
  if ('output' in built) return built.output;
  throw new Error('A build that watches has no outcome');
}

/** The modules of the given chunks and of all chunks that they import statically. */
function modulesOf(
  outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  isChosen: IsChunk,
): Set<string> {
  const chunks = new Map(
    outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
  );
  const modules = new Set<string>();
  const visited = new Set<string>();

  function visit(fileName: string) {
    const chunk = chunks.get(fileName);
    if (!chunk || visited.has(fileName)) return;
    visited.add(fileName);
    for (const id of chunk.moduleIds) modules.add(id);
    chunk.imports.forEach(visit);
  }

  for (const chunk of chunks.values()) if (isChosen(chunk)) visit(chunk.fileName);
  return modules;
}
