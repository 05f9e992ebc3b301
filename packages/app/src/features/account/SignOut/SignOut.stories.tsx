import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/SignOut',
  component: ProductPage,
  args: { address: paths.signOut, isSignedIn: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
  },
});

export const TurkishInDark = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const VisitorIsLedToTheSignIn = meta.story({
  args: { isSignedIn: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/sign-in'));
  },
});
