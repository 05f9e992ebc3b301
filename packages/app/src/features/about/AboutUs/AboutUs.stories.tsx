import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/AboutUs',
  component: ProductPage,
  args: { address: paths.aboutUs },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
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
