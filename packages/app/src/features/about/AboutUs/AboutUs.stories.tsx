import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { liveStateAtom } from '#features/live';
import { paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/AboutUs',
  component: ProductPage,
  args: { address: paths.aboutUs },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves ABOUT-1, ABOUT-2, ROUTE-15. */
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
      'Who runs it',
      'Version',
      'Live connection',
    ]) {
      const part = canvas.getByRole('heading', { name }).parentElement;
      await expect(part?.lastElementChild).not.toBeEmptyDOMElement();
    }
  },
});

/** Proves ABOUT-2. */
export const TheLiveConnectionIsShown = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Messages come live once you are signed in/),
    ).toBeVisible();
    store.set(liveStateAtom, 'connecting');
    await expect(await canvas.findByText(/connection is being made/)).toBeVisible();
    store.set(liveStateAtom, 'connected');
    await expect(await canvas.findByText('The live connection is open.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Cricsheet/ })).toHaveAttribute(
      'href',
      'https://cricsheet.org',
    );
    await expect(canvas.getByText(/ODC-BY 1\.0/)).toBeVisible();
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
