import type { ReactNode } from 'react';
import type { LayoutName } from '../layoutNames/index.ts';

/** Which navigation a layout wants. The app hands it over in the slots. */
export interface NavigationConfig {
  /** The set of items; `horizontal` goes into the slot `menu`, the others into `navigation`. */
  items: 'default' | 'compact' | 'futuristic' | 'horizontal';
  /** Of the navigation at the side; beside a horizontal menu, of the drawer on small screens. */
  appearance: 'default' | 'compact' | 'dense' | 'thin';
  /** `dark` in either scheme, `vivid` in the futuristic colour, `card` follows the scheme. */
  surface: 'dark' | 'vivid' | 'card';
  /** Gets the slot `appearanceToggle`, between this appearance and `default`. */
  canChangeAppearance?: boolean;
}

/** What the head or foot of a navigation may show; each piece takes of it what it has room for. */
export interface NavigationPieceProps {
  homeHref: string;
  /** Where the logo leads, in words. */
  homeLabel: string;
  /** Left out for a visitor; empty texts keep their place until the person is known. */
  user?: { name: string; email: string; avatar: ReactNode };
  /** The button of the user menu, where the config's `userPlacement` is `navigation`. */
  userButton?: ReactNode;
  /** The button of the notifications, where the config's `notificationsPlacement` is `navigation`. */
  notificationsButton?: ReactNode;
}

type NavigationPiece = (props: NavigationPieceProps) => ReactNode;

/** A layout as a value: what `AppFrame` needs to look like it, and what the app asks of it. */
export interface LayoutConfig {
  name: LayoutName;
  /** Sets variables of `frame.css.ts`; left out where all of them stay as they are. */
  className?: string;
  /**
   * `bare` shows the content alone; `side` has a navigation beside the page; the other two have a
   * horizontal menu from `md` and a drawer below.
   */
  kind: 'bare' | 'side' | 'menuInBar' | 'menuBelowBar';
  /** The scheme of the bar where it differs from the page. */
  barScheme?: 'dark';
  hasLogoInBar: boolean;
  hasQuickChat: boolean;
  userPlacement: 'bar' | 'navigation';
  notificationsPlacement: 'bar' | 'navigation';
  /** `bare` has none. */
  navigation?: NavigationConfig;
  /** Above the items, scrolling with them, unless `isHeadFixed`. */
  NavigationHead?: NavigationPiece;
  isHeadFixed?: boolean;
  /** Below the items, scrolling with them, unless `isFootFixed`. */
  NavigationFoot?: NavigationPiece;
  isFootFixed?: boolean;
}
