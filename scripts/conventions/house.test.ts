import { describe, expect, it } from 'vitest';
import { boxViolations } from './boxRules.ts';
import {
  componentViolations,
  formViolations,
  hostViolations,
  importViolations,
  paintPropViolations,
  storyViolations,
  styleViolations,
  unstableViolations,
  waitViolations,
} from './rules.ts';
import { writeFixture } from './fixture.ts';
import { filesLike } from './workspace.ts';

const rules = {
  'gives every component a docstring, a story and one public file': componentViolations,
  'paints with tokens, lengths of the theme and logical directions (THEME-8)': styleViolations,
  'opens no component to paint from outside': paintPropViolations,
  'titles every story by its group and name, and fetches by scenario': storyViolations,
  'checks fields inside a form alone, which has the words for it': formViolations,
  'names no package host': hostViolations,
  'waits in its tests for what is to come, and for no time': waitViolations,
  'compares boxes in whole pixels': boxViolations,
  'uses of its libraries what they promise to keep': unstableViolations,
  'hears of styles that did not come with a part (START-10)': importViolations,
};

describe('the house', () => {
  it.each(Object.entries(rules))('%s', (_, violations) => {
    expect(violations().join('\n')).toBe('');
  });
});

describe('each rule goes red', () => {
  const component = 'packages/ui/src/Bad/Bad.tsx';

  it.each([
    [
      'a component without story, docstring and index',
      componentViolations,
      { [component]: 'export function Bad() {}' },
      3,
    ],
    [
      'a component under another name',
      componentViolations,
      { [component]: 'export function Other() {}' },
      3,
    ],
    ['a hex colour', styleViolations, { 'packages/ui/src/Bad/Bad.css.ts': "color: '#fff'," }, 1],
    ['a length in px', styleViolations, { 'packages/ui/src/Bad/Bad.css.ts': "gap: '4px'," }, 1],
    [
      'a physical margin',
      styleViolations,
      { 'packages/layouts/src/Bad/Bad.css.ts': 'marginLeft: 0,' },
      1,
    ],
    ['a physical offset', styleViolations, { 'packages/ui/src/Bad/Bad.css.ts': 'left: 0,' }, 1],
    [
      'a physical alignment',
      styleViolations,
      { 'packages/ui/src/Bad/Bad.css.ts': "textAlign: 'right'," },
      1,
    ],
    [
      'a className prop',
      paintPropViolations,
      { [component]: 'interface BadProps {\n  className?: string;\n}' },
      1,
    ],
    [
      'a story of its own handler',
      storyViolations,
      { 'packages/ui/src/Bad/Bad.stories.tsx': "title: 'Controls/Bad',\nhttp.get('/x')" },
      1,
    ],
    [
      'a story under another name',
      storyViolations,
      { 'packages/ui/src/Bad/Bad.stories.tsx': "title: 'Controls/Good'," },
      1,
    ],
    [
      'a required field without a form',
      formViolations,
      { [component]: '<TextField label={label} isRequired />' },
      1,
    ],
    [
      'an address that is checked without a form',
      formViolations,
      { [component]: '<TextField label={label} type="email" />' },
      1,
    ],
    [
      'a failure of an import behind its `then`',
      importViolations,
      {
        'packages/ui/src/Bad/load.ts':
          "import('./a.ts').then(\n  ({ a }) => a(1),\n  () => null,\n);",
      },
      1,
    ],
    [
      'a failure of an import by its name',
      importViolations,
      { 'packages/ui/src/Bad/load.ts': "void import('./a.ts').then(open, wait);" },
      1,
    ],
    [
      'a package host',
      hostViolations,
      {
        'scripts/bad.ts': `// https://registry.${'npmjs'}.org/x`,
        'README.md': `https://registry.${'npmjs'}.org/x`,
        '.github/workflows/bad.yml': `https://registry.${'npmjs'}.org/x`,
        '.changeset/bad.md': `https://registry.${'npmjs'}.org/x`,
      },
      4,
    ],
    [
      'a fixed wait',
      waitViolations,
      { 'packages/app/e2e/bad.spec.ts': 'await page.waitForTimeout(500);' },
      1,
    ],
    [
      'a box that has to be as wide as another, to the fraction of a pixel',
      boxViolations,
      {
        'packages/ui/src/Bad/Bad.stories.tsx':
          'await expect(row.width).toBe(\n  card.getBoundingClientRect().width,\n);',
        'packages/app/src/Bad.stories.tsx':
          'await waitFor(() => expect(row.getBoundingClientRect().left).toBe(0));',
      },
      2,
    ],
    ...[
      'const { left, width: full } = row.getBoundingClientRect();\nawait expect([left, full]).toEqual([0, 9]);',
      'const { left, width: full } = row.getBoundingClientRect();\nawait expect(full, "wide").toBe(9);',
      'const row = one?.getBoundingClientRect();\nawait expect(row?.width).toBe(9);',
      'const top = row.getBoundingClientRect().top;\nawait expect(top).toBe(9);',
      'const top = (row: Element) => row.getBoundingClientRect().top;\nawait expect(top(one)).toBe(top(two));',
    ].map(
      (code) =>
        [
          'a box that was named before',
          boxViolations,
          { 'packages/ui/src/Bad/Bad.stories.tsx': code },
          1,
        ] as const,
    ),
    [
      'a name that its library may take away',
      unstableViolations,
      {
        'packages/ui/src/Bad/Bad.tsx':
          "import { UNSAFE_DataRouterContext, useHref } from 'react-router-dom';\nprops.unstable_viewTransition;",
      },
      2,
    ],
    [
      'the wait of Playwright for the network',
      waitViolations,
      { '.storybook/crawl/bad.spec.ts': "await page.waitForLoadState('networkidle');" },
      1,
    ],
  ] as const)('on %s', (_, violations, files, count) => {
    const root = writeFixture(files);
    expect(violations(root)).toHaveLength(count);
  });

  it('on a pattern that no file of the repository is like', () => {
    expect(() => filesLike('packages/gone/**/*.ts')).toThrow('No file is like');
    expect(filesLike('packages/gone/**/*.ts', writeFixture({}))).toEqual([]);
  });

  it('but not on a field inside a form', () => {
    const root = writeFixture({
      [component]: '<Form messages={words}><TextField label={label} isRequired /></Form>',
    });
    expect(formViolations(root)).toEqual([]);
  });

  it('but not on boxes that are rounded, or compared as more or less', () => {
    const root = writeFixture({
      'packages/ui/src/Good/Good.stories.tsx': [
        'const { left, top } = row.getBoundingClientRect();',
        'await expect(Math.round(left)).toBe(9);',
        'await expect(left < 9 && top > 9).toBe(true);',
        'await expect(top).toBeGreaterThan(9);',
        'const space = () => Math.round(row.getBoundingClientRect().top);',
        'await expect(space()).toBe(9);',
      ].join('\n'),
    });
    expect(boxViolations(root)).toEqual([]);
  });

  it('but not on imports whose failure is caught behind', () => {
    const root = writeFixture({
      'packages/ui/src/Good/load.ts': [
        "import('./a.ts').then(({ a, b }) => a(b, 1)).catch(() => null);",
        "import('./a.ts').then((module) => module.a);",
        "call(import('./a.ts').then((m) => m.a), fail);",
      ].join('\n'),
    });
    expect(importViolations(root)).toEqual([]);
  });

  it('but not on comments, links to an id and computed lengths', () => {
    const root = writeFixture({
      'packages/ui/src/Good/Good.tsx': [
        '// 4px, #fff and marginLeft are words here.',
        "const target = '#abc-section';",
        'const top = `${offset}px`;',
      ].join('\n'),
    });
    expect(styleViolations(root)).toEqual([]);
  });
});
