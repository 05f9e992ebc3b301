import { defineConfig } from 'oxlint';

/**
 * The forbidden imports and calls by folder; the messages name the replacement. Imports are also
 * restricted by the dependencies and the `exports` of each package.json;
 * `scripts/conventions/importBoundaries.test.ts` tests all three.
 */
type ImportBan = ({ group: string[] } | { regex: string }) & {
  message: string;
  allowTypeImports?: boolean;
};

const app: ImportBan = {
  group: ['@touchline/app', '@touchline/app/*'],
  message: 'Nothing imports the app: move what you need down into ui or contract.',
};
const layouts: ImportBan = {
  group: ['@touchline/layouts', '@touchline/layouts/*'],
  message: 'Only the app imports layouts: take what you need as a prop or a slot.',
};
const navigation: ImportBan = {
  group: ['@touchline/navigation', '@touchline/navigation/*'],
  message: 'Only the app imports navigation: take it as a slot, or as props of your own.',
};
const ui: ImportBan = {
  group: ['@touchline/ui', '@touchline/ui/*'],
  message: 'The wire and the mock back end know no React: keep drawing in ui.',
};
const contract: ImportBan = {
  group: ['@touchline/contract', '@touchline/contract/*'],
  message: 'Packages declare the little they need as props; only app and mocks know the wire.',
};
const mocks: ImportBan = {
  group: ['@touchline/mocks', '@touchline/mocks/*', 'msw', 'msw/*', 'msw-storybook-addon'],
  message: 'Mocks are for stories, tests and `packages/app/src/dev*`: production calls the client.',
};
const storybook: ImportBan = {
  group: ['storybook', 'storybook/*', '@storybook/*', '#storybook/*', 'vitest', '@playwright/*'],
  message: 'Test tools belong in `*.stories.tsx`, `*.test.ts` and e2e, never in what ships.',
};
const router: ImportBan = {
  group: ['react-router', 'react-router-dom', 'react-router/*'],
  message: 'Packages know no router: render `Link` from ui with an href; the app routes it.',
};
const network: ImportBan = {
  group: ['@microsoft/signalr', 'swr', 'swr/*', 'i18next', 'react-i18next', 'i18next-*'],
  message: 'Packages draw, the app knows: take data and texts as props and call back.',
};
const signalr: ImportBan = {
  group: ['@microsoft/signalr'],
  message: 'Only `packages/app/src/features/live/connection.ts` speaks SignalR: use its atoms.',
};
const reactRouter: ImportBan = {
  group: ['react-router', 'react-router-dom', 'react-router/*'],
  message: 'Only `packages/app/src/platform/reactRouter.ts` names the package: import from there.',
};
/** The layers of the app, lowest first; each can import only those before it. */
const appLayers = ['platform', 'session', 'features', 'shell', 'router'] as const;

type AppLayer = (typeof appLayers)[number];

/** @param besides folders beside the layers that the files may not import either */
function layerBans(layer: AppLayer, ...besides: readonly string[]): ImportBan[] {
  const higher = [...appLayers.slice(appLayers.indexOf(layer) + 1), ...besides];
  if (higher.length === 0) return [];
  return [
    {
      regex: `^#(${higher.join('|')})/`,
      message: `The layers of the app are ${appLayers.join(', ')}: import what stands before ${layer}.`,
    },
  ];
}

/** @param depth how many folders a file is below its layer or feature */
function leaving(depth: number): ImportBan {
  return {
    regex: `^${String.raw`\.\./`.repeat(depth + 1)}`,
    message:
      'Another layer is `#layer/file.ts`, another feature `#features/name`, its public file.',
  };
}

/** How many folders below its layer or feature a file can be; `importBoundaries.test.ts` sees to it. */
const deepestFolder = 4;

/** Rules for such files in each layer or feature, at each depth. */
function layerOverrides(name: string, bansOf: (layer: AppLayer) => ImportBan[]) {
  return appLayers.flatMap((layer) => {
    const unit = `packages/app/src/${layer}/${layer === 'features' ? '*/' : ''}`;
    return Array.from({ length: deepestFolder + 1 }, (_, depth) => ({
      files: [`${unit}${'*/'.repeat(depth)}${name}`],
      rules: noImports(...bansOf(layer), leaving(depth)),
    }));
  });
}

function shippedLayerBans(layer: AppLayer): ImportBan[] {
  return [mocks, storybook, signalr, reactRouter, ...layerBans(layer, 'static', 'testing')];
}

const shellPieces: ImportBan = {
  group: ['**/shell/**'],
  message: 'Controls and what is internal know nothing of the pieces of the shell.',
};

const superseded: ImportBan[] = [
  { group: ['@storybook/test'], message: "Superseded: import from 'storybook/test'." },
  { group: ['@testing-library/*'], message: "Use `canvas` and `userEvent` of 'storybook/test'." },
  { group: ['@vitest/browser/context'], message: "Superseded: import from 'vitest/browser'." },
  { group: ['**/packages/*/src/**'], message: 'Import a package by name: `@touchline/ui/Button`.' },
];

const inTests = [
  '**/*.stories.tsx',
  '**/*.docs.tsx',
  '**/*.test.ts',
  '**/*.mdx',
  'packages/app/e2e/**',
  'packages/*/src/**/testing/**',
];
const inPackages = ['packages/{ui,navigation,layouts}/src/**'];

type ImportRule = { 'no-restricted-imports': ['error', { patterns: ImportBan[] }] };

function noImports(...patterns: ImportBan[]): ImportRule {
  return { 'no-restricted-imports': ['error', { patterns: [...patterns, ...superseded] }] };
}

/** Symbols that are not translated. */
const bareText = { ignoreProps: true, allowedStrings: ['·', '–', '/', ':', ',', '(', ')', '%'] };

const noFetch = {
  name: 'fetch',
  message:
    'Only `packages/app/src/platform/client/transport.ts` fetches: make the call through client.ts.',
};
const noSocket = {
  name: 'WebSocket',
  message: 'Only `packages/app/src/features/live/connection.ts` opens the hub: use its atoms.',
};

export default defineConfig({
  plugins: ['react', 'jsx-a11y', 'import', 'typescript', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { reportUnusedDisableDirectives: 'error', denyWarnings: true },
  // The apps of `pack-check` are others' code, with the rules of their frameworks.
  ignorePatterns: ['**/dist/**', '**/storybook-static/**', 'scripts/packCheck/apps/**'],
  rules: {
    ...noImports(),
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'off',
    'import/no-default-export': 'error',
    // Types too: two files whose types need each other cannot be read one by one.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    // `console.log` is for debugging; intentional logs use another method and contain no tokens.
    'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
    'no-alert': 'error',
    'no-eval': 'error',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'unicorn/consistent-function-scoping': 'off',
    // Rules of style, and rules that report false positives here.
    'import/no-named-as-default-member': 'off',
    'no-unmodified-loop-condition': 'off',
    'oxc/no-map-spread': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    'react/capitalized-calls': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/no-array-index-key': 'off',
    'unicorn/prefer-set-has': 'off',
    // Means windows: a `BroadcastChannel` has no target.
    'unicorn/require-post-message-target-origin': 'off',
    // axe runs on the rendered stories and covers these rules without their guesses.
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    {
      files: ['packages/contract/src/**'],
      rules: noImports(app, layouts, navigation, ui, mocks, storybook, router, network),
    },
    {
      files: ['mocks/src/**'],
      rules: {
        ...noImports(app, layouts, navigation, ui, router),
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'Use `now()` of `mocks/src/clock.ts`.' },
          { object: 'Math', property: 'random', message: 'Mocks are the same every time.' },
        ],
      },
    },
    {
      files: ['packages/ui/src/**'],
      rules: noImports(
        app,
        layouts,
        navigation,
        contract,
        mocks,
        storybook,
        router,
        network,
        shellPieces,
      ),
    },
    {
      files: ['packages/navigation/src/**'],
      rules: noImports(app, layouts, contract, mocks, storybook, router, network),
    },
    {
      files: ['packages/layouts/src/**'],
      rules: noImports(app, navigation, contract, mocks, storybook, router, network),
    },
    {
      files: ['packages/app/src/**'],
      rules: noImports(mocks, storybook, signalr, reactRouter),
    },
    ...layerOverrides('*.{ts,tsx}', shippedLayerBans),
    {
      files: ['packages/app/src/platform/reactRouter.ts'],
      rules: noImports(
        mocks,
        storybook,
        signalr,
        ...layerBans('platform', 'static', 'testing'),
        leaving(0),
      ),
    },
    {
      files: inPackages,
      rules: { 'react/jsx-no-literals': ['error', bareText] },
    },
    {
      files: ['packages/app/src/**/*.tsx'],
      rules: { 'react/jsx-no-literals': ['error', bareText] },
    },
    {
      files: ['packages/*/src/**'],
      rules: { 'no-restricted-globals': ['error', noFetch, noSocket] },
    },
    {
      files: ['packages/app/src/platform/client/transport.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['packages/app/src/features/live/connection.ts'],
      rules: {
        ...noImports(
          mocks,
          storybook,
          reactRouter,
          ...layerBans('features', 'static', 'testing'),
          leaving(0),
        ),
        'no-restricted-globals': ['error', noFetch],
      },
    },
    {
      files: ['packages/app/src/dev*', 'packages/app/src/dev/**'],
      rules: noImports(),
    },
    {
      files: inTests,
      rules: {
        ...noImports(router),
        'react/jsx-no-literals': 'off',
        'react/rules-of-hooks': 'off',
        'no-restricted-globals': 'off',
      },
    },
    {
      files: [
        'packages/app/src/**/*.stories.tsx',
        'packages/app/src/**/*.test.ts',
        'packages/app/src/testing/**',
        'packages/app/e2e/**',
        '.storybook/**',
      ],
      rules: noImports(reactRouter),
    },
    // They show and test what stands in their layer, with the help of `testing`.
    ...layerOverrides('*.{stories.tsx,test.ts}', (layer) => [reactRouter, ...layerBans(layer)]),
    {
      files: ['scripts/**', 'mocks/src/server.ts', 'mocks/src/log.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // A Playwright fixture without dependencies needs an empty pattern.
      files: ['packages/app/e2e/**', '.storybook/crawl/**'],
      rules: { 'no-empty-pattern': 'off' },
    },
    {
      files: ['*.config.ts', '**/*.config.ts', '.storybook/**'],
      rules: {
        'import/no-default-export': 'off',
        'react/rules-of-hooks': 'off',
        // Frames of a page of documentation show stories of the same site, which need its storage.
        'react/iframe-missing-sandbox': 'off',
      },
    },
    {
      // Our own code is drawn into this frame, and with a sandbox not every browser would run it.
      files: ['packages/app/src/features/admin/advertisements/PreviewFrame.tsx'],
      rules: { 'react/iframe-missing-sandbox': 'off' },
    },
    {
      files: ['**/*.d.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
