import { describe, expect, it } from 'vitest';
import { goBack, visited } from './urlHistory.ts';

describe('visited', () => {
  it('keeps the last ten, oldest dropped first', () => {
    const history = Array.from({ length: 12 }, (_, index) => `/matches/${index}`).reduce<
      readonly string[]
    >(visited, []);
    expect(history).toHaveLength(10);
    expect(history[0]).toBe('/matches/2');
  });

  it('counts an address once in a row', () => {
    expect(visited(['/home'], '/home')).toEqual(['/home']);
  });
});

describe('goBack', () => {
  it('pops the current address', () => {
    expect(goBack(['/home', '/matches', '/matches/1'])).toEqual({
      url: '/matches',
      history: ['/home', '/matches'],
    });
  });

  it('never leads to the sign-out', () => {
    expect(goBack(['/home', '/sign-out', '/sign-in'])).toEqual({
      url: '/home',
      history: ['/home'],
    });
  });

  it.each([[[]], [['/home']], [['/sign-out', '/home']]])('has nowhere to go from %j', (history) => {
    expect(goBack(history)).toBeNull();
  });
});
