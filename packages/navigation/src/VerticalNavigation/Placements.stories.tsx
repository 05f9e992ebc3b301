import preview from '#storybook/preview';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import { VerticalNavigation } from './VerticalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation/Placements',
  component: VerticalNavigation,
  parameters: { layout: 'fullscreen' },
  args: exampleArgs,
  render: withStoryPage(VerticalNavigation),
});

export const SideLeftDefault = meta.story({
  args: { mode: 'side', position: 'left', appearance: 'default' },
});

export const SideLeftCompact = meta.story({
  args: { mode: 'side', position: 'left', appearance: 'compact' },
});

export const SideLeftDense = meta.story({
  args: { mode: 'side', position: 'left', appearance: 'dense' },
});

export const SideLeftThin = meta.story({
  args: { mode: 'side', position: 'left', appearance: 'thin' },
});

export const SideRightDefault = meta.story({
  args: { mode: 'side', position: 'right', appearance: 'default' },
});

export const SideRightCompact = meta.story({
  args: { mode: 'side', position: 'right', appearance: 'compact' },
});

export const SideRightDense = meta.story({
  args: { mode: 'side', position: 'right', appearance: 'dense' },
});

export const SideRightThin = meta.story({
  args: { mode: 'side', position: 'right', appearance: 'thin' },
});

export const OverLeftDefault = meta.story({
  args: { mode: 'over', position: 'left', appearance: 'default' },
});

export const OverLeftCompact = meta.story({
  args: { mode: 'over', position: 'left', appearance: 'compact' },
});

export const OverLeftDense = meta.story({
  args: { mode: 'over', position: 'left', appearance: 'dense' },
});

export const OverLeftThin = meta.story({
  args: { mode: 'over', position: 'left', appearance: 'thin' },
});

export const OverRightDefault = meta.story({
  args: { mode: 'over', position: 'right', appearance: 'default' },
});

export const OverRightCompact = meta.story({
  args: { mode: 'over', position: 'right', appearance: 'compact' },
});

export const OverRightDense = meta.story({
  args: { mode: 'over', position: 'right', appearance: 'dense' },
});

export const OverRightThin = meta.story({
  args: { mode: 'over', position: 'right', appearance: 'thin' },
});
