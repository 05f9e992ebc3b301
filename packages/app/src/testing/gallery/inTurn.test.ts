import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from './inTurn.ts';

const later: (() => void)[] = [];
const wait = (run: () => void) => later.push(run);

/** The next frame, and the idle time after it. */
function pass(): void {
  for (const step of ['frame', 'idle']) {
    const run = later.shift();
    expect(run, step).toBeDefined();
    run?.();
  }
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', wait);
  vi.stubGlobal('requestIdleCallback', wait);
});

afterEach(() => {
  while (later.length > 0) later.shift()?.();
  vi.unstubAllGlobals();
});

describe('miniatures that ask at the same time', () => {
  it('are drawn one after another, in their order', () => {
    const drawn: string[] = [];
    for (const name of ['first', 'second', 'third']) inTurn(() => drawn.push(name));
    expect(drawn).toEqual(['first']);
    pass();
    expect(drawn).toEqual(['first', 'second']);
    pass();
    expect(drawn).toEqual(['first', 'second', 'third']);
  });

  it('lose their place when they leave', () => {
    const drawn: string[] = [];
    inTurn(() => drawn.push('first'));
    const leave = inTurn(() => drawn.push('second'));
    inTurn(() => drawn.push('third'));
    leave();
    pass();
    expect(drawn).toEqual(['first', 'third']);
  });

  it('begin at once when nothing is drawn', () => {
    const drawn: string[] = [];
    inTurn(() => drawn.push('first'));
    pass();
    inTurn(() => drawn.push('second'));
    expect(drawn).toEqual(['first', 'second']);
  });
});
