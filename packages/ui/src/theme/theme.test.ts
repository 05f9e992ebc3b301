import { describe, expect, it, test } from 'vitest';
import { breakpoints, media } from './breakpoints.ts';
import { constants } from './constants.ts';
import { contrast } from './contrast.ts';
import { amber, blue, indigo, purple, rose, teal } from './palette.ts';
import { tokensByTheme } from './tokensByTheme.ts';
import { schemes, themes } from './themes.ts';

test('the breakpoints are four, and their queries begin at them (LAYOUT-8)', () => {
  expect(breakpoints).toEqual({ sm: 600, md: 960, lg: 1280, xl: 1440 });
  for (const name of ['sm', 'md', 'lg', 'xl'] as const) {
    expect(media[name]).toBe(`(min-width: ${breakpoints[name]}px)`);
  }
});

test('what lies on top of what (LAYOUT-25)', () => {
  const { layer } = constants;
  const fromBelow = [
    layer.bar,
    layer.asideOverlay,
    layer.navigationOverlay,
    layer.navigation,
    layer.drawer,
    layer.quickChat,
    layer.loadingBar,
    layer.popover,
    layer.splash,
  ].map(Number);
  expect(fromBelow).toEqual(fromBelow.toSorted((a, b) => a - b));
  expect(new Set(fromBelow).size).toBe(fromBelow.length);
});

test('the text is 14 px in Inter, and code in IBM Plex Mono (THEME-10)', () => {
  const { font, text } = constants;
  expect(Number.parseFloat(text.base) * 16).toBe(14);
  expect(font.body).toMatch(/^'Inter Variable',/);
  expect(font.mono).toMatch(/^'IBM Plex Mono',/);
});

const ramps = {
  default: { ramp: indigo, colour: '#4f46e5' },
  brand: { ramp: blue, colour: '#2196f3' },
  teal: { ramp: teal, colour: '#0d9488' },
  rose: { ramp: rose, colour: '#f43f5e' },
  purple: { ramp: purple, colour: '#9333ea' },
  amber: { ramp: amber, colour: '#f59e0b' },
} as const;

describe('the themes', () => {
  it('begin with the six of the product, and follow three schemes (THEME-1, THEME-3)', () => {
    const six = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'];
    expect(themes.slice(0, six.length)).toEqual(six);
    expect(schemes).toEqual(['auto', 'light', 'dark']);
  });

  it.each(Object.keys(ramps) as (keyof typeof ramps)[])(
    '%s has its colour, or the next of its ramp that can be read on (THEME-2, THEME-7)',
    (theme) => {
      const { ramp, colour } = ramps[theme];
      const shades = Object.values<string>(ramp);
      expect(shades).toContain(colour);
      const { primary, onPrimary } = tokensByTheme[theme];
      for (const scheme of ['light', 'dark'] as const) {
        const enough = shades
          .slice(shades.indexOf(colour))
          .find((shade) => contrast(onPrimary[scheme], shade) >= 4.5);
        expect(primary[scheme]).toBe(enough);
      }
    },
  );

  it('differ in the primary colour and what is made of it (THEME-2)', () => {
    for (const theme of themes) {
      const names = Object.keys(tokensByTheme[theme]);
      expect(names.filter((name) => !/primary|focus/i.test(name))).toEqual([]);
    }
  });
});
