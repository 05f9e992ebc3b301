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
  fragment: 'exact' | 'ignored';
  /** Matrix parameters in the path: `/teams;season=2026`. */
  matrixParams: 'exact' | 'subset' | 'ignored';
}

export interface NavigationBadge {
  title: string;
  classes?: string | undefined;
}

/** Class names of the app for the parts of one entry. */
export interface NavigationItemClasses {
  wrapper?: string | undefined;
  icon?: string | undefined;
  title?: string | undefined;
  subtitle?: string | undefined;
}

/**
 * One entry of a navigation. The names are those of the API (NAV-12), so that an entry from the
 * server can be used directly; texts are already translated.
 */
export interface NavigationItem {
  /** Unique in the whole list. */
  id: string;
  type: NavigationItemType;
  title?: string | undefined;
  subtitle?: string | undefined;
  /** A name in the table of icons; an unknown one shows a neutral icon. */
  icon?: string | undefined;
  /** A path of the app, or any address with `externalLink`. */
  link?: string | undefined;
  externalLink?: boolean | undefined;
  target?: string | undefined;
  /** Called on a press; with a `link`, before the link is followed. */
  function?: ((item: NavigationItem) => void) | undefined;
  /** Without the `#`. */
  fragment?: string | undefined;
  /** Keeps the fragment of the current address instead of `fragment`. */
  preserveFragment?: boolean | undefined;
  queryParams?: QueryParams | undefined;
  /**
   * `merge` adds the item's parameters to those of the current address; `preserve` keeps only the
   * latter.
   */
  queryParamsHandling?: 'merge' | 'preserve' | '' | undefined;
  tooltip?: string | undefined;
  disabled?: boolean | undefined;
  hidden?: ((item: NavigationItem) => boolean) | undefined;
  /** Always marks the item as active. */
  active?: boolean | undefined;
  exactMatch?: boolean | undefined;
  /** Overrides `exactMatch`; omitted options are as `exactMatch` says. */
  isActiveMatchOptions?: Partial<ActiveMatchOptions> | undefined;
  classes?: NavigationItemClasses | undefined;
  badge?: NavigationBadge | undefined;
  children?: readonly NavigationItem[] | undefined;
  /** Omitted: everyone. Empty: only people without a role (NAV-6). */
  roles?: readonly string[] | undefined;
}

/** Whether the entry only groups others. */
export function isContainer({ type }: NavigationItem): boolean {
  return type === 'group' || type === 'collapsable' || type === 'aside';
}
