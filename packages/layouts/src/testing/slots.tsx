import {
  ArrowLeftIcon,
  ArrowsPointingOutIcon,
  ArrowsRightLeftIcon,
  Bars3Icon,
  BellIcon,
  BookmarkIcon,
  ChatBubbleLeftRightIcon,
  EllipsisHorizontalIcon,
  EllipsisVerticalIcon,
  EnvelopeIcon,
  HeartIcon,
  HomeIcon,
  InboxIcon,
  InformationCircleIcon,
  LanguageIcon,
  MagnifyingGlassIcon,
  QuestionMarkCircleIcon,
  TrophyIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Avatar } from '@touchline/ui/Avatar';
import { Badge } from '@touchline/ui/Badge';
import { Icon, type IconComponent } from '@touchline/ui/Icon';
import { IconButton } from '@touchline/ui/IconButton';
import type { LayoutConfig, LayoutProps } from '../AppFrame/index.ts';
import { BarLogo } from '../BarLogo/index.ts';
import * as styles from './testing.css.ts';

const home = { homeHref: '#home', homeLabel: 'Touchline, home' };

const items: { title: string; icon: IconComponent }[] = [
  { title: 'Home', icon: HomeIcon },
  { title: 'Matches', icon: TrophyIcon },
  { title: 'Favourites', icon: HeartIcon },
  { title: 'Messages', icon: InboxIcon },
  { title: 'Contact us', icon: EnvelopeIcon },
  { title: 'About us', icon: InformationCircleIcon },
];

/** The slots as the app fills them for a layout, with placeholder content. */
export function slotsFor(layout: LayoutConfig): Omit<LayoutProps, 'children'> {
  return {
    labels: { skipToContent: 'Skip to the content' },
    navigation: <SideNavigation layout={layout} />,
    menu: <HorizontalMenu />,
    toggle: <IconButton label="Navigation" icon={Bars3Icon} />,
    appearanceToggle: <IconButton label="Narrow navigation" icon={ArrowsRightLeftIcon} />,
    logo: <BarLogo href="#home" label="Touchline, home" />,
    start: <IconButton label="Back" icon={ArrowLeftIcon} />,
    actions: <Actions layout={layout} />,
    advertisement: (
      <aside className={styles.advertisement} aria-label="Advertisement">
        Boots for every pitch, at Sideline Sports
      </aside>
    ),
    footer: '© 2026 Touchline',
    quickChat: <ChatRail />,
  };
}

function SideNavigation({ layout }: { layout: LayoutConfig }) {
  const { navigation, NavigationHead: Head, NavigationFoot: Foot } = layout;
  if (!navigation || navigation.items === 'horizontal') return null;
  const { appearance, surface } = navigation;
  const isNarrow = appearance !== 'default';
  const pieces = {
    ...home,
    user: {
      name: 'Margaret Featherstonehaugh-Cholmondeley',
      email: 'margaret.featherstonehaugh@ashworth-high.example',
      avatar: <Avatar name="Margaret Featherstonehaugh" size="large" isDecorative />,
    },
    userButton: <UserButton />,
    notificationsButton: <NotificationsButton />,
  };
  return (
    <nav
      className={`${styles.navigation[appearance]} ${styles.surface[surface]}`}
      data-scheme={surface === 'card' ? undefined : 'dark'}
      aria-label="Main"
    >
      {Head && <Head {...pieces} />}
      <ul className={styles.items}>
        {items.map(({ title, icon }) => (
          <li key={title}>
            <a
              className={isNarrow ? styles.narrowItem : styles.item}
              href={`#${title}`}
              aria-label={title}
            >
              <Icon icon={icon} size="large" />
              {(!isNarrow || appearance === 'compact') && title}
            </a>
          </li>
        ))}
      </ul>
      {Foot && <Foot {...pieces} />}
    </nav>
  );
}

/** The entries that have room at every width of the menu. */
const first: typeof items = [...items.slice(0, 3), { title: 'More', icon: EllipsisHorizontalIcon }];

function HorizontalMenu() {
  return (
    <nav aria-label="Main">
      <ul className={styles.menu}>
        {first.map(({ title, icon }) => (
          <li key={title}>
            <a className={styles.menuItem} href={`#${title}`}>
              <Icon icon={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Actions({ layout }: { layout: LayoutConfig }): ReactNode {
  return (
    <>
      <div className={styles.fromSm}>
        <IconButton label="Language" icon={LanguageIcon} />
      </div>
      <div className={styles.fromMd}>
        <IconButton label="Toggle fullscreen" icon={ArrowsPointingOutIcon} />
      </div>
      <IconButton label="Search" icon={MagnifyingGlassIcon} />
      <div className={styles.fromSm}>
        <IconButton label="Shortcuts" icon={BookmarkIcon} />
      </div>
      <IconButton
        label="Messages"
        icon={InboxIcon}
        badge={<Badge tone="messages" count={5} accessibleLabel="5 unread" />}
      />
      {layout.notificationsPlacement === 'bar' && <NotificationsButton />}
      <div className={styles.fromSm}>
        <IconButton label="Help" icon={QuestionMarkCircleIcon} />
      </div>
      {layout.hasQuickChat && (
        <div className={styles.fromSmBelowLg}>
          <IconButton label="Chat" icon={ChatBubbleLeftRightIcon} />
        </div>
      )}
      <div className={styles.belowMd}>
        <IconButton label="More" icon={EllipsisVerticalIcon} />
      </div>
      {layout.userPlacement === 'bar' && <UserButton />}
    </>
  );
}

function NotificationsButton() {
  return (
    <IconButton
      label="Notifications"
      icon={BellIcon}
      badge={<Badge tone="notifications" count={3} accessibleLabel="3 unread" />}
    />
  );
}

function UserButton() {
  return <IconButton label="Account" icon={UserCircleIcon} />;
}

function ChatRail() {
  return (
    <aside className={styles.rail} aria-label="Chat">
      <IconButton label="Open the chat" icon={ChatBubbleLeftRightIcon} />
      {['Ada Okafor', 'Brian Hughes', 'Çağla Şimşek'].map((name) => (
        <Avatar key={name} name={name} size="small" />
      ))}
    </aside>
  );
}
