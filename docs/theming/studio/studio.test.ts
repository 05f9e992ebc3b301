import { contrast, pairsOf, themes, tokensByTheme } from '@touchline/ui/theme/values';
import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { draftRule, readDraft, tokensOf, withColour, writeDraft, type Draft } from './draft.ts';
import { keepVersions, versionsOf } from './keptVersions.ts';
import { nearestPassing } from './nearestPassing.ts';
import { isIn, measure, nearestFor } from './pairs.ts';

const names = Object.keys(tokensByTheme.default) as (keyof typeof tokensByTheme.default)[];
const hex = fc.stringMatching(/^[\da-f]{6}(?:[\da-f]{2})?$/).map((digits) => `#${digits}`);
const opaque = hex.map((value) => value.slice(0, 7));
const colours = (value: fc.Arbitrary<string>) => fc.record({ light: value, dark: value });
const drafts: fc.Arbitrary<Draft> = fc.record({
  base: fc.constantFrom(...themes),
  changes: fc
    .tuple(
      fc.dictionary(fc.constantFrom(...names), colours(opaque)),
      fc.dictionary(fc.constantFrom('onPrimary', 'primaryText', 'focus'), colours(hex)),
    )
    .map(([all, translucent]) => ({ ...all, ...translucent })),
});

describe('a draft in the address', () => {
  it('is read as it was written, in letters that Storybook lets through (THEME-13)', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const text = writeDraft(draft);
        expect(text).toMatch(/^[\w-]+$/);
        expect(readDraft(text)).toEqual(draft);
      }),
    );
  });

  it('never fails to be read, whatever stands there, and lets nothing but colours into the CSS', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything()), (text) => {
        const rule = draftRule(
          typeof text === 'string' ? `teal_${text}_focus-112233-445566` : text,
        );
        if (rule !== null)
          expect(rule.replaceAll(/light-dark\(#[\da-f]+, #[\da-f]+\)/g, '')).not.toMatch(/[#<(]/);
      }),
    );
    expect(readDraft('nothing_primary-112233-445566')).toBeNull();
    expect(readDraft('teal_primary-112233')).toEqual({ base: 'teal', changes: {} });
    expect(readDraft('teal_primary-112233-red;}*{')).toEqual({ base: 'teal', changes: {} });
  });

  it('is read without surfaces that are not opaque, whose contrast cannot be told (THEME-13)', () => {
    expect(readDraft('teal_primarySoft-112233-ffffff14')).toEqual({ base: 'teal', changes: {} });
    expect(readDraft('teal_primary-ffffff14-112233')).toEqual({ base: 'teal', changes: {} });
    expect(readDraft('teal_focus-11223380-112233')?.changes).toHaveProperty('focus');
  });

  it('does not hold a colour that is as in the base', () => {
    const draft = { base: 'teal', changes: {} } as const;
    const changed = withColour(draft, 'focus', 'dark', '#112233');
    expect(tokensOf(changed).focus).toEqual({
      light: tokensByTheme.teal.focus.light,
      dark: '#112233',
    });
    expect(withColour(changed, 'focus', 'dark', tokensByTheme.teal.focus.dark)).toEqual(draft);
  });
});

describe('the versions of a draft', () => {
  afterEach(() => vi.unstubAllGlobals());

  function storage() {
    const stored = new Map<string, string>();
    const setItem = (key: string, text: string) => void stored.set(key, text);
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem });
    return stored;
  }
  const first: Draft = { base: 'teal', changes: {} };
  const second = withColour(first, 'focus', 'dark', '#112233');

  it('are kept for the same draft alone (THEME-13)', () => {
    storage();
    keepVersions([second, first]);
    expect(versionsOf(second)).toEqual([second, first]);
    expect(versionsOf(first)).toEqual([first]);
  });

  it('are it alone where the storage keeps none or holds something else', () => {
    const stored = storage();
    keepVersions([second, first]);
    const [key = ''] = stored.keys();
    for (const text of ['', '{', 'null', '{}', '[null, 1, "teal_"]']) {
      stored.set(key, text);
      expect(versionsOf(second)).toEqual([second]);
    }
    vi.stubGlobal('sessionStorage', undefined);
    keepVersions([second, first]);
    expect(versionsOf(second)).toEqual([second]);
  });
});

test('the nearest colour with enough contrast has it, and is the nearest in lightness', () => {
  const nearestOn = (value: string, surface: string, least: number) =>
    nearestPassing(value, (tried) => contrast(tried, surface) >= least);
  fc.assert(
    fc.property(hex, opaque, fc.constantFrom(3, 4.5), (value, surface, least) => {
      const found = nearestOn(value, surface, least);
      if (found) expect(contrast(found, surface)).toBeGreaterThanOrEqual(least);
      if (contrast(value.slice(0, 7), surface) >= least && value.length === 7)
        expect(found).not.toBeNull();
    }),
  );
  expect(nearestOn('#777777', '#ffffff', 4.5)).toBe('#767676');
  expect(nearestOn('#ffffff', '#ffffff', 4.5)).toBe('#767676');
  expect(nearestOn('#00000001', '#ffffff', 4.5)).toBeNull();
});

describe('the pairs of a theme', () => {
  it('are all that are allowed and have a colour of the theme in them', () => {
    const pairs = measure(tokensByTheme.default);
    const ofTheme = (['light', 'dark'] as const).flatMap((scheme) =>
      pairsOf(scheme).filter((pair) =>
        [pair.name, ...pair.surface].some((part) => part in tokensByTheme.default),
      ),
    );
    expect(pairs).toHaveLength(ofTheme.length);
    expect(new Set(pairs.map(({ name }) => name))).toContain('onPrimary');
    expect(pairs.every(({ isEnough }) => isEnough)).toBe(true);
  });

  it('stand at what is read and at what it is read on', () => {
    const pairs = measure(tokensByTheme.default);
    const surfaces = names.filter((name) => pairs.some(({ surface }) => surface.includes(name)));
    expect(surfaces).toEqual([
      'primary',
      'primaryHover',
      'primaryPressed',
      'primarySoft',
      'primaryStrong',
    ]);
    for (const name of names)
      expect(
        pairs.some((pair) => isIn(name, pair)),
        name,
      ).toBe(true);
  });

  it('have enough contrast, all of a colour, with the value that is offered for it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom('light', 'dark'),
        opaque,
        (name, scheme, value) => {
          const theme = tokensByTheme.teal;
          const tokens = { ...theme, [name]: { ...theme[name], [scheme]: value } };
          const pairs = measure(tokens).filter(
            (pair) => pair.scheme === scheme && isIn(name, pair),
          );
          const offered = nearestFor(name, scheme, tokens, pairs);
          if (offered === null) return;
          const taken = { ...tokens, [name]: { ...tokens[name], [scheme]: offered } };
          const after = measure(taken).filter((pair) => pair.scheme === scheme && isIn(name, pair));
          expect(after.filter(({ isEnough }) => !isEnough)).toEqual([]);
        },
      ),
    );
  });
});
