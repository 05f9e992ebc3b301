import type { ComponentType } from 'react';
import { exampleIcons, exampleItems } from './exampleItems.ts';
import type { NavigationProps } from './navigationProps.ts';
import { Stage } from './Stage.tsx';

/** The common args of the stories of all variants. */
export const exampleArgs = {
  items: exampleItems,
  icons: exampleIcons,
  labels: {
    navigation: 'Main navigation',
    more: 'More',
    badge: (title: string) => `${title} waiting`,
  },
  currentLocation: { pathname: '/home', search: '', hash: '' },
  onNavigate: () => undefined,
};

/** Renders a navigation beside a page that its links change. */
export function onStage<Props extends NavigationProps>(
  Navigation: ComponentType<Props>,
  { isColumn = false } = {},
) {
  return function NavigationOnStage(args: Props) {
    return (
      <Stage at={args.currentLocation.pathname} isColumn={isColumn}>
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
      </Stage>
    );
  };
}
