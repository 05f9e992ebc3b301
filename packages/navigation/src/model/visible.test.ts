import { expect, it } from 'vitest';
import type { NavigationItem } from './item.ts';
import { findVisible } from './visible.ts';

const items: NavigationItem[] = [
  { id: 'a', type: 'basic', title: 'A', hidden: () => true },
  {
    id: 'b',
    type: 'group',
    title: 'B',
    children: [
      { id: 'c', type: 'basic', title: 'C', hidden: (item) => item.title === 'C' },
      { id: 'd', type: 'basic', title: 'D', hidden: () => false },
    ],
  },
];

it('skips what its predicate hides, at every depth (NAV-16)', () => {
  const [group, ...rest] = findVisible(items);
  expect(rest).toEqual([]);
  expect(group?.children?.map(({ id }) => id)).toEqual(['d']);
});

it('hands back the same list when nothing is hidden', () => {
  const open: NavigationItem[] = [{ id: 'a', type: 'basic', title: 'A' }];
  expect(findVisible(open)).toBe(open);
});
