import { afterAll, beforeAll, expect, it } from 'vitest';
import { published } from '../library/packages.ts';
import { partsOfPieces } from './pieceParts.ts';
import { openReporter, type PublishedValue, type Reporter } from './publicExports.ts';
import { filesLike, textOf } from './workspace.ts';

let reporter: Reporter;

beforeAll(() => {
  reporter = openReporter();
}, 120_000);

afterAll(() => reporter.close());

/**
 * A change of these is a decision: `pnpm exports` updates the snapshots, and the diff shows what
 * changed.
 */
it.each(published)('exports of %s are known', { timeout: 60_000 }, async (name) => {
  await expect(`${reporter.report(name)}\n`).toMatchFileSnapshot(`__snapshots__/${name}.txt`);
});

/** What a person who installs the packages reads. */
const pages = [
  'packages/*/README.md',
  'docs/*.mdx',
  'docs/theming/**/*.mdx',
  'docs/tokens.md',
  'packages/{ui,navigation,layouts}/src/**/*.{mdx,docs.tsx}',
  'scripts/packCheck/apps/**/*.{ts,tsx}',
];

/** The names in the code of a page: a word of its sentences may look like one. */
function namesIn(text: string): string[] {
  const code = text.match(/^```[^]*?^```|`[^`\n]+`|^import\b[^;]*;/gm) ?? [];
  return code.flatMap((part) => part.match(/\w+/g) ?? []);
}

/**
 * The values that no page names. Parts of a piece stand on its page by themselves, and the page of the
 * contract says once that the schemas and the lists of values of a record are in the entry of its name.
 */
function unnamed(values: readonly PublishedValue[], words: ReadonlySet<string>): string[] {
  return values
    .filter(
      ({ name, type }) => !words.has(name) && !/^\w+Schema|^SchemaWith|^readonly \["/.test(type),
    )
    .map(
      ({ entry, name }) =>
        `${entry}: shut ${name} in \`publishConfig.exports\`, or name it on a page`,
    );
}

it.each(published)(
  'every function and constant of %s is named on a page',
  { timeout: 60_000 },
  (name) => {
    const texts = pages.flatMap((pattern) => filesLike(pattern)).map((path) => textOf(path));
    const words = new Set(texts.flatMap(namesIn));
    for (const part of Object.values(partsOfPieces).flat()) words.add(part);
    expect(unnamed(reporter.values(name), words)).toEqual([]);
  },
);

it('a function that no page names is found, and a schema is none', () => {
  const fold = { entry: 'Highlight', name: 'fold', type: '(text: string) => string' };
  const match = { entry: 'match', name: 'match', type: 'ObjectSchema<…>' };
  const genders = { entry: 'team', name: 'genders', type: 'readonly ["boys", "girls"]' };
  expect(unnamed([fold, match, genders], new Set(['Highlight']))).toEqual([
    'Highlight: shut fold in `publishConfig.exports`, or name it on a page',
  ]);
  expect(unnamed([fold], new Set(namesIn('Sheets fold.')))).toHaveLength(1);
  expect(unnamed([fold], new Set(namesIn('Letters are equal by `fold`.')))).toEqual([]);
});

/** Names that React Aria has another one for, by the name of the prop. */
const otherNames: Readonly<Record<string, string>> = {
  onChoose: 'onChange, onSelect or onSelectionChange',
  chosen: 'value or selectedKey',
  current: 'value or selectedKey',
  selected: 'selectedKeys',
  selectedId: 'selectedKey',
  onSort: 'onSortChange',
  isPressed: 'isSelected',
  isChecked: 'isSelected',
  checked: 'isSelected',
  disabled: 'isDisabled',
  readOnly: 'isReadOnly',
  required: 'isRequired',
  open: 'isOpen',
  isShown: 'isOpen',
  onToggle: 'onChange or onOpenChange',
  onClick: 'onPress',
};

/** The props of a report under a name that React Aria has another one for. */
function otherwiseNamed(report: string): string[] {
  let type = '';
  return report.split('\n').flatMap((line) => {
    type = /^ {2}(?:type )?(\w+)/.exec(line)?.[1] ?? type;
    const prop = /^ {4}(\w+)\??:/.exec(line)?.[1] ?? '';
    const isMeant = type.endsWith('Props') && Object.hasOwn(otherNames, prop);
    return isMeant ? [`${type}.${prop}: name it ${otherNames[prop]}`] : [];
  });
}

it.each(['ui', 'navigation', 'layouts'] as const)(
  'props of %s have the names of React Aria',
  { timeout: 60_000 },
  (name) => {
    expect(otherwiseNamed(reporter.report(name))).toEqual([]);
  },
);

it('a prop under a name of our own is found', () => {
  const report = '  type StripProps\n    chosen: string\n  type Item\n    disabled?: boolean';
  expect(otherwiseNamed(report)).toEqual(['StripProps.chosen: name it value or selectedKey']);
});

/** The props types of a report that come without a prop, as they did when their types were not resolved. */
function withoutProps(report: string): string[] {
  const empty = /^ {2}type (\w+Props)\b.*(?!\n {4}\S)$/gm;
  return [...report.matchAll(empty)].flatMap(([, name]) => name ?? []);
}

it.each(['ui', 'navigation', 'layouts'] as const)(
  'the props of %s are written out',
  { timeout: 60_000 },
  (name) => {
    const report = reporter.report(name);
    expect(report).toMatch(/^ {2}type \w+Props\b.*\n {4}\S/m);
    expect(withoutProps(report)).toEqual([]);
  },
);

it('a component without its props is found', () => {
  const report = '  type AProps = Pick<Given, "id">\n  type BProps\n    id: string\n  type CProps';
  expect(withoutProps(report)).toEqual(['AProps', 'CProps']);
});
