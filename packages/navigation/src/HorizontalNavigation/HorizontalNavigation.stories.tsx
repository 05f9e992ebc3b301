import preview from '#storybook/preview';
import { fn } from 'storybook/test';
import { exampleIcons, exampleItems, makeManyItems } from '../internal/exampleItems.ts';
import { deepItems, longTurkishItems } from '../internal/exampleKinds.ts';
import { Stage } from '../internal/Stage.tsx';
import { HorizontalNavigation } from './HorizontalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/HorizontalNavigation',
  component: HorizontalNavigation,
  parameters: { layout: 'fullscreen' },
  args: {
    items: exampleItems,
    icons: exampleIcons,
    labels: { navigation: 'Main navigation', badge: (title) => `${title} waiting` },
    currentLocation: { pathname: '/home', search: '', hash: '' },
    onNavigate: fn(),
  },
  render: (args) => (
    <Stage at={args.currentLocation.pathname} isColumn>
      {({ currentLocation, onNavigate }) => (
        <HorizontalNavigation
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

export const AcrossTheTop = meta.story({ tags: ['picture'] });

export const FourLevels = meta.story({
  args: {
    items: deepItems,
    currentLocation: { pathname: '/schools/ashworth', search: '', hash: '' },
  },
});

export const SixtyItems = meta.story({
  args: {
    items: [...exampleItems, ...makeManyItems(60)],
    currentLocation: { pathname: '/entries/2/4', search: '', hash: '' },
  },
});

export const LongTurkish = meta.story({
  args: { items: longTurkishItems },
  globals: { viewport: { value: 'md' }, language: 'tr' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
