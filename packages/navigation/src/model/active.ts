import { parseUrl, splitLink, type ParsedUrl, type Segment } from './parseUrl.ts';
import { buildHref, dependsOnLocation } from './href.ts';
import type { ActiveMatchOptions, NavigationItem, NavigationLocation } from './item.ts';

const subset: ActiveMatchOptions = {
  paths: 'subset',
  queryParams: 'subset',
  fragment: 'ignored',
  matrixParams: 'ignored',
};
const exact: ActiveMatchOptions = { ...subset, paths: 'exact', queryParams: 'exact' };

/** The match options of an item: its own, else exact or subset by `exactMatch`. */
function matchOptionsOf(item: NavigationItem): ActiveMatchOptions {
  const base = item.exactMatch ? exact : subset;
  return item.isActiveMatchOptions ? { ...base, ...item.isActiveMatchOptions } : base;
}

function hasValues(query: URLSearchParams, name: string, wanted: readonly string[]): boolean {
  const values = query.getAll(name);
  return values.length === wanted.length && wanted.every((value) => values.includes(value));
}

function doQueriesMatch(link: URLSearchParams, at: URLSearchParams, isExact: boolean): boolean {
  const names = new Set(link.keys());
  if (isExact && names.size !== new Set(at.keys()).size) return false;
  return [...names].every((name) => hasValues(at, name, link.getAll(name)));
}

function doMatrixParamsMatch(link: Segment, at: Segment, isExact: boolean): boolean {
  if (isExact && link.matrix.length !== at.matrix.length) return false;
  return link.matrix.every(([name, value]) =>
    at.matrix.some((other) => other[0] === name && other[1] === value),
  );
}

function doPathsMatch(link: ParsedUrl, at: ParsedUrl, options: ActiveMatchOptions): boolean {
  if (options.paths === 'exact' && link.segments.length !== at.segments.length) return false;
  return link.segments.every((segment, index) => {
    const other = at.segments[index];
    if (!other || segment.path !== other.path) return false;
    return (
      options.matrixParams === 'ignored' ||
      doMatrixParamsMatch(segment, other, options.matrixParams === 'exact')
    );
  });
}

/** Whether an address matches a link. */
export function isMatch(link: ParsedUrl, at: ParsedUrl, options: ActiveMatchOptions): boolean {
  return (
    doPathsMatch(link, at, options) &&
    (options.queryParams === 'ignored' ||
      doQueriesMatch(link.query, at.query, options.queryParams === 'exact')) &&
    (options.fragment === 'ignored' || link.fragment === at.fragment)
  );
}

const parsedLinks = new WeakMap<NavigationItem, ParsedUrl>();

function parseLink(item: NavigationItem, location: NavigationLocation): ParsedUrl | undefined {
  const known = parsedLinks.get(item);
  if (known) return known;
  const href = buildHref(item, location);
  if (href === undefined || item.externalLink) return undefined;
  const { pathname, search, hash } = splitLink(href);
  const address = parseUrl(pathname, search, hash);
  if (!dependsOnLocation(item)) parsedLinks.set(item, address);
  return address;
}

/** The active items at one address. */
export interface ActiveItems {
  /** Items that are active themselves, by their link or by `active`. */
  active: ReadonlySet<string>;
  /** Active items whose path equals the path of the address. */
  current: ReadonlySet<string>;
  /** Items with an active descendant. */
  ancestors: ReadonlySet<string>;
}

/** Finds the active items at an address in a single walk over all items. */
export function findActiveItems(
  items: readonly NavigationItem[],
  location: NavigationLocation,
): ActiveItems {
  const at = parseUrl(location.pathname, location.search, location.hash);
  const active = new Set<string>();
  const current = new Set<string>();
  const ancestors = new Set<string>();

  function walk(list: readonly NavigationItem[]): boolean {
    let isAny = false;
    for (const item of list) {
      const link = parseLink(item, location);
      const isMatched = link !== undefined && isMatch(link, at, matchOptionsOf(item));
      if (isMatched || item.active) active.add(item.id);
      if (isMatched && link.segments.length === at.segments.length) current.add(item.id);
      if (item.children?.length && walk(item.children)) ancestors.add(item.id);
      isAny ||= active.has(item.id) || ancestors.has(item.id);
    }
    return isAny;
  }

  walk(items);
  return { active, current, ancestors };
}

/** Whether one item is active at an address. */
export function isActive(item: NavigationItem, location: NavigationLocation): boolean {
  return findActiveItems([item], location).active.has(item.id);
}
