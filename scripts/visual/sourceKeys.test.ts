import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Stats, sourceKeys } from './sourceKeys.ts';

const library = './node_modules/.pnpm/react@19.3.1/node_modules/react/index.js';

/** What each module imports, as far as the graph of the build knows. */
const graph: Record<string, string[]> = {
  './.storybook/preview.tsx': ['./mocks/src/browser.ts'],
  './ui/Button.stories.tsx': ['./ui/Button.tsx'],
  './ui/Button.tsx': ['./ui/Button.css.ts', library],
  './ui/Button.css.ts': ['./ui/Button.css.ts.vanilla.css'],
  './ui/Meter.stories.tsx': ['./ui/Meter.tsx'],
  './packages/app/src/Home.stories.tsx': ['./ui/Button.tsx', './packages/app/src/Home.tsx'],
};

const files: Record<string, string> = {
  'pnpm-lock.yaml': 'lockfileVersion: 9',
  'packages/ui/package.json': '{ "sideEffects": false }',
  '.storybook/main.ts': "import { target } from '../vite.shared.ts';\nexport default { target };",
  'vite.shared.ts': "export const target = 'es2023';",
  '.storybook/preview.tsx': 'export default {};',
  'mocks/src/browser.ts': 'export const worker = 1;',
  'ui/Button.stories.tsx': 'export const Primary = 1;',
  'ui/Button.tsx': 'export const Button = 1;',
  'ui/Button.css.ts':
    "import type { Unit } from './unit.ts';\nimport { size } from './size.ts';\nexport const a: Unit = size;",
  'ui/size.ts': "export { height as size } from './height.ts';",
  'ui/height.ts': 'export const height = 40;',
  'ui/unit.ts': 'export type Unit = number;',
  'ui/Meter.stories.tsx': 'export const Half = 1;',
  'ui/Meter.tsx': 'export const Meter = 1;',
  'ui/unused.ts': 'export const unused = 1;',
  'packages/app/src/Home.stories.tsx': 'export const Empty = 1;',
  'packages/app/src/Home.tsx': 'export const Home = 1;',
  'packages/app/public/i18n/en.json': '{"home":"Home"}',
  'packages/app/public/logo.svg': '<svg/>',
};

const button = 'ui/Button.stories.tsx';
const meter = 'ui/Meter.stories.tsx';
const home = 'packages/app/src/Home.stories.tsx';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'touchline-keys-'));
  for (const [file, text] of Object.entries(files)) write(file, text);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function statsOf(imports: typeof graph): Stats {
  const ids = new Set(Object.values(imports).flat());
  return {
    modules: [...ids].map((id) => ({
      id,
      reasons: Object.entries(imports).flatMap(([moduleName, imported]) =>
        imported.includes(id) ? { moduleName } : [],
      ),
    })),
  };
}

function keys(imports = graph) {
  return sourceKeys(statsOf(imports), [button, meter, home], root);
}

/** The files of stories that get another key by a change. */
function reachedBy(change: () => void, imports = graph): string[] {
  const before = keys();
  change();
  const after = keys(imports);
  return Object.keys(after).filter((file) => after[file] !== before[file]);
}

it.each([
  ['a component', 'ui/Meter.tsx', [meter]],
  ['a component that others use', 'ui/Button.tsx', [button, home]],
  ['the stories themselves', 'ui/Meter.stories.tsx', [meter]],
  ['a style', 'ui/Button.css.ts', [button, home]],
  ['what a style imports, at the end of a chain', 'ui/height.ts', [button, home]],
  ['a text of the app', 'packages/app/public/i18n/en.json', [home]],
  ['a picture of the app', 'packages/app/public/logo.svg', [button, meter, home]],
  ['the mock back end, which the preview starts', 'mocks/src/browser.ts', [button, meter, home]],
  ['the lockfile', 'pnpm-lock.yaml', [button, meter, home]],
  ['what a package says of itself', 'packages/ui/package.json', [button, meter, home]],
  ['what the configuration imports', 'vite.shared.ts', [button, meter, home]],
  ['a file that nothing imports', 'ui/unused.ts', []],
])('a change of %s reaches exactly the stories that depend on it', (_, file, reached) => {
  expect(reachedBy(() => write(file, `${files[file]}\n`))).toEqual(reached);
});

it('reaches the stories that use another version of a library', () => {
  const newer = library.replaceAll('19.3.1', '19.3.2');
  const updated = { ...graph, './ui/Button.tsx': ['./ui/Button.css.ts', newer] };
  expect(reachedBy(() => {}, updated)).toEqual([button, home]);
});

it('gives the same keys to the same files', () => {
  expect(reachedBy(() => {})).toEqual([]);
});
