import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { exampleIcons, exampleItems } from '../internal/exampleItems.ts';
import { Stage } from '../internal/Stage.tsx';
import { VerticalNavigation } from './VerticalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation',
  component: VerticalNavigation,
  parameters: { layout: 'fullscreen' },
  args: {
    items: exampleItems,
    icons: exampleIcons,
    labels: { navigation: 'Main navigation', badge: (title) => `${title} waiting` },
    currentLocation: { pathname: '/home', search: '', hash: '' },
    onNavigate: fn(),
  },
  render: (args) => (
    <Stage at={args.currentLocation.pathname}>
      {(stage) => (
        <VerticalNavigation
          {...args}
          currentLocation={stage.currentLocation}
          onNavigate={(href, event) => {
            stage.onNavigate(href);
            args.onNavigate(href, event);
          }}
        />
      )}
    </Stage>
  ),
});

export const Default = meta.story();

export const Compact = meta.story({ args: { appearance: 'compact' } });

export const Dense = meta.story({ args: { appearance: 'dense' } });

export const Thin = meta.story({ args: { appearance: 'thin', tone: 'neutral' } });

export const Futuristic = meta.story({ args: { tone: 'vivid' } });

export const FollowsALink = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Messages' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/messages', expect.anything());
    await expect(canvas.getByRole('link', { name: 'Messages' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});
