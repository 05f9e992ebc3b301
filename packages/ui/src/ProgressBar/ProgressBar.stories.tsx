import preview from '#storybook/preview';
import { expect } from 'storybook/test';
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
