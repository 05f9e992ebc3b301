import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Shell/Logo',
  component: Logo,
  args: { label: 'Touchline' },
});

export const Mark = meta.story({ args: { shape: 'mark' } });

export const MarkLarge = meta.story({ args: { shape: 'mark', size: 'large' } });

export const Full = meta.story({ tags: ['picture'], args: { shape: 'full', size: 'large' } });

export const FullSmall = meta.story({ args: { shape: 'full', size: 'small' } });

export const OnDark = meta.story({
  args: { shape: 'full' },
  globals: { scheme: 'dark' },
});

export const NamesTheProduct = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Touchline' })).toBeVisible();
  },
});

export const IsSilentWithoutLabel = meta.story({
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
