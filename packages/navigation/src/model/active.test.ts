import { describe, expect, it } from 'vitest';
import { splitLink } from './parseUrl.ts';
import { findActiveItems, isActive } from './active.ts';
import type { NavigationItem } from './item.ts';

function isActiveAt(at: string, item: Partial<NavigationItem>): boolean {
  return isActive({ id: 'x', type: 'basic', ...item }, splitLink(at));
}

type Row = [claim: string, at: string, item: Partial<NavigationItem>, expected: boolean];

const byDefault: Row[] = [
  ['its own path', '/matches', { link: '/matches' }, true],
  ['a path below it', '/matches/12', { link: '/matches' }, true],
  ['a path that only begins alike', '/matches-archive', { link: '/matches' }, false],
  ['a path above it', '/matches', { link: '/matches/12' }, false],
  ['a slash at the end', '/matches/', { link: '/matches' }, true],
  ['more parameters', '/matches?day=1&page=2', { link: '/matches?day=1' }, true],
  ['a parameter with another value', '/matches?day=2', { link: '/matches?day=1' }, false],
  ['parameters of its own that lack', '/matches', { link: '/a', queryParams: { day: 1 } }, false],
  ['another fragment', '/matches#b', { link: '/matches', fragment: 'a' }, true],
  ['other parameters in the path', '/matches;a=1', { link: '/matches;a=2' }, true],
  ['letters written as codes', '/okul%20ara', { link: '/okul ara' }, true],
  ['broken codes', '/%E0%A4%A', { link: '/%E0%A4%A' }, true],
];

const exactly: Row[] = [
  ['its own path', '/matches', { link: '/matches' }, true],
  ['a path below it', '/matches/12', { link: '/matches' }, false],
  ['more parameters', '/matches?day=1&page=2', { link: '/matches?day=1' }, false],
  ['its parameters in another order', '/m?b=2&a=1', { link: '/m?a=1&b=2' }, true],
  ['another fragment', '/matches#b', { link: '/matches' }, true],
];

const byOptions: Row[] = [
  ['paths exact', '/m/1', { link: '/m', isActiveMatchOptions: { paths: 'exact' } }, false],
  [
    'paths subset over exactMatch',
    '/m/1',
    { link: '/m', exactMatch: true, isActiveMatchOptions: { paths: 'subset' } },
    true,
  ],
  [
    'queryParams exact',
    '/m/1?a=1&b=2',
    { link: '/m?a=1', isActiveMatchOptions: { queryParams: 'exact' } },
    false,
  ],
  [
    'queryParams subset over exactMatch',
    '/m?a=1&b=2',
    { link: '/m?a=1', exactMatch: true, isActiveMatchOptions: { queryParams: 'subset' } },
    true,
  ],
  [
    'queryParams ignored',
    '/m?a=2',
    { link: '/m?a=1', isActiveMatchOptions: { queryParams: 'ignored' } },
    true,
  ],
  [
    'fragment exact, another',
    '/m#b',
    { link: '/m#a', isActiveMatchOptions: { fragment: 'exact' } },
    false,
  ],
  [
    'fragment exact, the same',
    '/m#a',
    { link: '/m', fragment: 'a', isActiveMatchOptions: { fragment: 'exact' } },
    true,
  ],
  [
    'matrixParams subset',
    '/m;a=1;b=2',
    { link: '/m;a=1', isActiveMatchOptions: { matrixParams: 'subset' } },
    true,
  ],
  [
    'matrixParams subset, another value',
    '/m;a=2',
    { link: '/m;a=1', isActiveMatchOptions: { matrixParams: 'subset' } },
    false,
  ],
  [
    'matrixParams exact',
    '/m;a=1;b=2',
    { link: '/m;a=1', isActiveMatchOptions: { matrixParams: 'exact' } },
    false,
  ],
];

describe('an item', () => {
  it.each(byDefault)('by default, at %s (NAV-17)', (_claim, at, item, expected) => {
    expect(isActiveAt(at, item)).toBe(expected);
  });

  it.each(exactly)('with exactMatch, at %s (NAV-17)', (_claim, at, item, expected) => {
    expect(isActiveAt(at, { ...item, exactMatch: true })).toBe(expected);
  });

  it.each(byOptions)('with the option %s (NAV-17)', (_claim, at, item, expected) => {
    expect(isActiveAt(at, item)).toBe(expected);
  });

  it('is active wherever the person is if it says so (NAV-17)', () => {
    expect(isActiveAt('/else', { active: true })).toBe(true);
  });

  it('is not active by an external link', () => {
    expect(isActiveAt('/m', { link: '/m', externalLink: true })).toBe(false);
  });

  it('follows the address where its own parameters do', () => {
    // The same object each time, because what was read of a link is kept by it.
    const item: NavigationItem = {
      id: 'x',
      type: 'basic',
      link: '/m',
      queryParamsHandling: 'preserve',
      exactMatch: true,
    };
    expect(isActive(item, splitLink('/m?a=1'))).toBe(true);
    expect(isActive(item, splitLink('/m?a=2'))).toBe(true);
  });
});

it('finds the active items, those of the very path, and everything above them', () => {
  const items: NavigationItem[] = [
    { id: 'matches', type: 'basic', link: '/matches' },
    {
      id: 'group',
      type: 'group',
      children: [
        {
          id: 'cups',
          type: 'collapsable',
          children: [{ id: 'autumn', type: 'basic', link: '/matches/autumn' }],
        },
      ],
    },
  ];
  const { active, current, ancestors } = findActiveItems(items, splitLink('/matches/autumn'));
  expect([...active]).toEqual(['matches', 'autumn']);
  expect([...current]).toEqual(['autumn']);
  expect([...ancestors]).toEqual(['cups', 'group']);
});
