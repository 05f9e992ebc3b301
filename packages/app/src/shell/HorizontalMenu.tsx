import { HorizontalNavigation } from '@touchline/navigation/HorizontalNavigation';
import { useAtomValue } from 'jotai';
import { hasSidePlaceAtom } from './navigation.atoms.ts';
import { navigationIconsAtom } from './navigationIcons.ts';
import { renderNavigationBadge } from './UnreadBadge.tsx';
import { useNavigationData } from './useNavigationData.ts';

/** The horizontal navigation where there is room for it; below, the drawer stands in. */
export function HorizontalMenu() {
  const data = useNavigationData();
  const icons = useAtomValue(navigationIconsAtom);
  const hasPlace = useAtomValue(hasSidePlaceAtom);
  if (!hasPlace) return null;
  return <HorizontalNavigation {...data} icons={icons} renderBadge={renderNavigationBadge} />;
}
