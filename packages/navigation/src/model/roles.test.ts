import {
  array,
  boolean,
  check,
  constant,
  option,
  property,
  subarray,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavigationItem } from './item.ts';
import { filterByRoles, isForRoles } from './roles.ts';

const names = ['User', 'Administrator', 'SchoolAdministrator'];

function subsetsOf(list: readonly string[]): string[][] {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap((subset) => [subset, [first, ...subset]]);
}

const everyList = [undefined, ...subsetsOf(names)];

function entry(id: string, roles?: string[], children?: NavigationItem[]): NavigationItem {
  return { id, type: children ? 'group' : 'basic', title: id, roles, children };
}

function idsOf(items: readonly NavigationItem[]): string[] {
  return items.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])]);
}

const everyCase = subsetsOf(names).flatMap((held) => everyList.map((roles) => ({ held, roles })));

it.each(everyCase)('an item for $roles and a person with $held (NAV-6)', ({ held, roles }) => {
  const isShown =
    roles === undefined ||
    (roles.length === 0 ? held.length === 0 : roles.some((role) => held.includes(role)));
  expect(filterByRoles([entry('a', roles)], held)).toHaveLength(isShown ? 1 : 0);
});

describe('filterByRoles', () => {
  const items = [
    entry('home'),
    entry('sign-in', []),
    entry('admin', undefined, [
      entry('schools', ['Administrator', 'SchoolAdministrator']),
      entry('adverts', ['Administrator']),
      entry('deep', ['SchoolAdministrator'], [entry('deeper', ['Administrator'])]),
    ]),
  ];

  it('shows what is for people without roles to them only', () => {
    expect(idsOf(filterByRoles(items, []))).toEqual(['home', 'sign-in']);
    expect(idsOf(filterByRoles(items, ['User']))).toEqual(['home']);
  });

  it('filters at every depth, and leaves no container behind empty (NAV-7, NAV-8)', () => {
    expect(idsOf(filterByRoles(items, ['SchoolAdministrator']))).toEqual([
      'home',
      'admin',
      'schools',
    ]);
    expect(idsOf(filterByRoles(items, ['Administrator', 'SchoolAdministrator']))).toEqual([
      'home',
      'admin',
      'schools',
      'adverts',
      'deep',
      'deeper',
    ]);
  });

  it('keeps the children of a hidden parent hidden (NAV-7)', () => {
    const nested = [entry('group', ['Administrator'], [entry('open')])];
    expect(filterByRoles(nested, ['User'])).toEqual([]);
  });

  it('hands back the same objects where nothing is filtered out', () => {
    const open = [entry('a'), entry('b', undefined, [entry('c')])];
    expect(filterByRoles(open, ['User'])).toBe(open);
  });
});

type Tree = [boolean, string[] | null, Tree[]];

function treeOf(depth: number): Arbitrary<Tree> {
  const below = depth === 0 ? constant<Tree[]>([]) : array(treeOf(depth - 1), { maxLength: 3 });
  return tuple(boolean(), option(subarray(names)), below);
}

const trees = array(treeOf(3), { maxLength: 4 });

/** Items with an id each, containers where the draw says so. */
function itemsOf(forest: readonly Tree[], path = ''): NavigationItem[] {
  return forest.map(([isGroup, roles, children], index) => {
    const id = `${path}/${index}`;
    const below = children.length > 0 || isGroup ? itemsOf(children, id) : undefined;
    return { ...entry(id, roles ?? undefined, below), type: isGroup ? 'group' : 'basic' };
  });
}

/**
 * The expected items, computed item by item from the rule: its own roles and those of its
 * ancestors.
 */
function shownOf(items: readonly NavigationItem[], held: readonly string[]): string[] {
  return items.flatMap((item) => {
    const { id, type, roles, children } = item;
    const isFor =
      !roles || (roles.length > 0 ? roles.some((role) => held.includes(role)) : held.length === 0);
    if (!isFor) return [];
    const below = shownOf(children ?? [], held);
    const isEmptied = type === 'group' && children?.length !== 0 && below.length === 0;
    return isEmptied ? [] : [id, ...below];
  });
}

function wrongTree(filter: typeof filterByRoles) {
  return check(
    property(trees, subarray(names), (forest, held) => {
      const items = itemsOf(forest);
      expect(idsOf(filter(items, held))).toEqual(shownOf(items, held));
    }),
    { seed: 20_261_122, numRuns: 2_000 },
  );
}

describe('for any navigation and any roles', () => {
  it('shows what the rule says, at every depth (NAV-6, NAV-7, NAV-8)', () => {
    expect(wrongTree(filterByRoles).counterexample).toBeNull();
  });

  it.each<[string, typeof filterByRoles]>([
    [
      'looks at the first level alone',
      (items, held) => items.filter((item) => isForRoles(item, held)),
    ],
    [
      'shows to everybody what is for nobody else',
      (items, held) => filterByRoles(items, held.length === 0 ? names : held),
    ],
  ])('a filter that %s is found', (_, filter) => {
    expect(wrongTree(filter).failed).toBe(true);
  });
});
