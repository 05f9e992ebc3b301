import { useEffect, useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { NavigationItem } from '../model/item.ts';
import { BadgeContext, NavigationContext, type Icons } from './NavigationContext.ts';
import type { NavigationProps } from './navigationProps.ts';
import { createNavigationStore } from './navigationStore.ts';

const noIcons: Icons = {};

interface NavigationProviderProps extends Pick<
  NavigationProps,
  'currentLocation' | 'icons' | 'labels' | 'renderBadge'
> {
  items: readonly NavigationItem[];
  isAutoCollapse: boolean;
  children: ReactNode;
}

/** Provides the shared state to the items and updates only what has changed. */
export function NavigationProvider({
  items,
  currentLocation,
  isAutoCollapse,
  icons = noIcons,
  labels,
  renderBadge,
  children,
}: NavigationProviderProps) {
  const { pathname, search, hash } = currentLocation;
  const [store] = useState(() =>
    createNavigationStore({ items, location: currentLocation, isAutoCollapse }),
  );
  useLayoutEffect(() => store.update({ items, isAutoCollapse }), [store, items, isAutoCollapse]);
  // In an effect, so that the page is painted before its entry is marked.
  useEffect(
    () => store.update({ location: { pathname, search, hash } }),
    [store, pathname, search, hash],
  );

  const idPrefix = useId();
  const shared = useMemo(() => ({ store, icons, idPrefix }), [store, icons, idPrefix]);
  const badgeLabel = labels.badge;
  const badges = useMemo(() => ({ renderBadge, badgeLabel }), [renderBadge, badgeLabel]);
  return (
    <NavigationContext value={shared}>
      <BadgeContext value={badges}>{children}</BadgeContext>
    </NavigationContext>
  );
}
