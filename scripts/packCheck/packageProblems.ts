import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { entriesOf, isShut, published, type Published } from '../library/packages.ts';

/** Files that each tarball has. */
const needed = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];

/** Files that no tarball has. */
const unwanted =
  /\.(?:stories|test)\.|(?:^|\/)(?:src|testing)\/|\.tsx?$(?<!\.d\.ts)|fixtures|\.tgz$/;

/** What is wrong with a packed package, as sentences. */
export async function packageProblems(name: Published, tarball: string): Promise<string[]> {
  const data = new Uint8Array(readFileSync(tarball));
  const packed = createPackageFromTarballData(data);
  const files = packed.listFiles().map((path) => path.split(`/${name}/`).slice(1).join('/'));
  const read = (file: string) => packed.readFile(`/node_modules/@touchline/${name}/${file}`);
  const manifest = JSON.parse(read('package.json')) as Record<string, unknown>;
  return [
    ...fileProblems(files),
    ...moduleProblems(files, read),
    ...importProblems(files, read, manifest),
    ...entryProblems(name, files),
    ...dependencyProblems(manifest),
    ...(await publintProblems(data)),
    ...(await typeProblems(name, data)),
  ].map((problem) => `@touchline/${name}: ${problem}`);
}

export function fileProblems(files: readonly string[]): string[] {
  return [
    ...needed.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files.filter((file) => unwanted.test(file)).map((file) => `${file} should not be packed`),
    ...files
      .filter((file) => file.endsWith('.js') && /^dist\/(?!.*index\.js$)/.test(file))
      .filter((file) => !files.includes(file.replace(/\.js$/, '.d.ts')) && !isInner(file))
      .map((file) => `${file} has no types`),
  ];
}

/** A module that another package of ours brings along. */
function isInner(file: string): boolean {
  return file.startsWith('dist/inlined/');
}

/** The imports of modules that do not resolve. */
export function moduleProblems(files: readonly string[], read: (file: string) => string): string[] {
  return files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const code = read(file);
      const imports = [...code.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g)];
      const usesReact = /["']react(?:-[\w-]+)?(?:\/[\w/-]+)?["']/.test(code);
      return [
        ...imports
          .map(([, path = '']) => posix.join(posix.dirname(file), path))
          .filter((path) => !files.includes(path))
          .map((path) => `${file} imports ${path}, which is missing`),
        ...(files.includes(`${file}.map`) || !hasOwnCode(code)
          ? []
          : [`${file} has no source map`]),
        ...(usesReact && !/^["']use client["']/.test(code)
          ? [`${file} uses React, and does not begin with "use client"`]
          : []),
      ];
    });
}

/**
 * The imports of packages that an installation of this one does not bring, and of entries of ours that are
 * not published, by code and by types.
 */
export function importProblems(
  files: readonly string[],
  read: (file: string) => string,
  manifest: Record<string, unknown>,
): string[] {
  const brought = ['dependencies', 'peerDependencies'].flatMap((field) =>
    Object.keys(manifest[field] ?? {}),
  );
  // No spaces or commas: what follows a text that is "from" is no name of a package.
  const bare =
    /(?:\b(?:from|import)\s*\(?\s*|<reference types=)["']((?:@[^/"']+\/)?[^./"'\s,][^/"'\s,]*)(?:\/([^"'\s,]+))?/g;
  return files
    .filter((file) => /\.(?:js|d\.ts)$/.test(file))
    .flatMap((file) => {
      const imports = [...read(file).matchAll(bare)];
      const imported = new Set(imports.map(([, name = '']) => name));
      const shut = imports.flatMap(([, name = '', entry = '']) => {
        const of = published.find((one) => name === `@touchline/${one}`);
        return of && isShut(of, entry) ? [`${name}/${entry}`] : [];
      });
      return [
        ...[...imported]
          .filter((name) => !brought.includes(name))
          .map((name) => `${file} imports ${name}, which is no dependency`),
        ...shut.map((entry) => `${file} imports ${entry}, which is not published`),
      ];
    });
}

/** Whether a module has code of its own besides re-exports. */
function hasOwnCode(code: string): boolean {
  const statement = /\b(?:import|export)\b[^;()]*?(?:["'][^"']+["']|\})\s*;/g;
  const rest = code.replaceAll(/["']use client["'];|^\/\/.*$/gm, '').replaceAll(statement, '');
  return rest.trim() !== '';
}

/** Entries without a module, and modules of what the package does not show. */
function entryProblems(name: Published, files: readonly string[]): string[] {
  const path = name === 'contract' ? (entry: string) => entry : (entry: string) => `${entry}/index`;
  return entriesOf(name).flatMap(({ name: entry }) =>
    ['js', 'd.ts']
      .map((suffix) => `dist/${path(entry)}.${suffix}`)
      .filter((file) => !files.includes(file))
      .map((file) => `${file}, which exports ${entry}, is missing`),
  );
}

/** Ranges that only this workspace knows. */
function dependencyProblems(manifest: Record<string, unknown>): string[] {
  return ['dependencies', 'peerDependencies'].flatMap((field) =>
    Object.entries((manifest[field] ?? {}) as Record<string, string>)
      .filter(([, range]) => /^(?:workspace|catalog|file|link):/.test(range))
      .map(([dependency, range]) => `${dependency} is wanted as ${range}`),
  );
}

async function publintProblems(data: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({
    pack: { tarball: data.buffer },
    strict: true,
  });
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`);
}

async function typeProblems(name: Published, data: Uint8Array): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(data), {
    entrypoints: entriesOf(name).map(({ name: entry }) => `./${entry}`),
  });
  if (!result.types) return ['attw: it has no types'];
  // The packages are modules, for which only these two ways of resolution exist.
  return result.problems
    .filter(
      (problem) =>
        !('resolutionKind' in problem) || /bundler|node16-esm/.test(problem.resolutionKind),
    )
    .filter(({ kind }) => kind !== 'CJSResolvesToESM')
    .map((problem) => `attw: ${problem.kind} ${'entrypoint' in problem ? problem.entrypoint : ''}`);
}
