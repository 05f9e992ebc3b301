import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/Forbidden',
  component: ProductPage,
  args: { address: paths.adminSchools, isSignedIn: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves AUTH-19: a person without the role is told so and led back. */
export const WithoutTheRole = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not for your account' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the start page' })).toBeVisible();
    const reason = canvas.getByText(/^You are signed in as .* does not have the role/);
    const wayOn = canvas.getByText(/ask an administrator for the role/);
    await expect(reason.compareDocumentPosition(wayOn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const TurkishInDarkOnAPhone = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});
