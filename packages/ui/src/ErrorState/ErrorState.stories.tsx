import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
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
