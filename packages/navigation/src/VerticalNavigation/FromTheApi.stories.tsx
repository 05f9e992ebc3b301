import preview from '#storybook/preview';
import { apiIcons, expectItems, loadItems } from '../testing/fromTheApi.ts';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import type { NavigationItem } from '../model/item.ts';
import { VerticalNavigation } from './VerticalNavigation.tsx';

const NavigationBesideAPage = withStoryPage(VerticalNavigation);

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation/FromTheApi',
  component: VerticalNavigation,
  parameters: { layout: 'fullscreen', pictures: ['default-light-lg'] },
  args: { ...exampleArgs, icons: apiIcons },
  render: (args, { loaded }) => (
    <NavigationBesideAPage {...args} items={loaded['items'] as readonly NavigationItem[]} />
  ),
});

/** Proves NAV-9. */
export const Default = meta.story({ loaders: [loadItems('default')], play: expectItems });

/** Proves NAV-9. */
export const Compact = meta.story({
  args: { appearance: 'compact' },
  loaders: [loadItems('compact')],
  play: expectItems,
});

/** Proves NAV-9. */
export const Futuristic = meta.story({
  args: { surface: 'vivid' },
  loaders: [loadItems('futuristic')],
  play: expectItems,
});
