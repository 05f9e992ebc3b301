import * as v from 'valibot';
import { listOf, omittable } from './tolerant.ts';
import { roles } from './user.ts';

export const navigationItemTypes = [
  'basic',
  'aside',
  'collapsable',
  'group',
  'divider',
  'spacer',
] as const;

const exactness = omittable(v.picklist(['exact', 'subset', 'ignored']));

/** Which parts of a link must equal those of the address for the entry to be active. */
const activeMatchOptions = v.object({
  paths: omittable(v.picklist(['exact', 'subset'])),
  queryParams: exactness,
  fragment: omittable(v.picklist(['exact', 'ignored'])),
  matrixParams: exactness,
});

type WireActiveMatchOptions = v.InferOutput<typeof activeMatchOptions>;

const className = omittable(v.string());

/** Class names for the parts of an entry. */
const itemClasses = v.object({
  wrapper: className,
  icon: className,
  title: className,
  subtitle: className,
});

type WireItemClasses = v.InferOutput<typeof itemClasses>;

/**
 * An entry as the server sends it, without the functions and predicates that only the client has.
 */
export interface WireNavigationItem {
  id: string;
  type: (typeof navigationItemTypes)[number];
  title?: string | undefined;
  subtitle?: string | undefined;
  icon?: string | undefined;
  link?: string | undefined;
  externalLink?: boolean | undefined;
  target?: string | undefined;
  fragment?: string | undefined;
  preserveFragment?: boolean | undefined;
  queryParams?: Record<string, string | number | boolean> | undefined;
  queryParamsHandling?: 'merge' | 'preserve' | '' | undefined;
  tooltip?: string | undefined;
  disabled?: boolean | undefined;
  active?: boolean | undefined;
  exactMatch?: boolean | undefined;
  isActiveMatchOptions?: WireActiveMatchOptions | undefined;
  classes?: WireItemClasses | undefined;
  roles?: (typeof roles)[number][] | undefined;
  badge?: { title: string; classes?: string | undefined } | undefined;
  children?: WireNavigationItem[] | undefined;
}

export const navigationItem: v.GenericSchema<unknown, WireNavigationItem> = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  type: v.picklist(navigationItemTypes),
  title: omittable(v.string()),
  subtitle: omittable(v.string()),
  icon: omittable(v.string()),
  link: omittable(v.string()),
  externalLink: omittable(v.boolean()),
  target: omittable(v.string()),
  fragment: omittable(v.string()),
  preserveFragment: omittable(v.boolean()),
  queryParams: omittable(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  queryParamsHandling: omittable(v.picklist(['merge', 'preserve', ''])),
  tooltip: omittable(v.string()),
  disabled: omittable(v.boolean()),
  active: omittable(v.boolean()),
  exactMatch: omittable(v.boolean()),
  isActiveMatchOptions: omittable(activeMatchOptions),
  classes: omittable(itemClasses),
  /** An entry for an unknown role is left out: without the role it would be for visitors (NAV-6). */
  roles: v.pipe(
    v.nullish(v.array(v.picklist(roles))),
    v.transform((given) => given ?? undefined),
  ),
  badge: omittable(v.object({ title: v.string(), classes: omittable(v.string()) })),
  children: omittable(listOf(v.lazy(() => navigationItem))),
}) as v.GenericSchema<unknown, WireNavigationItem>;

const items = listOf(navigationItem);

export const navigation = v.object({
  compact: items,
  default: items,
  futuristic: items,
  horizontal: items,
});

export type Navigation = v.InferOutput<typeof navigation>;
