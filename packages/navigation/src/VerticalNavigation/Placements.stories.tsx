import preview from '#storybook/preview';
import { fn } from 'storybook/test';
import { exampleIcons, exampleItems } from '../internal/exampleItems.ts';
import { Stage } from '../internal/Stage.tsx';
import { VerticalNavigation } from './VerticalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/VerticalNavigation/Placements',
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
      {({ currentLocation, onNavigate }) => (
        <VerticalNavigation {...args} currentLocation={currentLocation} onNavigate={onNavigate} />
      )}
    </Stage>
  ),
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
