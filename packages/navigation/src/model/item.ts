/** The types of items, at any depth (NAV-11). */
export const navigationItemTypes = [
  'basic',
  'aside',
  'collapsable',
  'group',
  'divider',
  'spacer',
] as const;

export type NavigationItemType = (typeof navigationItemTypes)[number];

/** The current address as the router reports it. */
export interface NavigationLocation {
  /** The path, such as `/matches/today`. */
  pathname: string;
  /** With the `?`, or empty. */
  search: string;
  /** With the `#`, or empty. */
  hash: string;
}

export type QueryValue = string | number | boolean;

/** A parameter without a value is omitted from the address. */
export type QueryParams = Readonly<
  Record<string, QueryValue | readonly QueryValue[] | null | undefined>
>;

/** Which parts of a link must equal those of the address for the item to be active. */
export interface ActiveMatchOptions {
  /** `subset`: the address may continue below the link. */
  paths: 'exact' | 'subset';
  /** `subset`: the address may contain more parameters. */
  queryParams: 'exact' | 'subset' | 'ignored';
  /** `exact`: what follows the `#` must be the same. */
  fragment: 'exact' | 'ignored';
  /** Matrix parameters in the path: `/teams;season=2026`. */
  matrixParams: 'exact' | 'subset' | 'ignored';
}

export interface NavigationBadge {
  /** The text of the badge, such as a number. */
  title: string;
  /** Class names of the app for it. */
  classes?: string | undefined;
}

/** Class names of the app for the parts of one entry. */
export interface NavigationItemClasses {
  /** Of the link or the button. */
  wrapper?: string | undefined;
  /** Of the icon. */
  icon?: string | undefined;
  /** Of the first line. */
  title?: string | undefined;
  /** Of the second line. */
  subtitle?: string | undefined;
}

/**
 * One entry of a navigation. The names are those of the API (NAV-12), so that an entry from the
 * server can be used directly; texts are already translated.
 */
export interface NavigationItem {
  /** Unique in the whole list. */
  id: string;
  /**
   * `basic` is a link or a button. `collapsable` opens its `children` below it, `aside` in a panel
   * beside the navigation, `group` shows them under a heading. `divider` and `spacer` are a line
   * and a gap.
   */
  type: NavigationItemType;
  /** The label. */
  title?: string | undefined;
  /** A second, smaller line. */
  subtitle?: string | undefined;
  /** A name in the table of icons; an unknown one shows a neutral icon. */
  icon?: string | undefined;
  /** A path of the app, or any address with `externalLink`. */
  link?: string | undefined;
  /** `link` is left to the browser, and its address never makes the item active. */
  externalLink?: boolean | undefined;
  /** The window in which the browser opens the link, such as `_blank`. */
  target?: string | undefined;
  /** Called on a press; with a `link`, before the link is followed. */
  function?: ((item: NavigationItem) => void) | undefined;
  /** Without the `#`. */
  fragment?: string | undefined;
  /** Keeps the fragment of the current address instead of `fragment`. */
  preserveFragment?: boolean | undefined;
  /** Added to the address of `link`. With the same name they replace its own. */
  queryParams?: QueryParams | undefined;
  /**
   * `merge` adds the item's parameters to those of the current address; `preserve` keeps only the
   * latter.
   */
  queryParamsHandling?: 'merge' | 'preserve' | '' | undefined;
  /** Shown on hover and keyboard focus. */
  tooltip?: string | undefined;
  /** Is shown and can be neither followed nor opened. */
  disabled?: boolean | undefined;
  /** Called when the items are rendered; true leaves out the item and its children. */
  hidden?: ((item: NavigationItem) => boolean) | undefined;
  /** Always marks the item as active. */
  active?: boolean | undefined;
  /** Active only at this very path with these parameters. Omitted: also below the path. */
  exactMatch?: boolean | undefined;
  /** Overrides `exactMatch`; omitted options are as `exactMatch` says. */
  isActiveMatchOptions?: Partial<ActiveMatchOptions> | undefined;
  /** Class names of the app for its parts. */
  classes?: NavigationItemClasses | undefined;
  /** Shown at the end of the label, unless `renderBadge` renders another. */
  badge?: NavigationBadge | undefined;
  /** The items of a `group`, a `collapsable` or an `aside`. */
  children?: readonly NavigationItem[] | undefined;
  /** Omitted: everyone. Empty: only people without a role (NAV-6). */
  roles?: readonly string[] | undefined;
}

/** Whether the entry only groups others. */
export function isContainer({ type }: NavigationItem): boolean {
  return type === 'group' || type === 'collapsable' || type === 'aside';
}
