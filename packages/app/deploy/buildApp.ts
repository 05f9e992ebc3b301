import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** Each is fetched by itself. In a file with others it would need code of the bundler, one more file. */
const areas = /\/contract\/src\/calls\//;

/**
 * Files by when a person comes to need them, each with what those before it lack: left to itself the
 * bundler cuts at every module that two parts share, into dozens of requests for one page.
 */
const steps: readonly { name: string; of: (chunk: Rolldown.OutputChunk) => boolean }[] = [
  { name: 'first', of: ({ isEntry }) => isEntry },
  // What the schemas of the calls are made of: fetched with the first answer, beside what draws it.
  { name: 'wire', of: ({ facadeModuleId }) => areas.test(facadeModuleId ?? '') },
  { name: 'start', of: startsAt('/src/features/home/Home/Home.tsx', '/src/router/PageRouter.tsx') },
  { name: 'person', of: startsAt('/src/shell/PersonActions.tsx', '/src/shell/startPersonal.ts') },
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

/** What the app itself writes for a page or a panel stays with it; libraries and controls are shared. */
const ownParts = /\/packages\/app\/src\//;

function isStep({ isEntry, name }: Rolldown.OutputChunk): boolean {
  return isEntry || steps.some((step) => step.name === name);
}

/**
 * Lets V8 compile the whole of these files while they come in, beside the main thread. Otherwise it
 * compiles each function when it is first called, while a person waits.
 */
const compiledAhead: Plugin = {
  name: 'touchline:compiled-ahead',
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
 * Builds the app in the files above. Which modules they hold shows only once unused exports are gone,
 * so a first build, which is thrown away, tells.
 */
export async function buildApp(root: string): Promise<void> {
  const config = (more: InlineConfig['build']): InlineConfig => ({
    root,
    logLevel: 'error',
    build: { ...more },
  });
  const trial = await build(config({ write: false, minify: false, cssMinify: false }));
  const outputs = outputsOf(trial);
  const groups = steps.map(({ name, of }, index) => {
    const modules = modulesOf(outputs, of);
    if (modules.size === 0) throw new Error(`No file of the build starts the step ${name}`);
    const isFirstView = index < 4;
    return {
      name,
      priority: steps.length - index,
      test: (id: string) =>
        modules.has(id) && !areas.test(id) && (isFirstView || !ownParts.test(id)),
    };
  });
  await build({
    plugins: [compiledAhead],
    ...config({
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What the modules import is in the set already, unless it was found unused.
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

/** Modules of the chosen files and of every file they cannot start without. */
function modulesOf(
  outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  isChosen: (chunk: Rolldown.OutputChunk) => boolean,
): ReadonlySet<string> {
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
