import type { NavigationItem, NavigationLocation } from '@touchline/navigation/model';
import { filterByRoles } from '@touchline/navigation/model';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rolesAtom } from '#session/session.atoms.ts';
import { navigateTo, locationAtom } from '#platform/location/location.ts';
import { navigationItems } from './navigationItems.ts';

/**
 * The props that all variants of the navigation need: the person's entries, the current address and
 * the navigation callback.
 */
export function useNavigationData(): {
  items: readonly NavigationItem[];
  labels: { navigation: string; close: string };
  currentLocation: NavigationLocation;
  onNavigate: (href: string) => void;
} {
  const { t } = useTranslation();
  const roles = useAtomValue(rolesAtom);
  const { pathname, search, hash } = useAtomValue(locationAtom);
  const items = useMemo(() => filterByRoles(navigationItems(t), roles), [t, roles]);
  const labels = useMemo(
    () => ({ navigation: t('shell.navigation'), close: t('shell.closeNavigation') }),
    [t],
  );
  const currentLocation = useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
  return { items, labels, currentLocation, onNavigate: navigateTo };
}
