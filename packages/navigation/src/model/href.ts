import { dataLink } from '@touchline/ui/href';
import { splitLink } from './parseUrl.ts';
import type { NavigationItem, NavigationLocation, QueryParams } from './item.ts';

function writeParams(into: URLSearchParams, params: QueryParams) {
  for (const [name, value] of Object.entries(params)) {
    into.delete(name);
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== null && one !== undefined) into.append(name, String(one));
  }
}

function buildSearch(item: NavigationItem, own: string, current: string): string {
  if (item.queryParamsHandling === 'preserve') return current;
  if (item.queryParamsHandling !== 'merge' && !item.queryParams) return own;
  const query = new URLSearchParams(item.queryParamsHandling === 'merge' ? current : own);
  if (item.queryParamsHandling === 'merge') {
    const added = new URLSearchParams(own);
    for (const name of added.keys()) query.delete(name);
    for (const [name, value] of added) query.append(name, value);
  }
  if (item.queryParams) writeParams(query, item.queryParams);
  const text = query.toString();
  return text && `?${text}`;
}

/** Whether the item's address depends on the current address. */
export function dependsOnLocation(item: NavigationItem): boolean {
  return Boolean(item.preserveFragment || item.queryParamsHandling);
}

/**
 * The address of an item: its link with its query parameters and fragment, merged with those of the
 * current address if the item says so.
 *
 * @returns undefined for an item without a link, and for a link that breaks the rule of links from
 *   data (SEC-3)
 */
export function buildHref(item: NavigationItem, location: NavigationLocation): string | undefined {
  if (item.link === undefined) return undefined;
  if (item.externalLink) return hrefOf(item.link, false);
  const own = splitLink(item.link);
  const fragment =
    item.fragment === undefined ? own.hash : `#${encodeURI(item.fragment.toWellFormed())}`;
  return hrefOf(
    own.pathname +
      buildSearch(item, own.search, location.search) +
      (item.preserveFragment ? location.hash : fragment),
    true,
  );
}

function hrefOf(address: string, isInternal: boolean): string | undefined {
  const link = dataLink(address, isInternal);
  return link.kind === 'none' ? undefined : link.href;
}
