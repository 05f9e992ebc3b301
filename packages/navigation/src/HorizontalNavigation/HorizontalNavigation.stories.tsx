import preview from '#storybook/preview';
import { exampleItems, makeManyItems } from '../internal/exampleItems.ts';
import { deepItems, longTurkishItems } from '../internal/exampleKinds.ts';
import { exampleArgs, withStoryPage } from '../internal/withStoryPage.tsx';
import { HorizontalNavigation } from './HorizontalNavigation.tsx';

const meta = preview.meta({
  title: 'Navigation/HorizontalNavigation',
  component: HorizontalNavigation,
  parameters: { layout: 'fullscreen' },
  args: exampleArgs,
  render: withStoryPage(HorizontalNavigation, { isColumn: true }),
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
