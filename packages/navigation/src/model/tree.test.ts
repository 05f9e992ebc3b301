import { expect, it } from 'vitest';
import { indexItems } from './tree.ts';

it('names the ancestors of an item, the outermost first', () => {
  const tree = indexItems([
    {
      id: 'group',
      type: 'group',
      children: [
        { id: 'cups', type: 'collapsable', children: [{ id: 'autumn', type: 'basic' }] },
        { id: 'leagues', type: 'basic' },
      ],
    },
  ]);
  expect([...tree].map(([id, { ancestors }]) => [id, ancestors])).toEqual([
    ['group', []],
    ['cups', ['group']],
    ['autumn', ['group', 'cups']],
    ['leagues', ['group']],
  ]);
});
