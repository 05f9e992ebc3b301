import { describe, expect, it } from 'vitest';
import type { NavigationItem } from './item.ts';
import { filterByRoles } from './roles.ts';

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
