import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from './inTurn.ts';

const page = vi.hoisted(() => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  return target;
});

let isMarked = false;
const toggleAttribute = (name: string, isSet: boolean) => {
  expect(name).toBe('data-drawing');
  isMarked = isSet;
};

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

let drawn: string[];

/** Asks for a miniature that is drawn at once. */
function ask(name: string): () => void {
  return inTurn((onDrawn) => {
    drawn.push(name);
    onDrawn();
  });
}

beforeEach(() => {
  drawn = [];
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'], now: 10_000 });
  vi.advanceTimersByTime(10_000);
  vi.stubGlobal('requestAnimationFrame', wait);
  vi.stubGlobal('requestIdleCallback', wait);
  vi.stubGlobal('document', { documentElement: { toggleAttribute } });
});

afterEach(() => {
  while (later.length > 0) later.shift()?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('miniatures that ask at the same time', () => {
  it('are drawn one after another, in their order', () => {
    for (const name of ['first', 'second', 'third']) ask(name);
    expect(drawn).toEqual(['first']);
    pass();
    expect(drawn).toEqual(['first', 'second']);
    pass();
    expect(drawn).toEqual(['first', 'second', 'third']);
    // Pictures wait until nothing is drawn any more.
    expect(isMarked).toBe(true);
    pass();
    expect(isMarked).toBe(false);
  });

  it('wait until the one before is drawn', () => {
    let finish = () => {};
    inTurn((onDrawn) => {
      finish = onDrawn;
    });
    ask('second');
    expect(later).toEqual([]);
    finish();
    finish();
    pass();
    expect(drawn).toEqual(['second']);
  });

  it('lose their place when they leave', () => {
    ask('first');
    const leave = ask('second');
    ask('third');
    leave();
    pass();
    expect(drawn).toEqual(['first', 'third']);
  });

  it('begin at once when nothing is drawn', () => {
    ask('first');
    pass();
    ask('second');
    expect(drawn).toEqual(['first', 'second']);
  });

  it('wait until the page stands still', () => {
    page.dispatchEvent(new Event('scroll'));
    ask('first');
    vi.advanceTimersByTime(100);
    page.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(149);
    expect(drawn).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(drawn).toEqual(['first']);
  });
});
