import preview from '#storybook/preview';
import { itemsOfKind } from '../internal/exampleKinds.ts';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import { VerticalNavigation } from './VerticalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation/Item types',
  component: VerticalNavigation,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleArgs, items: itemsOfKind.basic },
  render: withStoryPage(VerticalNavigation),
});

export const DefaultBasic = meta.story({ args: { items: itemsOfKind.basic } });

export const DefaultAside = meta.story({ args: { items: itemsOfKind.aside } });

export const DefaultCollapsable = meta.story({ args: { items: itemsOfKind.collapsable } });

export const DefaultGroup = meta.story({ args: { items: itemsOfKind.group } });

export const DefaultDivider = meta.story({ args: { items: itemsOfKind.divider } });

export const DefaultSpacer = meta.story({ args: { items: itemsOfKind.spacer } });

export const CompactBasic = meta.story({
  args: { items: itemsOfKind.basic, appearance: 'compact' },
});

export const CompactAside = meta.story({
  args: { items: itemsOfKind.aside, appearance: 'compact' },
});

export const CompactCollapsable = meta.story({
  args: { items: itemsOfKind.collapsable, appearance: 'compact' },
});

export const CompactGroup = meta.story({
  args: { items: itemsOfKind.group, appearance: 'compact' },
});

export const CompactDivider = meta.story({
  args: { items: itemsOfKind.divider, appearance: 'compact' },
});

export const CompactSpacer = meta.story({
  args: { items: itemsOfKind.spacer, appearance: 'compact' },
});

export const FuturisticBasic = meta.story({
  args: { items: itemsOfKind.basic, surface: 'vivid' },
});

export const FuturisticAside = meta.story({
  args: { items: itemsOfKind.aside, surface: 'vivid' },
});

export const FuturisticCollapsable = meta.story({
  args: { items: itemsOfKind.collapsable, surface: 'vivid' },
});

export const FuturisticGroup = meta.story({
  args: { items: itemsOfKind.group, surface: 'vivid' },
});

export const FuturisticDivider = meta.story({
  args: { items: itemsOfKind.divider, surface: 'vivid' },
});

export const FuturisticSpacer = meta.story({
  args: { items: itemsOfKind.spacer, surface: 'vivid' },
});
