import type { Manifest } from 'vite';

/** Fetches what a person is likely to need first when they move for the first time. */
const prefetch = 'src/router/prefetchLikelyCode.ts';

/** What they are likely to need besides: the menu, and the schemas of the first pages. */
const likely = [
  prefetch,
  'src/shell/MoreContainer.tsx',
  'src/features/matches/Matches/Matches.tsx',
  'src/features/matches/Match/Match.tsx',
  'src/platform/client/productCalls.ts',
  '../contract/src/calls/matchPages.ts',
];

/**
 * The code and styles that a person is likely to need first. The build writes their addresses into the
 * page, from which `preloadLikelyFiles` reads them.
 *
 * @throws Error when the build has no file for one of the modules
 */
export function likelyFiles(manifest: Manifest): string[] {
  const modules = [...likely, ...(manifest[prefetch]?.dynamicImports ?? [])];
  return filesOf(manifest, modules, 'with styles');
}

/**
 * The files of these modules and of their static imports, except the first script.
 *
 * @throws Error when the build has no file for one of them
 */
export function filesOf(
  manifest: Manifest,
  keys: readonly string[],
  styles?: 'with styles',
): string[] {
  const files = new Set<string>();
  function visit(key: string) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no file for ${key}`);
    if (chunk.isEntry || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    if (styles) for (const file of chunk.css ?? []) files.add(`/${file}`);
    chunk.imports?.forEach(visit);
  }
  keys.forEach(visit);
  return [...files];
}
