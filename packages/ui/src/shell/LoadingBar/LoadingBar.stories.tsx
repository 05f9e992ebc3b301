import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { expect, spyOn, waitFor } from 'storybook/test';
import { LoadingBar } from './LoadingBar.tsx';

const meta = preview.meta({
  title: 'Shell/LoadingBar',
  component: LoadingBar,
  args: { isLoading: true, label: 'Loading' },
});

export const HowLongIsNotKnown = meta.story();

export const PartWay = meta.story({ tags: ['picture'], args: { value: 60 } });

export const InTheDark = meta.story({ args: { value: 60 }, globals: { scheme: 'dark' } });

export const Quiet = meta.story({
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

/** Proves SHELL-13. */
export const WaitsAMomentBeforeItShows = meta.story({
  play: async ({ canvasElement }) => {
    const box = canvasElement.firstElementChild;
    const [appearing] = box?.getAnimations() ?? [];
    if (!appearing) throw new Error('The bar does not appear by an animation');
    // Held, because a busy machine may come to the next line when its time is over.
    appearing.pause();
    for (const time of [0, 249]) {
      appearing.currentTime = time;
      await expect(box).not.toBeVisible();
    }
    appearing.currentTime = 260;
    await expect(box).toBeVisible();
    appearing.finish();
    await expect(box).toBeVisible();
  },
});

/** Proves SHELL-12. */
export const SixPixelsHigh = meta.story({
  play: async ({ canvasElement }) => {
    await expect(boxOf(canvasElement.firstElementChild).height).toBe(6);
  },
});

/** Proves SHELL-14. */
export const LogsWhatIsNoProgress = meta.story({
  args: { value: 101 },
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue();
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('Progress value must be between 0 and 100!'),
    );
    // The bar is indeterminate then.
    await expect(canvas.getByRole('progressbar', { hidden: true })).not.toHaveAttribute('value');
  },
});

export const LogsNothingOfWhatIsProgress = meta.story({
  args: { value: 100 },
  beforeEach: LogsWhatIsNoProgress.input.beforeEach,
  play: async () => {
    await expect(console.error).not.toHaveBeenCalled();
  },
});
