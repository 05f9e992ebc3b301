import type { MouseEvent, ReactNode } from 'react';
import type { NavigationItem, NavigationLocation } from '../model/item.ts';
import type { Icons } from './NavigationContext.ts';

export interface NavigationLabels {
  /** Name of the landmark: "Main navigation". */
  navigation: string;
  /** What a screen reader hears for an item's own badge: "5 new" for "5". Left out: the badge. */
  badge?: (title: string) => string;
}

/** What every variant of the navigation takes. */
export interface NavigationProps {
  /** Already filtered by roles (`filterByRoles`) and in the person's language. */
  items: readonly NavigationItem[];
  labels: NavigationLabels;
  currentLocation: NavigationLocation;
  /**
   * Called for a plain press on an internal link, whose own effect is prevented. Modified presses,
   * targets and external links stay with the browser.
   */
  onNavigate: (href: string, event: MouseEvent) => void;
  /** The drawings by the name in `item.icon`. Keep its identity between renders. */
  icons?: Icons;
  /**
   * Draws the badge of an item in place of `item.badge`; nothing leaves that one. Return a
   * component that subscribes by itself, and only it is drawn again.
   */
  renderBadge?: (item: NavigationItem) => ReactNode;
}
