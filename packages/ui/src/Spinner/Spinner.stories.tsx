import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Controls/Spinner',
  component: Spinner,
  args: { label: 'Loading more results' },
});

export const Medium = meta.story();

export const Small = meta.story({ args: { size: 'small' } });

export const Large = meta.story({ args: { size: 'large' } });

export const InTheDark = meta.story({ globals: { scheme: 'dark' } });

export const SaysWhatIsAwaited = meta.story({
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('progressbar', { name: 'Loading more results' });
    await expect(spinner).not.toHaveAttribute('value');
  },
});
