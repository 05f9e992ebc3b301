import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesLike, manifestOf, textOf } from '../conventions/workspace.ts';
import { rootFolder } from '../folders.ts';
import { entriesOf, folderOf, published, type Published } from '../library/packages.ts';

/** What the code of a page uses of the app around it. */
const around: Record<Published, string> = {
  contract: 'declare const response: Response;',
  ui: 'declare const save: () => void;',
  navigation: `import { HomeIcon } from '@heroicons/react/24/outline';
    const icons = { home: HomeIcon };
    declare const router: { push: (href: string) => void };`,
  layouts: `import type { ReactNode } from 'react';
    declare const navigation: ReactNode;
    declare const toggle: ReactNode;
    declare const page: ReactNode;`,
};

const pages = published.map((name) => {
  const text = readFileSync(join(folderOf(name), 'README.md'), 'utf8');
  const codes = [...text.matchAll(/^```tsx?\n([^]*?)^```/gm)].map(([, code = '']) => code);
  return { name, text, code: codes.join('') };
});

/** Beside the app, where all packages are found. */
let folder = '';

beforeAll(() => {
  const cache = join(rootFolder, 'packages/app/node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'readmes-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of files of code. */
function problemsOf(files: Readonly<Record<string, string>>): string {
  for (const [file, code] of Object.entries(files)) writeFileSync(join(folder, file), code);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(rootFolder, 'tsconfig.json'),
      // The code of a page ends where an app goes on.
      compilerOptions: { noUnusedLocals: false },
      files: Object.keys(files),
      include: [],
      exclude: [],
    }),
  );
  try {
    execFileSync(join(rootFolder, 'node_modules/.bin/tsc'), ['--project', folder], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe('the page of each package', () => {
  it('has code that compiles in an app', { timeout: 120_000 }, () => {
    for (const { name, code } of pages) expect(code, name).not.toBe('');
    const files = pages.map(({ name, code }) => [`${name}.tsx`, `${around[name]}\n${code}`]);
    expect(problemsOf(Object.fromEntries(files) as Record<string, string>)).toBe('');
    expect(problemsOf({ 'wrong.tsx': "import { Button } from '@touchline/ui/Knob';" })).toContain(
      '@touchline/ui/Knob',
    );
  });

  it.each(pages)('names entries that @touchline/$name has outside', ({ code, text }) => {
    const { named, unknown } = entriesNamedIn(`${code}\n${text}`);
    expect(named).not.toEqual([]);
    expect(unknown).toEqual([]);
  });

  it.each(pages)('installs what @touchline/$name wants', ({ name, text, code }) => {
    const [, command = ''] = /^npm install (.+)$/m.exec(text) ?? [];
    const { dependencies = {} } = manifestOf(`packages/${name}`);
    const ours = [name, ...Object.keys(dependencies).flatMap((each) => publishedAs(each) ?? [])];
    const peers = ours.flatMap((each) =>
      Object.keys(manifestOf(`packages/${each}`).peerDependencies ?? {}),
    );
    const imported = [...code.matchAll(/from '([^@.'][^/']*)/g)].map(([, library = '']) => library);
    const wanted = [...ours.map((each) => `@touchline/${each}`), ...peers, ...imported];
    expect(wanted.filter((each) => !command.split(' ').includes(each))).toEqual([]);
  });
});

it('announces no entry to the changelogs that is shut', () => {
  const texts = filesLike('.changeset/*.md').map((path) => textOf(path));
  const { named, unknown } = entriesNamedIn(texts.join('\n'));
  expect(named).not.toEqual([]);
  expect(unknown).toEqual([]);
});

/** The entries of packages that a text names, and those of them that are not for others. */
function entriesNamedIn(text: string): Record<'named' | 'unknown', string[]> {
  const all = [...text.matchAll(/@touchline\/(\w+)\/([\w/]+)(?!\.css|[\w/])/g)];
  const unknown = all.filter(([, name, entry]) => {
    const owner = published.find((each) => each === name);
    return !owner || !entriesOf(owner).some((each) => each.name === entry);
  });
  return { named: all.map(([found]) => found), unknown: unknown.map(([found]) => found) };
}

/** `ui` of `@touchline/ui`; undefined for a package of others. */
function publishedAs(dependency: string): Published | undefined {
  return published.find((name) => dependency === `@touchline/${name}`);
}
