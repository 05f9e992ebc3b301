import type { MouseEvent, ReactNode } from 'react';
import type { NavigationItem, NavigationLocation } from '../model/item.ts';
import type { Icons } from './NavigationContext.ts';

export interface NavigationLabels {
  /** The accessible name of the landmark: "Main navigation". */
  navigation: string;
  /**
   * The text of an item's own badge for screen readers: "5 new" for "5". Omitted: the badge itself.
   */
  badge?: (title: string) => string;
}

/** The props of all variants of the navigation. */
export interface NavigationProps {
  /** Already filtered by roles (`filterByRoles`) and in the person's language. */
  items: readonly NavigationItem[];
  /** The words of the navigation itself; those of the entries are in `items`. */
  labels: NavigationLabels;
  /** The address that decides which entries are active. */
  currentLocation: NavigationLocation;
  /**
   * Called for a plain press on an internal link, whose default is prevented. Modified presses,
   * targets and external links are left to the browser.
   */
  onNavigate: (href: string, event: MouseEvent) => void;
  /** The icons by the name in `item.icon`. Keep the object identity between renders. */
  icons?: Icons;
  /**
   * Renders the badge of an item instead of `item.badge`; a null result shows `item.badge`. Return
   * a component that subscribes to its data, so that only the badge is rendered again.
   */
  renderBadge?: (item: NavigationItem) => ReactNode;
}
