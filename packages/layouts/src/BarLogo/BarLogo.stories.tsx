import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { AppFrame } from '../AppFrame/index.ts';
import { modern } from '../Modern/index.ts';
import { BarLogo } from './BarLogo.tsx';

const meta = preview.meta({
  title: 'Layouts/BarLogo',
  component: BarLogo,
  parameters: { layout: 'fullscreen' },
  args: { href: '#home', label: 'Touchline, home' },
  render: (args) => (
    <AppFrame
      layout={modern}
      labels={{ skipToContent: 'Skip to the content' }}
      logo={<BarLogo {...args} />}
    >
      <h1>Matches</h1>
    </AppFrame>
  ),
});

export const MarkAlone = meta.story({ globals: { viewport: { value: 'md' } } });

export const WithTheName = meta.story({ globals: { viewport: { value: 'lg' } } });

export const IsOneLinkWithOneName = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Touchline, home' })).toBeVisible();
  },
});
