import preview from '#storybook/preview';
import { fn } from 'storybook/test';
import { exampleIcons, exampleItems } from '../internal/exampleItems.ts';
import { Stage } from '../internal/Stage.tsx';
import { VerticalNavigation } from './VerticalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation',
  component: VerticalNavigation,
  parameters: { layout: 'fullscreen', pictures: ['default-light-lg'] },
  args: {
    items: exampleItems,
    icons: exampleIcons,
    labels: { navigation: 'Main navigation', badge: (title) => `${title} waiting` },
    currentLocation: { pathname: '/home', search: '', hash: '' },
    onNavigate: fn(),
  },
  render: (args) => (
    <Stage at={args.currentLocation.pathname}>
      {({ currentLocation, onNavigate }) => (
        <VerticalNavigation
          {...args}
          currentLocation={currentLocation}
          onNavigate={(href, event) => {
            onNavigate(href);
            args.onNavigate(href, event);
          }}
        />
      )}
    </Stage>
  ),
});

export const Default = meta.story({ tags: ['picture'] });

export const Compact = meta.story({ tags: ['picture'], args: { appearance: 'compact' } });

export const Dense = meta.story({ tags: ['picture'], args: { appearance: 'dense' } });

export const Thin = meta.story({
  tags: ['picture'],
  args: { appearance: 'thin', surface: 'card' },
});

export const Futuristic = meta.story({ tags: ['picture'], args: { surface: 'vivid' } });

export const Drawer = meta.story({ args: { mode: 'over' } });

export const DrawerOnTheRight = meta.story({ args: { mode: 'over', position: 'right' } });

export const Closed = meta.story({ args: { isOpened: false } });

export const WithSlots = meta.story({
  args: {
    header: 'Touchline',
    contentHeader: 'Ada Aydın, school administrator',
    contentFooter: 'Scrolls with the entries',
    footer: 'Stays below them',
  },
});

export const Inner = meta.story({ args: { isInner: true, surface: 'card' } });

export const DeepInTheTree = meta.story({
  args: { currentLocation: { pathname: '/matches/autumn', search: '', hash: '' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
