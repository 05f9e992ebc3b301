import type { IconComponent } from '@touchline/ui/Icon';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { NavigationItem } from '../model/item.ts';
import type { ItemState, NavigationStore } from './navigationStore.ts';

export type Icons = Readonly<Record<string, IconComponent>>;

export interface NavigationShared {
  store: NavigationStore;
  icons: Icons;
  /** A prefix for element ids, so that two navigations on one page do not collide. */
  idPrefix: string;
}

export const NavigationContext = createContext<NavigationShared | null>(null);

/** The badges and their labels, in a context of their own because they change independently. */
export interface BadgeShared {
  renderBadge?: ((item: NavigationItem) => ReactNode) | undefined;
  badgeLabel?: ((title: string) => string) | undefined;
}

export const BadgeContext = createContext<BadgeShared>({});

export function useNavigation(): NavigationShared {
  const shared = use(NavigationContext);
  if (!shared) throw new Error('An item of the navigation stands outside of it.');
  return shared;
}

export function useItemState(item: NavigationItem): ItemState {
  const { store } = useNavigation();
  return useSyncExternalStore(
    store.subscribe,
    () => store.stateOf(item),
    () => store.stateOf(item),
  );
}

export function useOpenPath(): readonly string[] {
  const { store } = useNavigation();
  return useSyncExternalStore(store.subscribe, store.openPath, store.openPath);
}
