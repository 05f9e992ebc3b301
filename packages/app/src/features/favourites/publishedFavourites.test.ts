import { expect, test } from 'vitest';
import { publishedFavourites } from './publishedFavourites.ts';

const items = [{ id: 'b' }, { id: 'a' }];

test('what was asked for and is not in the answer is gone, the rest keeps its order (FAV-2)', () => {
  expect(publishedFavourites(['a', 'b', 'c'], { asked: ['a', 'b', 'c'], items })).toEqual({
    found: [{ id: 'a' }, { id: 'b' }],
    gone: ['c'],
  });
});

test('what the answer was not asked for is neither there nor gone (FAV-2)', () => {
  expect(publishedFavourites(['new', 'a'], { asked: ['b', 'a'], items })).toEqual({
    found: [{ id: 'a' }],
    gone: [],
  });
});
