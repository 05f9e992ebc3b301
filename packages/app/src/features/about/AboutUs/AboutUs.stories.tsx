import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
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

/** Proves ABOUT-1, ROUTE-15. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('About Us · Touchline'));
    await expect(canvas.getByText(/^Touchline shows matches of school sports/)).toBeVisible();
    for (const name of [
      'Who it is for',
      'Children come first',
      'Where the data comes from',
      'Accessibility',
      'Version',
    ]) {
      const part = canvas.getByRole('heading', { name }).parentElement;
      await expect(part?.lastElementChild).not.toBeEmptyDOMElement();
    }
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
