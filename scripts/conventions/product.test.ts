import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  adminPages,
  lockedPages,
  memberPages,
  visitorPages,
} from '../../packages/app/e2e/harness/pages.ts';
import { rootFolder } from '../folders.ts';
import { writeFixture } from './fixture.ts';
import { pageViolations } from './rules.ts';
import { filesLike, findings, manifestOf, mayDependOn, textOf } from './workspace.ts';

const production = 'packages/{ui,navigation,layouts,app}/src/**/*.{ts,tsx}';

const isProduction = (path: string) =>
  !/\.(stories|docs|test)\.tsx?$|\/testing\/|example/.test(path);

/** Words that a person would read or hear, as the value of a property; lint finds those between tags. */
const textsInCode =
  /\b(?:aria-label|aria-description|alt|label|title|tooltip|placeholder|message|heading|description|retryLabel)=(?:"|\{['"`])[^"'`$]*\p{L}/u;

function findInProduction(pattern: RegExp): string[] {
  return filesLike(production)
    .filter(isProduction)
    .flatMap((path) => findings(path, pattern));
}

describe('the product', () => {
  it('leads to no page of the sample data (PRODUCT-6, NAV-40)', () => {
    expect(
      findInProduction(/['"`]\/(?:apps|dashboards|docs)(?:\/|['"`])/),
      'these addresses are for sample data only',
    ).toEqual([]);
  });

  it('has its words in the translation files, also those of labels and titles (LANG-21)', () => {
    const found = findInProduction(textsInCode).filter((line) => /^[^:]+\.tsx:/.test(line));
    expect(found, 'use `t` with a key of the translation files').toEqual([]);
  });

  it('capitalises nothing by style, and changes no letter by a language (LANG-11)', () => {
    expect(
      findInProduction(/\btextTransform\b|text-transform|toLocale(?:Upper|Lower)Case/),
    ).toEqual([]);
  });

  it('lets nothing be done by dragging (A11Y-13)', () => {
    expect(findInProduction(/\bdraggable\b|\buseDrag|\bonDrag|\buseMove\b/)).toEqual([]);
  });

  it('reaches under the notch of a phone only where its styles know of it', () => {
    const reaches = /viewport-fit=cover/.test(textOf('packages/app/index.html'));
    const knows = findInProduction(/safe-area-inset/).length > 0;
    expect({ knows }).toEqual({ knows: reaches });
  });

  it('stands in its folders (PRODUCT-9)', () => {
    const places = [
      'package.json',
      'pnpm-workspace.yaml',
      'packages/ui',
      'packages/layouts',
      'packages/navigation',
      'packages/app',
      '.storybook',
      'mocks',
      'docs',
    ];
    expect(places.filter((place) => !existsSync(join(rootFolder, place)))).toEqual([]);
  });

  it('is made from its libraries, and each other one has a reason (PRODUCT-8)', () => {
    const given = [
      'react',
      'react-dom',
      'storybook',
      '@storybook/react-vite',
      'react-aria-components',
      '@vanilla-extract/css',
      'react-router-dom',
      'jotai',
      '@microsoft/signalr',
      'i18next',
      'react-i18next',
      'msw',
      'msw-storybook-addon',
      'chromatic',
      'vitest',
    ];
    const all = new Set(
      ['.', ...Object.keys(mayDependOn)].flatMap((folder) => {
        const { dependencies, devDependencies, peerDependencies } = manifestOf(folder);
        return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
      }),
    );
    expect(given.filter((name) => !all.has(name))).toEqual([]);
    const reasons = filesLike('docs/decisions/*.md')
      .map((path) => textOf(path))
      .join('\n');
    // Types come with what they describe.
    const others = [...all].filter(
      (name) => !given.includes(name) && !/^@(?:touchline|types)\//.test(name),
    );
    expect(others.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
  });
});

it('mocks without chance, by one clock (MOCK-8)', () => {
  const found = filesLike('mocks/src/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) =>
      findings(path, /Math\.random|randomUUID|getRandomValues|Date\.now\(|new Date\(\)/),
    );
  expect(found).toEqual([]);
});

/** The packages of a lockfile whose content nothing holds. */
function withoutHash(lockfile: string): string[] {
  const resolutions = lockfile.match(/^ {4}resolution: .*$/gm) ?? [];
  return resolutions.filter((line) => !/\bintegrity: sha512-[\w+/]{86}==/.test(line));
}

describe('the lockfile', () => {
  it('has the hash of each package (SEC-13)', () => {
    const lockfile = textOf('pnpm-lock.yaml');
    expect(lockfile.split('    resolution: ').length).toBeGreaterThan(500);
    expect(withoutHash(lockfile)).toEqual([]);
  });

  it('would be found wrong with a package that has none', () => {
    const tarball = '    resolution: {tarball: https://packages.example/one.tgz}';
    expect(withoutHash(`packages:\n  one@1.0.0:\n${tarball}\n`)).toEqual([tarball]);
  });
});

it('shows every page to axe in both languages and schemes (A11Y-1)', () => {
  expect(pageViolations()).toEqual([]);
  const path = 'packages/app/src/features/standings/Standings/Standings.stories.tsx';
  const story =
    "meta.story({ globals: { language: 'tr' }, parameters: { a11y: { test: 'off' } } });";
  expect(pageViolations(writeFixture({ [path]: story }))).toEqual([
    `${path}: add a story with \`globals: { scheme: 'dark' }\``,
    expect.stringContaining('let axe fail the story'),
  ]);
});

it('opens every page in the end-to-end tests', () => {
  const opened = [...visitorPages, ...memberPages, ...lockedPages, ...adminPages].map(
    (address) => address.split('?')[0] ?? '',
  );
  const paths = textOf('packages/app/src/platform/paths.ts').matchAll(/^ {2}(\w+): '(\/.*)',$/gm);
  // Those that lead on, and the page that signs out, which has tests of its own.
  const others = ['root', 'support', 'admin', 'signedInRedirect', 'signOut'];
  const pages = [...paths].filter(([, name = '']) => !others.includes(name));
  expect(pages.length).toBeGreaterThan(20);
  const missing = pages.filter(([, , path = '']) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return !opened.some((address) => pattern.test(address));
  });
  expect(
    missing.map(([, name]) => name),
    'add an address to packages/app/e2e/harness/pages.ts',
  ).toEqual([]);
});

it('lets a violation that axe finds fail the story (A11Y-1)', () => {
  expect(textOf('.storybook/preview.tsx')).toMatch(/a11y: \{\s+test: 'error'/);
});

it('finds words in code (LANG-21)', () => {
  const examples = ['<Link title="Home">', "<Avatar aria-label={'Face'} />", '<img alt="Ödül" />'];
  expect(examples.filter((code) => !textsInCode.test(code))).toEqual([]);
  const allowed = ['<img alt="" />', '<Link title={t("home.title")}>', '<Card title={title} />'];
  expect(allowed.filter((code) => textsInCode.test(code))).toEqual([]);
});
