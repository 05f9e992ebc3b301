import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Controls/ErrorState',
  component: ErrorState,
  args: {
    title: 'The matches could not be loaded',
    message: 'An error occurred - Please contact support',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
});

export const Failed = meta.story();

export const InTheDark = meta.story({ globals: { scheme: 'dark' } });

export const SeveralLines = meta.story({
  args: { message: 'The season is required.\nThe school is not known.' },
});

export const WithDetails = meta.story({ args: { details: 'Code 503 · 20 Nov 2026, 18:05' } });

export const Retrying = meta.story({ args: { isRetrying: true } });

export const LongTurkish = meta.story({
  args: {
    title: 'Karşılaşma programı şu anda yüklenemedi',
    message: 'Bir hata oluştu. Lütfen bağlantını denetle; sürerse destek ekibiyle iletişime geç.',
    retryLabel: 'Yeniden dene',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const AnnouncedAtOnce = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The matches could not be loaded');
  },
});

export const TriesAgainWithEnter = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

let answer = Promise.withResolvers<void>();

/** The button is at work until the answer is there, and a try that failed again is announced (ERROR-20). */
export const ShowsThatItAsks = meta.story({
  args: {
    onRetry: fn(() => {
      answer = Promise.withResolvers();
      return answer.promise;
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('alert');
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    answer.reject(new Error('no answer'));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    await expect(retry).toHaveFocus();
    await expect(canvas.getByRole('alert')).not.toBe(first);
  },
});
