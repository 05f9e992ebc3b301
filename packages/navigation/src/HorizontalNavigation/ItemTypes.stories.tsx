import preview from '#storybook/preview';
import { fn } from 'storybook/test';
import { exampleIcons } from '../internal/exampleItems.ts';
import { itemsOfKind } from '../internal/exampleKinds.ts';
import { Stage } from '../internal/Stage.tsx';
import { HorizontalNavigation } from './HorizontalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/HorizontalNavigation/Item types',
  component: HorizontalNavigation,
  parameters: { layout: 'fullscreen' },
  args: {
    items: itemsOfKind.basic,
    icons: exampleIcons,
    labels: { navigation: 'Main navigation', badge: (title) => `${title} waiting` },
    currentLocation: { pathname: '/home', search: '', hash: '' },
    onNavigate: fn(),
  },
  render: (args) => (
    <Stage at={args.currentLocation.pathname} isColumn>
      {({ currentLocation, onNavigate }) => (
        <HorizontalNavigation {...args} currentLocation={currentLocation} onNavigate={onNavigate} />
      )}
    </Stage>
  ),
});

export const HorizontalBasic = meta.story({ args: { items: itemsOfKind.basic } });

export const HorizontalAside = meta.story({ args: { items: itemsOfKind.aside } });

export const HorizontalCollapsable = meta.story({ args: { items: itemsOfKind.collapsable } });

export const HorizontalGroup = meta.story({ args: { items: itemsOfKind.group } });

export const HorizontalDivider = meta.story({ args: { items: itemsOfKind.divider } });

export const HorizontalSpacer = meta.story({ args: { items: itemsOfKind.spacer } });
