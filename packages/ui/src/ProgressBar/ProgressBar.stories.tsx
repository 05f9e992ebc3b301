import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { vars } from '../theme/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Controls/ProgressBar',
  component: ProgressBar,
  args: { label: 'Importing athletes' },
});

export const HowLongIsNotKnown = meta.story();

export const NothingYet = meta.story({ args: { value: 0 } });

export const PartWay = meta.story({ args: { value: 40 } });

export const Complete = meta.story({ args: { value: 100 } });

export const InTheDark = meta.story({ args: { value: 40 }, globals: { scheme: 'dark' } });

export const ReportsItsValue = meta.story({
  args: { value: 40 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing athletes' });
    await expect(bar).toHaveProperty('value', 40);
  },
});

/** Proves THEME-6: how far there is to go is seen too, and the bar is no higher for it. */
export const TheTrackHasABorder = meta.story({
  args: { value: 40 },
  play: async ({ canvas, canvasElement }) => {
    const track = canvas.getByRole('progressbar').parentElement;
    if (!track) throw new Error('The bar has no track');
    const sample = document.createElement('span');
    sample.style.color = vars.colour.controlBorder;
    canvasElement.append(sample);
    await expect(getComputedStyle(track).borderTopColor).toBe(getComputedStyle(sample).color);
    await expect(boxOf(track).height).toBe(6);
  },
});

/** Proves THEME-6: without a known end nothing is to go, and the bar is a plain line. */
export const WithoutAnEndHasNoBorder = meta.story({
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar').parentElement;
    if (!track) throw new Error('The bar has no track');
    await expect(getComputedStyle(track).borderTopWidth).toBe('0px');
    await expect(boxOf(track).height).toBe(6);
  },
});

export const StaysWithinItsEnds = meta.story({
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('value', 100);
  },
});

export const MovesNothingInTheLayout = meta.story({
  tags: ['time-passes'],
  play: async ({ canvasElement }) => {
    const [movement] = canvasElement.getAnimations({ subtree: true });
    const fill = canvasElement.querySelector<HTMLElement>('[data-indeterminate]');
    if (!movement || !fill) throw new Error('Nothing moves');
    const seen = () => Math.round(fill.getBoundingClientRect().left);
    movement.currentTime = 0;
    const [place, start] = [fill.offsetLeft, seen()];
    movement.currentTime = 700;
    await expect(seen()).toBeGreaterThan(start);
    await expect(fill.offsetLeft).toBe(place);
  },
});
