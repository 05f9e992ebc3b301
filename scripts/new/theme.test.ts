import { tokensByTheme } from '@touchline/ui/theme/values';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rootFolder } from '../folders.ts';
import { themeDocument } from '../tokens/dtcg.ts';
import { fileText } from '../tokens/files.ts';
import { readTheme } from '../tokens/readTheme.ts';
import { writeTheme } from './theme.ts';

/** A copy of what a theme is written into and read by, whose packages resolve to the copy. */
let root: string;
const copied = ['packages', 'mocks', '.storybook', 'docs', 'scripts'];
const configs = ['tsconfig.json', 'package.json', 'README.md', '.oxfmtrc.json'];
const left = /(?:node_modules|dist|__pictures__)$/;

/** What names the themes itself, or counts them. */
const readers = [
  'packages/ui/src/theme',
  // Modules without types of their own.
  'packages/ui/src/locale/flags.d.ts',
  'packages/ui/src/shell/SettingsDrawer',
  'scripts/visual/options.test.ts',
];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'touchline-theme-'));
  for (const path of [...copied, ...configs])
    cpSync(join(rootFolder, path), join(root, path), {
      recursive: true,
      filter: (each) => !left.test(each),
    });
  for (const folder of ['.', 'mocks', ...packages()]) linkPackages(folder);
  writeFileSync(
    join(root, 'vitest.config.ts'),
    `const resolve = { tsconfigPaths: true };
const conventions = 'scripts/conventions/*.test.ts';
const test = { testTimeout: 60_000 };
export default { test: { projects: [
  { resolve, test: { ...test, name: 'logic', include: ['**/*.test.ts'], exclude: [conventions] } },
  { resolve, test: { ...test, name: 'conventions', include: [conventions] } },
] } };\n`,
  );
  writeFileSync(
    join(root, 'tsconfig.theme.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      // The last is what the configuration of Vitest brings otherwise.
      compilerOptions: {
        types: ['node', 'vite/client', 'msw-storybook-addon/types', '@vitest/browser-playwright'],
      },
      include: readers,
    }),
  );
  // Copying takes longer than the ten seconds of a hook while both cores are busy.
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

function packages(): string[] {
  return readdirSync(join(rootFolder, 'packages')).map((name) => `packages/${name}`);
}

/** The packages that a folder reads: our own in the copy, all others as they are. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(root, modules));
  for (const name of readdirSync(join(rootFolder, modules)))
    if (name !== '@touchline')
      symlinkSync(join(rootFolder, modules, name), join(root, modules, name));
  const own = join(modules, '@touchline');
  if (!existsSync(join(rootFolder, own))) return;
  mkdirSync(join(root, own));
  for (const name of readdirSync(join(rootFolder, own)))
    symlinkSync(join(root, name === 'mocks' ? name : `packages/${name}`), join(root, own, name));
}

function run(...command: [string, ...string[]]): string {
  const [tool, ...args] = command;
  // Vitest would take itself for one of the workers of this run.
  return execFileSync(tool, args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
  });
}

/** What an expression gives in the copy. */
function evaluate(expression: string): unknown {
  const script = `console.log(JSON.stringify(await ${expression}))`;
  return JSON.parse(run('node', '--input-type=module', '--eval', script));
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const state = () =>
  ['themes', 'tokensByTheme', 'index'].map((name) => read(`packages/ui/src/theme/${name}.ts`));

const night = {
  ...tokensByTheme.teal,
  primary: { light: '#1d4ed8', dark: '#1d4ed8' },
  primarySoft: { light: '#dbeafe', dark: '#1e3a8a' },
  focus: { light: '#1d4ed8', dark: '#93c5fdf2' },
};
const nightFile = fileText(themeDocument(night));

/** The file of the theme with a change. */
function changed(change: (document: Record<string, Record<string, unknown>>) => void): string {
  const document = JSON.parse(nightFile) as Record<string, Record<string, unknown>>;
  change(document);
  return fileText(document);
}

function colourOf(components: readonly unknown[], alpha?: number) {
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha } };
}

it.each([
  ['Night', nightFile, "'Night' is no name for a theme"],
  ['../night', nightFile, 'is no name for a theme'],
  ['constructor', nightFile, 'is no name for a theme'],
  ['teal', nightFile, 'There is a theme teal already.'],
  ['dark', nightFile, "'dark' is the name of a colour scheme"],
  ['values', nightFile, 'packages/ui/src/theme/values exists already'],
  ['night', 'no file', 'The file is not in the Design Tokens format'],
  ['night', '{}', 'light.primary is missing.'],
  ['night', changed(({ dark }) => delete dark?.['focus']), 'dark.focus is missing.'],
  [
    'night',
    changed(({ light }) => {
      if (light) light['focus'] = { $type: 'dimension', $value: { value: 1, unit: 'px' } };
    }),
    'light.focus is no colour in sRGB.',
  ],
  [
    'night',
    changed(({ light }) => {
      if (light) light['focus'] = { $value: { colorSpace: 'oklch', components: [0.6, 0.1, 200] } };
    }),
    'light.focus is no colour in sRGB.',
  ],
  [
    'night',
    changed(({ dark }) => {
      if (dark) dark['primarySoft'] = colourOf([0.12, 0.23, 0.54], 0.2);
    }),
    'dark.primarySoft lets something through, but text stands on it: give it no alpha.',
  ],
  [
    'night',
    changed(({ light }) => {
      if (light) light['focus'] = colourOf(['some', 0.23, 0.54]);
    }),
    'light.focus is no colour in sRGB.',
  ],
])('says in words what is wrong with %s, and writes nothing', async (name, from, words) => {
  const before = state();
  await expect(writeTheme(root, name, from)).rejects.toThrow(words);
  expect(state()).toEqual(before);
});

it(
  'writes a theme from a file, which types, tests and design tokens have at once (THEME-12)',
  { timeout: 120_000 },
  async () => {
    // No name for a variable.
    await writeTheme(root, 'public');
    writeFileSync(join(root, 'night.tokens.json'), nightFile);
    const said = run('node', 'scripts/new/run.ts', 'theme', 'night', '--from', 'night.tokens.json');
    expect(said).toContain('packages/ui/src/theme/night/tokens.ts');
    expect(said).not.toMatch(/needs \d/);
    for (const command of ['changeset', 'visual --update'])
      expect(said).toContain(`Run \`pnpm ${command}\``);
    await expect(writeTheme(root, 'night', nightFile)).rejects.toThrow('a theme night already');

    run('oxfmt', '--check', 'packages/ui/src/theme', 'packages/app/public/i18n');
    run('tsc', '--project', 'tsconfig.theme.json');
    // The last draws the settings, the page of colours and the gallery.
    const tests = ['scripts/visual/options.test.ts', 'docs/theming/everyTheme.test.ts'];
    run('vitest', 'run', 'packages/ui/src/theme', ...tests);
    expect(
      evaluate(`import('./.storybook/modes.ts').then(({ everyTheme }) => everyTheme)`),
    ).toContain('night-light-phone');
    expect(read('scripts/conventions/__snapshots__/ui.txt')).toMatch(/theme: "amber" .*"night"/);
    const tokens = JSON.parse(read('tokens/theme.night.dark.tokens.json')) as Record<
      string,
      Record<string, { $value: { hex: string; alpha?: number } }>
    >;
    expect(tokens['theme']?.['primary']?.$value.hex).toBe('#1d4ed8');
    expect(tokens['theme']?.['focus']?.$value).toMatchObject({
      hex: '#93c5fd',
      alpha: 0.949,
    });
    expect(read('packages/app/public/i18n/tr.json')).toContain('"night": "Night"');
    expect(
      evaluate(`import('@touchline/ui/theme/values').then(({ themes, tokensByTheme }) =>
        [themes.at(-1), tokensByTheme.night])`),
    ).toEqual(['night', night]);
  },
);

it('reads a component that is none as 0, as the format has it', async () => {
  const { light, dark } = await readTheme(
    changed(({ light }) => {
      if (light) light['focus'] = colourOf(['none', 0.4, 1]);
    }),
  ).then(({ focus }) => focus);
  expect([light, dark]).toEqual(['#0066ff', night.focus.dark]);
});

it('names the colours of a theme that cannot be told apart', async () => {
  const pale = { ...night, onPrimary: { light: '#60a5fa', dark: '#ffffff' } };
  const { next } = await writeTheme(root, 'pale', fileText(themeDocument(pale)));
  expect(next).toContain('light: onPrimary on primary has 2.63 : 1 and needs 4.5.');
});

it('begins as the default theme without a file', async () => {
  await writeTheme(root, 'plain');
  expect(read('packages/ui/src/theme/plain/tokens.ts')).toContain(
    `primary: { light: '${tokensByTheme.default.primary.light}'`,
  );
});
