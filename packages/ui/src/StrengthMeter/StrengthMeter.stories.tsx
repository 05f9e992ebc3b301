import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { vars } from '../theme/index.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

const meta = preview.meta({
  title: 'Controls/StrengthMeter',
  component: StrengthMeter,
  args: { label: 'Fair. A few more words make it stronger.' },
});

/** The number of bars that are filled. */
function filled(canvasElement: HTMLElement): number {
  return canvasElement.querySelectorAll('[data-strength]').length;
}

export const Nothing = meta.story({
  args: { label: '' },
  play: async ({ canvasElement }) => {
    await expect(filled(canvasElement)).toBe(0);
  },
});

export const Weak = meta.story({
  args: { strength: 'weak', label: 'Weak. Many people use this password.' },
  play: async ({ canvasElement }) => {
    await expect(filled(canvasElement)).toBe(1);
  },
});

export const Fair = meta.story({
  args: { strength: 'fair' },
  play: async ({ canvasElement }) => {
    await expect(filled(canvasElement)).toBe(2);
  },
});

export const Strong = meta.story({
  args: { strength: 'strong', label: 'Strong.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(filled(canvasElement)).toBe(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('Strong.');
  },
});

export const Dark = meta.story({ args: { strength: 'fair' }, globals: { scheme: 'dark' } });

export const LongTurkish = meta.story({
  args: {
    strength: 'fair',
    label: 'Orta güçte. Birkaç sözcük daha eklerseniz çok daha güçlü olur.',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

/** Proves THEME-6: how many steps there are is seen before the first is reached. */
export const EachStepHasABorder = meta.story({
  args: { strength: 'weak' },
  play: async ({ canvas, canvasElement }) => {
    const bars = [...(canvas.getByRole('status').previousElementSibling?.children ?? [])];
    const sample = document.createElement('span');
    sample.style.color = vars.colour.controlBorder;
    canvasElement.append(sample);
    const { color } = getComputedStyle(sample);
    await expect(bars.map((bar) => boxOf(bar).height)).toEqual([4, 4, 4]);
    for (const bar of bars.slice(1)) await expect(getComputedStyle(bar).borderTopColor).toBe(color);
  },
});

/** The first rating does not move what is below. */
export const KeepsItsHeight = meta.story({
  args: { label: '' },
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.offsetHeight;
    canvas.getByRole('status').textContent = 'Weak.';
    await expect(canvasElement.offsetHeight).toBe(before);
  },
});
