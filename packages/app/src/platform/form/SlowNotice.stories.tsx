import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { startFresh } from '#testing/startFresh.ts';
import { SlowNotice } from './SlowNotice.tsx';

const submission = {
  isPending: true,
  isSlow: true,
  failure: undefined,
  error: undefined,
  submit: fn(),
  cancel: fn(),
};

const meta = preview.meta({
  title: 'Pages/SlowNotice',
  component: SlowNotice,
  args: { submission },
  beforeEach: (context) => startFresh({ args: {}, globals: context.globals }),
});

/** Proves ERROR-8. */
export const StillTrying = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Still trying/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(submission.cancel).toHaveBeenCalledOnce();
  },
});

export const NotSlowYet = meta.story({
  args: { submission: { ...submission, isSlow: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
});
