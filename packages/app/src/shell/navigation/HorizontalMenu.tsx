import { HorizontalNavigation } from '@touchline/navigation/HorizontalNavigation';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { userIdAtom } from '#session/session.atoms.ts';
import { hasSideRoomAtom } from './navigation.atoms.ts';
import { navigationIconsAtom } from './navigationIcons.ts';
import { renderNavigationBadge } from './navigationBadge.tsx';
import { useNavigationData } from './useNavigationData.ts';

/** The horizontal navigation where it fits; on small screens the drawer replaces it. */
export function HorizontalMenu() {
  const { t } = useTranslation();
  const data = useNavigationData();
  const labels = useMemo(() => ({ ...data.labels, more: t('navigation.more') }), [data.labels, t]);
  const icons = useAtomValue(navigationIconsAtom);
  const isSignedIn = useAtomValue(userIdAtom) !== null;
  const hasRoom = useAtomValue(hasSideRoomAtom);
  if (!hasRoom) return null;
  return (
    <HorizontalNavigation
      {...data}
      labels={labels}
      icons={icons}
      // A badge reserves space in the menu; visitors have no unread messages, so they get none.
      renderBadge={isSignedIn ? renderNavigationBadge : undefined}
    />
  );
}
