import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { failing } from '@touchline/mocks/scenarios';
import { expect } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/ContactUs',
  component: ProductPage,
  args: { address: paths.contactUs, isSignedIn: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

export const Writing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Email/ })).toHaveValue(
      'user@touchline.example',
    );
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Writing.input.play,
});

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Gönder' })).toBeVisible();
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Subject/ }), 'Score');
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'It was 2 – 1.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Your message was sent')).toBeVisible();
  },
});

/** Proves SUPPORT-4. */
export const FailureKeepsWhatWasWritten = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/support/contact', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('contactSupport')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Subject/ }), 'Score');
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'It was 2 – 1.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/Your message was not sent/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Subject/ })).toHaveValue('Score');
  },
});
