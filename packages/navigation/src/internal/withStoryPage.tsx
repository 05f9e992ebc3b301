import type { ComponentType } from 'react';
import { exampleIcons, exampleItems } from './exampleItems.ts';
import type { NavigationProps } from './navigationProps.ts';
import { StoryPage } from './StoryPage.tsx';

/** The common args of the stories of all variants. */
export const exampleArgs = {
  items: exampleItems,
  icons: exampleIcons,
  labels: {
    navigation: 'Main navigation',
    close: 'Close navigation',
    more: 'More',
    badge: (title: string) => `${title} waiting`,
  },
  currentLocation: { pathname: '/home', search: '', hash: '' },
  onNavigate: () => undefined,
};

/** Renders a navigation beside a page that its links change. */
export function withStoryPage<Props extends NavigationProps>(
  Navigation: ComponentType<Props>,
  { isColumn = false } = {},
) {
  return function NavigationInStoryPage(args: Props) {
    return (
      <StoryPage at={args.currentLocation.pathname} isColumn={isColumn}>
        {({ currentLocation, onNavigate }) => (
          <Navigation
            {...args}
            currentLocation={currentLocation}
            onNavigate={(href, event) => {
              onNavigate(href);
              args.onNavigate(href, event);
            }}
          />
        )}
      </StoryPage>
    );
  };
}
