import { expect, it } from 'vitest';
import type { NavigationItem } from './item.ts';
import { takeFirstItems } from './takeFirstItems.ts';

const items: NavigationItem[] = [
  { id: 'a', type: 'basic' },
  {
    id: 'b',
    type: 'group',
    children: [
      { id: 'c', type: 'basic' },
      { id: 'd', type: 'basic' },
    ],
  },
  { id: 'e', type: 'basic' },
];

it('takes the first items in reading order, whatever their depth', () => {
  const [first, second, ...rest] = takeFirstItems(items, 3);
  expect(first).toBe(items[0]);
  expect(second?.children?.map(({ id }) => id)).toEqual(['c']);
  expect(rest).toEqual([]);
});

it('hands back the same list once all of it is taken', () => {
  expect(takeFirstItems(items, 5)).toBe(items);
});
