import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { PageBody } from '#platform/page/PageBody.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { RetryNote } from './RetryNote.tsx';

const meta = preview.meta({
  title: 'Pages/RetryNote',
  component: RetryNote,
  args: { text: 'This could not be refreshed. You see what was loaded before.', onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh({ args: {}, globals: context.globals }),
  render: (args) => (
    <PageBody>
      <RetryNote {...args} />
    </PageBody>
  ),
});

export const OnADesktop = meta.story();

/** Proves A11Y-2: on a line of its own the whole ring of the button is seen. */
export const OnANarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' });
    const text = canvas.getByRole('status');
    const words = canvas.getByText('Try again');
    await waitFor(() =>
      expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        text.getBoundingClientRect().bottom,
      ),
    );
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const { outlineWidth, outlineOffset } = getComputedStyle(button);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    await expect(ring).toBeGreaterThan(0);
    await expect(button.getBoundingClientRect().left - ring).toBeGreaterThanOrEqual(0);
    // The words begin where the text does, but for the border of the button.
    const indent = words.getBoundingClientRect().left - text.getBoundingClientRect().left;
    await expect(Math.abs(indent)).toBeLessThanOrEqual(1);
  },
});

export const TurkishInTheDark = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'tr', scheme: 'dark' },
  args: { text: 'Yenilenemedi. Daha önce yüklenen bilgileri görüyorsunuz.' },
});
