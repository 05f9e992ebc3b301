import { Bars3Icon } from '@heroicons/react/24/outline';
import type { LayoutConfig } from '@touchline/layouts/AppFrame';
import {
  VerticalNavigation,
  type VerticalNavigationProps,
} from '@touchline/navigation/VerticalNavigation';
import { Avatar } from '@touchline/ui/Avatar';
import { BarButton } from '@touchline/ui/shell/BarButton';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { named } from '#platform/language/named.ts';
import { paths } from '#platform/paths.ts';
import { userAtom } from '#session/session.atoms.ts';
import { hasSideRoomAtom, isNavigationOpenAtom } from './navigation.atoms.ts';
import { navigationIconsAtom } from './navigationIcons.ts';
import { LazyNotificationsAction, LazyUserAction } from '../LazySignedInActions.tsx';
import { isNavigationWideAtom } from '#features/appearance';
import { UnreadBadge } from '#features/inbox';
import { renderNavigationBadge } from './navigationBadge.tsx';
import { useNavigationData } from './useNavigationData.ts';

/** The navigation at the side, or the drawer on small screens, as the layout configures it. */
export function MainNavigation({ config }: { config: LayoutConfig }) {
  const { navigation } = config;
  const data = useNavigationData();
  const slots = useMemo(() => navigationSlots(config), [config]);
  const icons = useAtomValue(navigationIconsAtom);
  const [isOpen, setOpen] = useAtom(isNavigationOpenAtom);
  const hasSideRoom = useAtomValue(hasSideRoomAtom);
  const isWide = useAtomValue(isNavigationWideAtom);
  const isDrawerOnly = navigation?.items === 'horizontal';
  const isOver = !hasSideRoom;
  if (!navigation || (isDrawerOnly && hasSideRoom)) return null;
  const isWidened = navigation.canChangeAppearance && isWide;
  // The dense appearance applies only beside the page, because a drawer has room for the labels.
  const isDense = navigation.appearance === 'dense';
  const appearance = (isOver && isDense) || isWidened ? 'default' : navigation.appearance;
  return (
    <VerticalNavigation
      {...data}
      {...slots}
      icons={icons}
      renderBadge={renderNavigationBadge}
      appearance={appearance}
      mode={isOver ? 'over' : 'side'}
      surface={navigation.surface}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  );
}

function navigationSlots({
  NavigationHead: Head,
  NavigationFoot: Foot,
  isHeadFixed,
  isFootFixed,
  userPlacement,
  notificationsPlacement,
}: LayoutConfig): Pick<
  VerticalNavigationProps,
  'header' | 'contentHeader' | 'contentFooter' | 'footer'
> {
  const placements = {
    hasUser: userPlacement === 'navigation',
    hasNotifications: notificationsPlacement === 'navigation',
  };
  const head = Head && <NavigationSlotContainer Slot={Head} {...placements} />;
  const foot = Foot && <NavigationSlotContainer Slot={Foot} {...placements} />;
  return {
    ...(isHeadFixed ? { header: head } : { contentHeader: head }),
    ...(isFootFixed ? { footer: foot } : { contentFooter: foot }),
  };
}

interface NavigationSlotContainerProps {
  Slot: NonNullable<LayoutConfig['NavigationHead']>;
  hasUser: boolean;
  hasNotifications: boolean;
}

/** The header or footer of the navigation, with the person's data. */
function NavigationSlotContainer({
  Slot,
  hasUser,
  hasNotifications,
}: NavigationSlotContainerProps) {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const person = user ?? { name: t('user.visitor'), email: t('user.visitorHint'), avatar: null };
  const name = named(t, person.name);
  const isSignedIn = user !== null;
  return (
    <Slot
      homeHref={paths.root}
      homeLabel={t('shell.home')}
      user={{
        name,
        email: person.email,
        avatar: (
          <Avatar
            name={name}
            {...(person.avatar ? { src: person.avatar } : {})}
            size="large"
            isDecorative
          />
        ),
      }}
      userButton={hasUser && isSignedIn && <LazyUserAction />}
      notificationsButton={hasNotifications && isSignedIn && <LazyNotificationsAction />}
    />
  );
}

/**
 * The button that opens and closes the navigation, with the number of unread messages (SHELL-7).
 */
export function NavigationToggle(): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useAtom(isNavigationOpenAtom);
  return (
    <BarButton
      label={t('shell.toggleNavigation')}
      icon={Bars3Icon}
      aria-expanded={isOpen}
      badge={<UnreadBadge />}
      onPress={() => setOpen(!isOpen)}
    />
  );
}
