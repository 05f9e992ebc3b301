/** The kinds of entry, at any depth (NAV-11). */
export const navigationItemTypes = [
  'basic',
  'aside',
  'collapsable',
  'group',
  'divider',
  'spacer',
] as const;

export type NavigationItemType = (typeof navigationItemTypes)[number];

/** The address the person is at, as the router reports it. */
export interface NavigationLocation {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
}

export type QueryValue = string | number | boolean;

/** A name without a value is left out of the address. */
export type QueryParams = Readonly<
  Record<string, QueryValue | readonly QueryValue[] | null | undefined>
>;

/** What of a link has to agree with the address for the item to be active. */
export interface ActiveMatchOptions {
  /** `subset`: the address may go on below the link. */
  paths: 'exact' | 'subset';
  /** `subset`: the address may carry more parameters. */
  queryParams: 'exact' | 'subset' | 'ignored';
  fragment: 'exact' | 'ignored';
  /** Parameters written into the path: `/teams;season=2026`. */
  matrixParams: 'exact' | 'subset' | 'ignored';
}

export interface NavigationBadge {
  title: string;
  classes?: string | undefined;
}

/** Names of the application's own classes, put on the parts of one entry. */
export interface NavigationItemClasses {
  wrapper?: string | undefined;
  icon?: string | undefined;
  title?: string | undefined;
  subtitle?: string | undefined;
}

/**
 * One entry of a navigation. The names are those of the data (NAV-12), so that what the
 * server sends is an item as it is; texts arrive in the person's language.
 */
export interface NavigationItem {
  /** Unique in its list, at every depth. */
  id: string;
  type: NavigationItemType;
  title?: string | undefined;
  subtitle?: string | undefined;
  /** A name in the table of icons given to the navigation; an unknown one draws a neutral icon. */
  icon?: string | undefined;
  /** An address in the application, or any address with `externalLink`. */
  link?: string | undefined;
  externalLink?: boolean | undefined;
  target?: string | undefined;
  /** Runs on a press; with a `link`, before the link is followed. */
  function?: ((item: NavigationItem) => void) | undefined;
  /** Without the number sign. */
  fragment?: string | undefined;
  /** Carries the fragment of the address on, in place of `fragment`. */
  preserveFragment?: boolean | undefined;
  queryParams?: QueryParams | undefined;
  /** `merge` adds the item's parameters to those of the address; `preserve` keeps the latter only. */
  queryParamsHandling?: 'merge' | 'preserve' | '' | undefined;
  tooltip?: string | undefined;
  disabled?: boolean | undefined;
  hidden?: ((item: NavigationItem) => boolean) | undefined;
  /** Marks the item as active wherever the person is. */
  active?: boolean | undefined;
  exactMatch?: boolean | undefined;
  /** Goes before `exactMatch`; what it leaves out is as without it. */
  isActiveMatchOptions?: Partial<ActiveMatchOptions> | undefined;
  classes?: NavigationItemClasses | undefined;
  badge?: NavigationBadge | undefined;
  children?: readonly NavigationItem[] | undefined;
  /** Left out: everyone. Empty: only people without a role (NAV-6). */
  roles?: readonly string[] | undefined;
}

/** Whether the entry is there to hold others. */
export function isContainer({ type }: NavigationItem): boolean {
  return type === 'group' || type === 'collapsable' || type === 'aside';
}
