import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootFolder } from '../folders.ts';
import { writeFixture } from './fixture.ts';
import { filesLike, manifestOf, mayDependOn, textOf, type Manifest } from './workspace.ts';

/** Dependencies of a manifest on our packages that are not allowed. */
function forbiddenDependencies({ dependencies = {} }: Manifest, allowed: readonly string[]) {
  return Object.keys(dependencies).filter(
    (name) => name.startsWith('@touchline/') && !allowed.includes(name),
  );
}

/** Exports of a manifest beyond one public file per component. */
function extraExports({ exports = {} }: Manifest) {
  const doors = Object.keys(exports).filter((entry) => entry === '.');
  return exports['./internal/*'] === null ? doors : [...doors, './internal/*'];
}

/** Whether an import of `name` in this folder resolves to a package. */
function links(folder: string, name: string): boolean {
  return [folder, 'packages', '.'].some((above) =>
    existsSync(join(rootFolder, above, 'node_modules', name)),
  );
}

function resolutionError(from: string, specifier: string): string | undefined {
  try {
    createRequire(join(rootFolder, from, 'package.json')).resolve(specifier);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

describe('first lock: the dependencies of each package', () => {
  it.each(Object.entries(mayDependOn))('%s needs no other than %j', (folder, allowed) => {
    expect(forbiddenDependencies(manifestOf(folder), allowed)).toEqual([]);
  });

  it('keeps mocks out of what ships', () => {
    const shipping = Object.keys(mayDependOn).filter((folder) => folder !== 'mocks');
    for (const folder of shipping) {
      expect(manifestOf(folder).dependencies).not.toHaveProperty('@touchline/mocks');
    }
  });

  it('goes red on a lower package that names a higher one', () => {
    const bad = { name: '@touchline/ui', dependencies: { '@touchline/layouts': 'workspace:*' } };
    expect(forbiddenDependencies(bad, [])).toEqual(['@touchline/layouts']);
  });

  it.each([
    ['packages/ui', '@touchline/app'],
    ['packages/ui', '@touchline/contract'],
    ['packages/layouts', '@touchline/navigation'],
    ['packages/navigation', '@touchline/layouts'],
    ['packages/contract', '@touchline/app'],
  ])('leaves %s without a way to %s', (from, name) => {
    expect(links(from, name)).toBe(false);
  });

  it('knows a way when there is one', () => {
    expect(links('packages/layouts', '@touchline/ui')).toBe(true);
  });
});

describe('second lock: the exports of each package', () => {
  const opened = Object.keys(mayDependOn).filter((folder) => folder !== 'packages/app');

  it.each(opened)('%s has no root entry and keeps internal/ to itself', (folder) => {
    expect(extraExports(manifestOf(folder))).toEqual([]);
  });

  it('goes red on a root entry and on an open internal/', () => {
    expect(extraExports({ name: 'bad', exports: { '.': './index.ts' } })).toEqual([
      '.',
      './internal/*',
    ]);
  });

  it.each(['@touchline/ui', '@touchline/ui/internal/anything', '@touchline/ui/../src/Button'])(
    'resolves no %s',
    (specifier) => {
      expect(resolutionError('packages/app', specifier)).toMatch(
        /ERR_PACKAGE_PATH_NOT_EXPORTED|ERR_INVALID_MODULE_SPECIFIER/,
      );
    },
  );

  it('resolves the public file of a component', () => {
    expect(resolutionError('packages/app', '@touchline/ui/Button')).toBeUndefined();
  });
});

/** The rule and file of each error of the linter in these files. */
function complaints(files: Record<string, string>): string[] {
  const root = writeFixture(files);
  copyFileSync(join(rootFolder, 'oxlint.config.ts'), join(root, 'oxlint.config.ts'));
  const report = run(root, Object.keys(files));
  const { diagnostics } = JSON.parse(report) as {
    diagnostics: { code: string; filename: string }[];
  };
  return diagnostics.map(({ code, filename }) => `${filename.replaceAll('\\', '/')} ${code}`);
}

function run(root: string, paths: readonly string[]): string {
  const command = join(rootFolder, 'node_modules', '.bin', 'oxlint');
  try {
    return execFileSync(command, ['--format=json', ...paths], {
      cwd: root,
      encoding: 'utf8',
    });
  } catch (error) {
    // oxlint exits with 1 when it reports errors; its output is still complete.
    return (error as { stdout: string }).stdout;
  }
}

describe('third lock: one block of the linter', () => {
  it.each([
    [
      'packages/ui/src/Bad/Bad.tsx',
      "import { Classy } from '@touchline/layouts/Classy';\nClassy();",
    ],
    [
      'packages/ui/src/Bad/Bad.tsx',
      "import type { Match } from '@touchline/contract/match';\nexport type Bad = Match;",
    ],
    [
      'packages/ui/src/internal/bad.ts',
      "import { BarButton } from '../shell/BarButton/index.ts';\nBarButton();",
    ],
    [
      'packages/layouts/src/Bad/Bad.tsx',
      "import { VerticalNavigation } from '@touchline/navigation/VerticalNavigation';\nVerticalNavigation();",
    ],
    [
      'packages/navigation/src/Bad/Bad.tsx',
      "import { useNavigate } from 'react-router-dom';\nuseNavigate();",
    ],
    [
      'packages/app/src/features/matches/bad.ts',
      "import { useNavigate } from 'react-router-dom';\nuseNavigate();",
    ],
    [
      'packages/app/src/features/matches/bad.stories.tsx',
      "import { useNavigate } from 'react-router-dom';\nuseNavigate();",
    ],
    ['packages/contract/src/bad.ts', "import { Button } from '@touchline/ui/Button';\nButton();"],
    [
      'packages/app/src/bad.ts',
      "import { startMocks } from '@touchline/mocks/browser';\nstartMocks();",
    ],
    ['packages/app/src/bad.ts', "import { expect } from 'storybook/test';\nexpect(1);"],
    [
      'packages/app/src/shell/bad.ts',
      "import { HubConnection } from '@microsoft/signalr';\nHubConnection();",
    ],
    ['packages/ui/src/Bad/Bad.stories.tsx', "import { fn } from '@storybook/test';\nfn();"],
    [
      'packages/app/src/platform/cache/bad.ts',
      "import { userAtom } from '#session/session.atoms.ts';\nuserAtom();",
    ],
    [
      'packages/app/src/platform/bad.ts',
      "import { UserAction } from '#features/account';\nUserAction();",
    ],
    [
      'packages/app/src/session/bad.ts',
      "import { startLiveUpdates } from '#features/live';\nstartLiveUpdates();",
    ],
    [
      'packages/app/src/features/chat/bad.ts',
      "import { Shell } from '#shell/Shell.tsx';\nShell();",
    ],
    [
      'packages/app/src/features/matches/Match/bad.ts',
      "import { routes } from '#router/routes.ts';\nroutes();",
    ],
    [
      'packages/app/src/features/chat/bad.ts',
      "import { call } from '../../platform/client/client.ts';\ncall();",
    ],
    [
      'packages/app/src/features/live/connection.ts',
      "import { messagesInbox } from '../inbox/inbox.ts';\nmessagesInbox();",
    ],
    [
      'packages/app/src/features/matches/Match/bad.ts',
      "import { messagesInbox } from '../../inbox/inbox.ts';\nmessagesInbox();",
    ],
    [
      'packages/app/src/features/matches/Match/board/bad.ts',
      "import { Shell } from '#shell/Shell.tsx';\nShell();",
    ],
    [
      'packages/app/src/features/matches/Match/board/bad.ts',
      "import { messagesInbox } from '../../../inbox/inbox.ts';\nmessagesInbox();",
    ],
    [
      'packages/app/src/features/admin/messages/editor/deeper/bad.ts',
      "import { routes } from '#router/routes.ts';\nroutes();",
    ],
    [
      'packages/app/src/features/admin/messages/editor/deeper/deepest/bad.ts',
      "import { routes } from '#router/routes.ts';\nroutes();",
    ],
    [
      'packages/app/src/features/admin/messages/editor/deeper/deepest/bad.ts',
      "import { messagesInbox } from '../../../../../inbox/inbox.ts';\nmessagesInbox();",
    ],
    [
      'packages/app/src/shell/navigation/bad.ts',
      "import { routes } from '#router/routes.ts';\nroutes();",
    ],
    [
      'packages/app/src/router/bad.ts',
      "import { startFresh } from '#testing/startFresh.ts';\nstartFresh();",
    ],
    [
      'packages/app/src/bad.ts',
      "import { Button } from '../../../packages/ui/src/Button/index.ts';\nButton();",
    ],
    ['packages/app/src/session/bad.test.ts', "import { Shell } from '#shell/Shell.tsx';\nShell();"],
    [
      'packages/app/src/features/matches/Match/bad.stories.tsx',
      "import { Shell } from '#shell/Shell.tsx';\nShell();",
    ],
    [
      'packages/app/src/features/matches/Match/bad.stories.tsx',
      "import { messagesInbox } from '../../inbox/inbox.ts';\nmessagesInbox();",
    ],
  ])('%s may not say %s', (path, text) => {
    expect(complaints({ [path]: text })).toContain(`${path} eslint(no-restricted-imports)`);
  });

  const page = 'packages/app/src/shell/bad.ts';

  it.each([
    ['./other.ts', 'packages/app/src/shell/other.ts', './bad.ts'],
    ['#shell/other.ts', 'packages/app/src/shell/other.ts', '#shell/bad.ts'],
    ['#features/other', 'packages/app/src/features/other/index.ts', '#shell/bad.ts'],
  ])('two files may not import each other: %s', (there, other, back) => {
    const found = complaints({
      'package.json': textOf('packages/app/package.json'),
      'tsconfig.json': textOf('tsconfig.json'),
      [page]: `import { two } from '${there}';\nexport const one = () => two;`,
      [other]: `import { one } from '${back}';\nexport const two = () => one;`,
    });
    expect(found).toContain(`${page} import(no-cycle)`);
  });

  it('nor may their types', () => {
    const other = 'packages/app/src/shell/other.ts';
    const found = complaints({
      [page]: "import type { Two } from './other.ts';\nexport type One = Two[];",
      [other]: "import type { One } from './bad.ts';\nexport type Two = { one: One };",
    });
    expect(found).toContain(`${page} import(no-cycle)`);
  });

  it.each([
    ['packages/app/src/session/bad.ts', "await fetch('/api/x');\nexport {};"],
    ['packages/ui/src/Bad/bad.ts', "export const socket = new WebSocket('/x');"],
  ])('%s may not call %s', (path, text) => {
    expect(complaints({ [path]: text })).toContain(`${path} eslint(no-restricted-globals)`);
  });

  it('reports bare text in JSX', () => {
    const path = 'packages/ui/src/Bad/Bad.tsx';
    const text = 'export function Bad() {\n  return <p>Hello</p>;\n}';
    expect(complaints({ [path]: text })).toContain(`${path} react(jsx-no-literals)`);
  });

  it('reports a mock that reads the clock', () => {
    const path = 'mocks/src/bad.ts';
    expect(complaints({ [path]: 'export const now = Date.now();' })).toContain(
      `${path} eslint(no-restricted-properties)`,
    );
  });

  it('lets through what each place is for', () => {
    expect(
      complaints({
        'packages/app/src/platform/client/transport.ts':
          "export const answer = await fetch('/api/x');",
        'packages/app/src/features/live/connection.ts':
          "import { HubConnectionBuilder } from '@microsoft/signalr';\nexport const hub = new HubConnectionBuilder();",
        'packages/ui/src/Good/Good.stories.tsx':
          "import { expect } from 'storybook/test';\nexpect(1);",
        'packages/app/src/features/good/Good.stories.tsx':
          "import { startFresh } from '#testing/startFresh.ts';\nstartFresh();",
      }),
    ).toEqual([]);
  });

  it('has a rule for every depth of the app', () => {
    const inLayers = filesLike(
      'packages/app/src/{platform,session,features/*,shell,router}/**/*.{ts,tsx}',
    );
    const foldersBelow = (path: string) =>
      path.replace(/^packages\/app\/src\/(?:features\/)?[^/]+\//, '').split('/').length - 1;
    expect(inLayers.filter((path) => foldersBelow(path) === 1)).not.toEqual([]);
    expect(inLayers.filter((path) => foldersBelow(path) > 4)).toEqual([]);
  });

  it('is switched off nowhere', () => {
    const offSwitch = /(?:oxlint|eslint)-disable|@ts-(?:ignore|expect-error|nocheck)/;
    const files = filesLike('{packages,mocks,scripts,.storybook}/**/*.{ts,tsx}').filter(
      (path) => path !== 'scripts/conventions/importBoundaries.test.ts',
    );
    expect(files.filter((path) => offSwitch.test(textOf(path)))).toEqual([]);
  });
});
