'use client';

import {
  Bars3Icon,
  HeartIcon,
  HomeIcon,
  InboxIcon,
  MagnifyingGlassIcon,
  TrophyIcon,
} from '@heroicons/react/24/outline';
import { AppFrame } from '@touchline/layouts/AppFrame';
import { BarLogo } from '@touchline/layouts/BarLogo';
import { classy } from '@touchline/layouts/Classy';
import { enterprise } from '@touchline/layouts/Enterprise';
import { modern } from '@touchline/layouts/Modern';
import { HorizontalNavigation } from '@touchline/navigation/HorizontalNavigation';
import type { NavigationItem } from '@touchline/navigation/model';
import { VerticalNavigation } from '@touchline/navigation/VerticalNavigation';
import { Avatar } from '@touchline/ui/Avatar';
import { IconButton } from '@touchline/ui/IconButton';
import { YearFooter } from '@touchline/ui/shell/YearFooter';
import { media } from '@touchline/ui/theme';
import { useState, useSyncExternalStore, type ReactNode } from 'react';

const layouts = { classy, enterprise, modern };

export type LayoutName = keyof typeof layouts;

export function isLayoutName(name: string): name is LayoutName {
  return Object.hasOwn(layouts, name);
}

const items: NavigationItem[] = [
  { id: 'home', type: 'basic', title: 'Home', icon: 'home', link: '/classy' },
  { id: 'matches', type: 'basic', title: 'Matches', icon: 'matches', link: '/enterprise' },
  { id: 'messages', type: 'basic', title: 'Messages', icon: 'messages', link: '/modern' },
  {
    id: 'favourites',
    type: 'collapsable',
    title: 'Favourites',
    icon: 'favourites',
    children: [{ id: 'teams', type: 'basic', title: 'Teams', link: '/teams' }],
  },
];

const icons = { home: HomeIcon, matches: TrophyIcon, messages: InboxIcon, favourites: HeartIcon };

const person = { name: 'Ada Okafor', email: 'ada@ashworth-high.example' };

/** Whether the navigation is a drawer. A server draws the page for a wide screen. */
function useIsSmall() {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(media.belowMd);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(media.belowMd).matches,
    () => false,
  );
}

export interface ShellProps {
  layout: LayoutName;
  /** The path of the page, for the active item. */
  pathname: string;
  onNavigate: (href: string) => void;
  children: ReactNode;
}

/** A layout with a navigation, a bar and a footer around a page. */
export function Shell({ layout: name, pathname, onNavigate, children }: ShellProps) {
  const layout = layouts[name];
  const isSmall = useIsSmall();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isSideOpen, setSideOpen] = useState(true);
  const isOpen = isSmall ? isDrawerOpen : isSideOpen;
  const setOpen = isSmall ? setDrawerOpen : setSideOpen;
  const hasMenu = layout.navigation?.items === 'horizontal' && !isSmall;
  const navigation = {
    items,
    icons,
    onNavigate,
    currentLocation: { pathname, search: '', hash: '' },
    labels: { navigation: 'Main navigation', close: 'Close navigation', more: 'More' },
  };
  const { NavigationHead: Head } = layout;
  return (
    <AppFrame
      layout={layout}
      labels={{ skipToContent: 'Skip to the content' }}
      logo={<BarLogo href="/" label="Touchline, home" />}
      menu={hasMenu && <HorizontalNavigation {...navigation} />}
      navigation={
        !hasMenu && (
          <VerticalNavigation
            {...navigation}
            appearance={layout.navigation?.appearance}
            surface={layout.navigation?.surface}
            mode={isSmall ? 'over' : 'side'}
            isOpen={isOpen}
            onOpenChange={setOpen}
            contentHeader={
              Head && (
                <Head
                  homeHref="/"
                  homeLabel="Touchline, home"
                  user={{
                    ...person,
                    avatar: <Avatar name={person.name} size="large" isDecorative />,
                  }}
                />
              )
            }
          />
        )
      }
      toggle={
        <IconButton
          label="Navigation"
          icon={Bars3Icon}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      }
      actions={<IconButton label="Search" icon={MagnifyingGlassIcon} />}
      footer={<YearFooter year={2026} owner="Touchline" />}
    >
      {children}
    </AppFrame>
  );
}
