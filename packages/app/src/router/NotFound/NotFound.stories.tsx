import preview from '#storybook/preview';
import { expect } from 'storybook/test';

import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/NotFound',
  component: ProductPage,
  args: { address: '/no-such-page' },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'There is no page at this address' }),
    ).toBeVisible();
  },
});

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Usual.input.play,
});
