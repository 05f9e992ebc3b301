import { describe, expect, it } from 'vitest';
import {
  componentFaults,
  formFaults,
  hostFaults,
  paintPropFaults,
  storyFaults,
  styleFaults,
} from './rules.ts';
import { planted } from './planted.ts';

const rules = {
  'gives every component a docstring, a story and one public file': componentFaults,
  'paints with tokens, lengths of the theme and logical directions (THEME-8)': styleFaults,
  'opens no component to paint from outside': paintPropFaults,
  'titles every story by its group and name, and fetches by scenario': storyFaults,
  'checks fields inside a form alone, which has the words for it': formFaults,
  'names no package host': hostFaults,
};

describe('the house', () => {
  it.each(Object.entries(rules))('%s', (_, faults) => {
    expect(faults().join('\n')).toBe('');
  });
});

describe('each rule goes red', () => {
  const component = 'packages/ui/src/Bad/Bad.tsx';

  it.each([
    [
      'a component without story, docstring and index',
      componentFaults,
      { [component]: 'export function Bad() {}' },
      3,
    ],
    [
      'a component under another name',
      componentFaults,
      { [component]: 'export function Other() {}' },
      3,
    ],
    ['a hex colour', styleFaults, { 'packages/ui/src/Bad/Bad.css.ts': "color: '#fff'," }, 1],
    ['a length in px', styleFaults, { 'packages/ui/src/Bad/Bad.css.ts': "gap: '4px'," }, 1],
    [
      'a physical margin',
      styleFaults,
      { 'packages/layouts/src/Bad/Bad.css.ts': 'marginLeft: 0,' },
      1,
    ],
    ['a physical offset', styleFaults, { 'packages/ui/src/Bad/Bad.css.ts': 'left: 0,' }, 1],
    [
      'a physical alignment',
      styleFaults,
      { 'packages/ui/src/Bad/Bad.css.ts': "textAlign: 'right'," },
      1,
    ],
    [
      'a className prop',
      paintPropFaults,
      { [component]: 'interface BadProps {\n  className?: string;\n}' },
      1,
    ],
    [
      'a story of its own handler',
      storyFaults,
      { 'packages/ui/src/Bad/Bad.stories.tsx': "title: 'Controls/Bad',\nhttp.get('/x')" },
      1,
    ],
    [
      'a story under another name',
      storyFaults,
      { 'packages/ui/src/Bad/Bad.stories.tsx': "title: 'Controls/Good'," },
      1,
    ],
    [
      'a required field without a form',
      formFaults,
      { [component]: '<TextField label={label} isRequired />' },
      1,
    ],
    [
      'an address that is checked without a form',
      formFaults,
      { [component]: '<TextField label={label} type="email" />' },
      1,
    ],
    ['a package host', hostFaults, { 'scripts/bad.ts': `'https://registry.${'npmjs'}.org/x'` }, 1],
  ] as const)('on %s', (_, faults, files, count) => {
    const root = planted(files);
    expect(faults(root)).toHaveLength(count);
  });

  it('but not on a field inside a form', () => {
    const root = planted({
      [component]: '<Form messages={words}><TextField label={label} isRequired /></Form>',
    });
    expect(formFaults(root)).toEqual([]);
  });

  it('but not on comments, links to an id and computed lengths', () => {
    const root = planted({
      'packages/ui/src/Good/Good.tsx': [
        '// 4px, #fff and marginLeft are words here.',
        "const target = '#abc-section';",
        'const top = `${offset}px`;',
      ].join('\n'),
    });
    expect(styleFaults(root)).toEqual([]);
  });
});
