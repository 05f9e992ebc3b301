import preview from '#storybook/preview';
import { expect, fn, spyOn } from 'storybook/test';
import { startFresh } from '#testing/startFresh.ts';
import { standInForTurnstile } from '../testing/turnstileStandIn.ts';
import { Captcha } from './Captcha.tsx';

const meta = preview.meta({
  title: 'Pages/Captcha',
  component: Captcha,
  args: { siteKey: 'key', onToken: fn() },
  async beforeEach(context) {
    await startFresh({ args: {}, globals: context.globals });
    return standInForTurnstile();
  },
});

/** Proves SIGNUP-4. */
export const Passed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stand-in en light' }));
    await expect(args.onToken).toHaveBeenLastCalledWith('token 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Expire' }));
    await expect(args.onToken).toHaveBeenLastCalledWith(null);
  },
});

/** Proves SIGNUP-4. */
export const NotLetThrough = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fail' }));
    await expect(args.onToken).toHaveBeenLastCalledWith(null);
    await expect(await canvas.findByText(/did not work/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'You can write to us instead.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /^Stand-in/ })).toBeVisible();
  },
});

/** Proves SIGNUP-4. */
export const InTurkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Stand-in tr/ })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Stand-in en dark' })).toBeVisible();
  },
});

/** Proves THEME-3. */
export const DarkAsTheDevice = meta.story({
  globals: { scheme: 'auto' },
  beforeEach() {
    const { matchMedia } = window;
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query === '(prefers-color-scheme: dark)' ? 'all' : query),
    );
  },
  play: Dark.input.play,
});
