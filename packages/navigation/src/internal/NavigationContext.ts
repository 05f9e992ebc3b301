import type { IconComponent } from '@touchline/ui/Icon';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { NavigationItem } from '../model/item.ts';
import type { ItemState, NavigationStore } from './navigationStore.ts';

export type Icons = Readonly<Record<string, IconComponent>>;

export interface NavigationShared {
  store: NavigationStore;
  icons: Icons;
  /** Begins the ids of what the controls point at, so that two navigations never meet. */
  idPrefix: string;
}

export const NavigationContext = createContext<NavigationShared | null>(null);

/** The words around badges and the badges themselves, apart, so that they change on their own. */
export interface BadgeShared {
  renderBadge?: ((item: NavigationItem) => ReactNode) | undefined;
  sayBadge?: ((title: string) => string) | undefined;
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
