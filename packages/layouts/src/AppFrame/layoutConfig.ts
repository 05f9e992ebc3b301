import type { ReactNode } from 'react';
import type { LayoutName } from '../layoutNames/index.ts';

/** The navigation of a layout. The app renders it and passes it in the slots. */
export interface NavigationConfig {
  /**
   * The variant of the items; `horizontal` is rendered in the slot `menu`, the others in
   * `navigation`.
   */
  items: 'default' | 'compact' | 'futuristic' | 'horizontal';
  /** The appearance of the navigation at the side; with a horizontal menu, of the drawer. */
  appearance: 'default' | 'compact' | 'dense' | 'thin';
  /** `dark` in both schemes, `vivid` in the futuristic colour, `card` follows the scheme. */
  surface: 'dark' | 'vivid' | 'card';
  /** Enables the slot `appearanceToggle`, which switches between this appearance and `default`. */
  canChangeAppearance?: boolean;
}

/** The props of the header and footer of a navigation; each uses those it has room for. */
export interface NavigationSlotProps {
  /** Where the logo leads. */
  homeHref: string;
  /** The accessible name of the link around the logo. */
  homeLabel: string;
  /** Omitted for a visitor; empty texts reserve the space until the person is loaded. */
  user?: { name: string; email: string; avatar: ReactNode };
  /** The button of the user menu, if `userPlacement` is `navigation`. */
  userButton?: ReactNode;
  /** The button of the notifications, if `notificationsPlacement` is `navigation`. */
  notificationsButton?: ReactNode;
}

type NavigationSlot = (props: NavigationSlotProps) => ReactNode;

/** A layout as data: how `AppFrame` renders it, and what the app has to render for it. */
export interface LayoutConfig {
  /** The name by which a person chooses it. */
  name: LayoutName;
  /** A class that sets variables of `frame.css.ts`; omitted: all defaults. */
  className?: string;
  /**
   * `bare` shows only the content; `side` has a navigation beside the page; the other two have a
   * horizontal menu from `md` and a drawer below.
   */
  kind: 'bare' | 'side' | 'menuInBar' | 'menuBelowBar';
  /** The scheme of the bar if it differs from the page. */
  barScheme?: 'dark';
  /** Whether the bar shows `logo`; otherwise the navigation has one. */
  hasLogoInBar: boolean;
  /** Whether `quickChat` is shown. */
  hasQuickChat: boolean;
  /** Where the app puts the button of the user menu. */
  userPlacement: 'bar' | 'navigation';
  /** Where the app puts the button of the notifications. */
  notificationsPlacement: 'bar' | 'navigation';
  /** Omitted for `bare`. */
  navigation?: NavigationConfig;
  /** Rendered above the items and scrolls with them, unless `isHeadFixed`. */
  NavigationHead?: NavigationSlot;
  /** The head stays while the entries scroll. */
  isHeadFixed?: boolean;
  /** Rendered below the items and scrolls with them, unless `isFootFixed`. */
  NavigationFoot?: NavigationSlot;
  /** The foot stays while the entries scroll. */
  isFootFixed?: boolean;
}
