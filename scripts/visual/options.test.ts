import { themes } from '@touchline/ui/theme/values';
import { describe, expect, it } from 'vitest';
import { modeName, modesOf, readModes } from './modes.ts';
import { type AgainstOptions, forTrees, readVisualOptions } from './options.ts';
import { type Story, isAskedFor, packageOf } from './stories.ts';

const story: Story = {
  id: 'controls-button--primary',
  title: 'Controls/Button',
  name: 'Primary',
  file: 'packages/ui/src/Button/Button.stories.tsx',
  tags: [],
  isFullscreen: false,
  ownViewport: null,
  ownTheme: null,
  ownScheme: null,
};

describe('the command line', () => {
  it('compares the committed pictures without --against', () => {
    expect(readVisualOptions([])).toEqual({ kind: 'committed', isUpdate: false });
    expect(readVisualOptions(['--update'])).toEqual({ kind: 'committed', isUpdate: true });
  });

  it('compares with where the branch has left main when no commit is named', () => {
    expect(readVisualOptions(['--against'])).toMatchObject({ kind: 'against', ref: null });
    expect(readVisualOptions(['--against', '--fresh'])).toMatchObject({ ref: null, isFresh: true });
    expect(readVisualOptions(['--against', 'v1.0'])).toMatchObject({ ref: 'v1.0', isFresh: false });
  });

  it.each([
    [['--filter', 'Button'], /belong to --against/],
    [['--against', '--update'], /leave out --against/],
    [['--against', '--workers', 'many'], /'many' is not a number from 1 to 32/],
    [['--against', '--workers', '0'], /'0' is not a number/],
    [['--against', '--modes', 'Night-dark-phone'], /There is no mode 'Night-dark-phone'.*teal/],
    [['--against', '--modes', 'default-dim-phone'], /There is no mode/],
    [['--against', '--modes', ''], /There is no mode ''/],
    [['--agianst'], /Unknown option '--agianst'.*Usage:/s],
  ])('says in words what is wrong with %j', (args, sentence) => {
    expect(() => readVisualOptions(args)).toThrow(sentence);
  });
});

describe('the modes of a story', () => {
  const names = (own: Partial<Story>, modes: string | null = null) =>
    modesOf({ ...story, ...own }, readModes(modes)).map(modeName);

  it('are light and dark, on a phone and a desktop', () => {
    expect(names({})).toEqual([
      'default-light-phone',
      'default-dark-phone',
      'default-light-lg',
      'default-dark-lg',
    ]);
  });

  it('are those of every theme for the tag `picture`, and for all stories when asked', () => {
    expect(names({ tags: ['picture'] })).toHaveLength(themes.length * 4);
    expect(names({}, 'all')).toContain('amber-dark-phone');
  });

  it('keep what the story sets itself', () => {
    expect(names({ ownViewport: 'narrow' })).toEqual([
      'default-light-narrow',
      'default-dark-narrow',
    ]);
    expect(names({ ownScheme: 'dark' })).toEqual(['default-dark-phone', 'default-dark-lg']);
    expect(names({ ownTheme: 'rose', ownScheme: 'dark' }, 'teal-light-lg')).toEqual([
      'rose-dark-lg',
    ]);
  });
});

describe('two sides of the same files', () => {
  const asked = readVisualOptions(['--against', 'HEAD']) as AgainstOptions;

  it('are taken anew, because no change would reach anything', () => {
    expect(forTrees(asked, 'tree', 'tree')).toEqual({ ...asked, isFresh: true });
  });

  it('which differ are taken where the change reaches, unless all is asked for', () => {
    expect(forTrees(asked, 'tree', 'other').isFresh).toBe(false);
    expect(forTrees({ ...asked, isFresh: true }, 'tree', 'other').isFresh).toBe(true);
  });
});

describe('a filter', () => {
  it('finds a title or a package, in any case', () => {
    expect(isAskedFor(story, [])).toBe(true);
    expect(isAskedFor(story, ['controls/but'])).toBe(true);
    expect(isAskedFor(story, ['Table', 'UI'])).toBe(true);
    expect(isAskedFor(story, ['layouts'])).toBe(false);
  });

  it('knows the package of a file', () => {
    expect(packageOf({ file: 'docs/theming/Themes.stories.tsx' })).toBe('docs');
    expect(packageOf(story)).toBe('ui');
  });
});
