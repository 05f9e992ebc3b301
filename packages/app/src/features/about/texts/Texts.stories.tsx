import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/Texts',
  component: ProductPage,
  args: { address: paths.terms },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves ABOUT-3. */
export const Terms = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Terms of use' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBe(6);
    await expect(canvas.getByRole('link', { name: 'Privacy notice' })).toBeVisible();
  },
});

/** Proves ABOUT-3. */
export const Privacy = meta.story({
  args: { address: paths.privacy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Privacy notice' })).toBeVisible();
    await expect(canvas.getByText(/sets no cookies/)).toBeVisible();
    await expect((await canvas.findAllByRole('listitem')).length).toBe(17);
    await expect(canvas.getByText(/^the scores of the last 60 matches/)).toBeVisible();
  },
});

export const PrivacyInTurkish = meta.story({
  args: { address: paths.privacy },
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gizlilik bildirimi' })).toBeVisible();
  },
});
