import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** Where a visit starts: its parts, which other pages share, come as one file too. */
const startPage = '/src/pages/Home/Home.tsx';

/**
 * Lets V8 compile the whole first file while it comes in, beside the main thread. Otherwise it compiles
 * each function when it is first called, and most of them are called to draw the first view.
 */
const compiledAhead: Plugin = {
  name: 'touchline:compiled-ahead',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !output.isEntry) continue;
        output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        if (output.map) output.map.mappings = `;${output.map.mappings}`;
      }
    },
  },
};

/**
 * Builds the app with all that the first view needs in one file. Left to itself the bundler cuts it
 * at every module that a later page shares, into dozens of requests; which modules they are shows
 * only once unused exports are gone, so a first build, which is thrown away, tells.
 */
export async function buildApp(root: string): Promise<void> {
  const config = (more: InlineConfig['build']): InlineConfig => ({
    root,
    logLevel: 'error',
    build: { ...more },
  });
  const trial = await build(config({ write: false, minify: false, cssMinify: false }));
  const outputs = outputsOf(trial);
  const first = modulesOf(outputs, ({ isEntry }) => isEntry);
  const start = modulesOf(
    outputs,
    ({ facadeModuleId }) => facadeModuleId?.endsWith(startPage) ?? false,
  );
  await build({
    plugins: [compiledAhead],
    ...config({
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What the modules import is in the set already, unless it was found unused.
            includeDependenciesRecursively: false,
            groups: [
              { name: 'first', test: (id) => first.has(id), priority: 2 },
              { name: 'start', test: (id) => start.has(id), priority: 1 },
            ],
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
