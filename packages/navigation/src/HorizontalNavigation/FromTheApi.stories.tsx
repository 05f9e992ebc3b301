import preview from '#storybook/preview';
import { apiIcons, expectItems, loadItems } from '../testing/fromTheApi.ts';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import type { NavigationItem } from '../model/item.ts';
import { HorizontalNavigation } from './HorizontalNavigation.tsx';

const NavigationAboveAPage = withStoryPage(HorizontalNavigation, { isColumn: true });

const meta = preview.meta({
  title: 'Navigation/HorizontalNavigation/FromTheApi',
  component: HorizontalNavigation,
  parameters: { layout: 'fullscreen', pictures: ['default-light-lg'] },
  args: { ...exampleArgs, icons: apiIcons },
  render: (args, { loaded }) => (
    <NavigationAboveAPage {...args} items={loaded['items'] as readonly NavigationItem[]} />
  ),
});

/** Proves NAV-9. */
export const AcrossTheTop = meta.story({
  globals: { viewport: { value: 'lg' } },
  loaders: [loadItems('horizontal')],
  play: expectItems,
});
