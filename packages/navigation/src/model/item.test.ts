import { expectTypeOf, test } from 'vitest';
import type { NavigationBadge, NavigationItem, NavigationItemClasses } from './item.ts';

test('an item has the fields of the API, and no other (NAV-12, NAV-13, NAV-14)', () => {
  type Looks = 'title' | 'subtitle' | 'icon' | 'tooltip' | 'badge' | 'classes';
  type State = 'disabled' | 'hidden' | 'active' | 'exactMatch' | 'isActiveMatchOptions' | 'roles';
  type Leading =
    | 'link'
    | 'externalLink'
    | 'target'
    | 'fragment'
    | 'preserveFragment'
    | 'queryParams'
    | 'queryParamsHandling';
  expectTypeOf<keyof NavigationItem>().toEqualTypeOf<
    'id' | 'type' | 'children' | 'function' | Looks | State | Leading
  >();
  expectTypeOf<keyof NavigationBadge>().toEqualTypeOf<'title' | 'classes'>();
  expectTypeOf<keyof NavigationItemClasses>().toEqualTypeOf<
    'wrapper' | 'icon' | 'title' | 'subtitle'
  >();
});
