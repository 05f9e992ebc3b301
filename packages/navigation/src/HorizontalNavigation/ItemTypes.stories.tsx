import preview from '#storybook/preview';
import { itemsOfKind } from '../internal/exampleKinds.ts';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import { HorizontalNavigation } from './HorizontalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/HorizontalNavigation/Item types',
  component: HorizontalNavigation,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleArgs, items: itemsOfKind.basic },
  render: withStoryPage(HorizontalNavigation, { isColumn: true }),
});

export const HorizontalBasic = meta.story({ args: { items: itemsOfKind.basic } });

export const HorizontalAside = meta.story({ args: { items: itemsOfKind.aside } });

export const HorizontalCollapsable = meta.story({ args: { items: itemsOfKind.collapsable } });

export const HorizontalGroup = meta.story({ args: { items: itemsOfKind.group } });

export const HorizontalDivider = meta.story({ args: { items: itemsOfKind.divider } });

export const HorizontalSpacer = meta.story({ args: { items: itemsOfKind.spacer } });
