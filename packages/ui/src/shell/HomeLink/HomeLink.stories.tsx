import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Logo } from '../Logo/index.ts';
import { HomeLink } from './HomeLink.tsx';

const meta = preview.meta({
  title: 'Shell/HomeLink',
  component: HomeLink,
  args: { href: '#home', label: 'Touchline, home', children: <Logo shape="full" /> },
});

export const Full = meta.story();

export const Mark = meta.story({ args: { children: <Logo /> } });

export const LeadsToTheRoot = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Touchline, home' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#home');
  },
});
