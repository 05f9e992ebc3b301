import preview from '#storybook/preview';
import { TrophyIcon } from '@heroicons/react/24/outline';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';

const meta = preview.meta({
  title: 'Controls/Icon',
  component: Icon,
  args: { icon: TrophyIcon },
});

export const Medium = meta.story();

export const Small = meta.story({ args: { size: 'small' } });

export const Large = meta.story({ args: { size: 'large' } });

export const Labelled = meta.story({ args: { label: 'Cup match' } });

export const HiddenFromScreenReaders = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const NamedByItsLabel = meta.story({
  args: { label: 'Cup match' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Cup match' })).toBeVisible();
  },
});
