import preview from '#storybook/preview';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import { VerticalNavigation } from './VerticalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation',
  component: VerticalNavigation,
  parameters: { layout: 'fullscreen', pictures: ['default-light-lg'] },
  args: exampleArgs,
  render: withStoryPage(VerticalNavigation),
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

export const Closed = meta.story({ args: { isOpen: false } });

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
