import { describe, expect, it } from 'vitest';
import { placeMenu, type PlaceInput } from './place.ts';

const window = { width: 1000, height: 600 };
const menu = { width: 200, height: 300 };

function place(input: Partial<PlaceInput>) {
  const trigger = { top: 10, bottom: 58, left: 100, right: 200 };
  return placeMenu({ trigger, menu, window, side: 'below', isRightToLeft: false, ...input });
}

describe('below its trigger', () => {
  it('begins where the trigger begins', () => {
    expect(place({})).toEqual({ left: 100, top: 58 });
  });

  it('begins at its right edge in a language from right to left', () => {
    const trigger = { top: 10, bottom: 58, left: 700, right: 800 };
    expect(place({ trigger, isRightToLeft: true })).toEqual({ left: 600, top: 58 });
  });

  it('stays inside the window', () => {
    const trigger = { top: 10, bottom: 58, left: 950, right: 1050 };
    expect(place({ trigger }).left).toBe(792);
  });
});

describe('beside its trigger', () => {
  it('lies behind it in the direction of reading', () => {
    expect(place({ side: 'beside' })).toEqual({ left: 200, top: 8 });
  });

  it('can lie with its middle at the height of its middle', () => {
    const trigger = { top: 200, bottom: 240, left: 100, right: 200 };
    expect(place({ side: 'beside', align: 'middle', trigger }).top).toBe(70);
  });

  it('turns round where there is no room', () => {
    const trigger = { top: 400, bottom: 448, left: 800, right: 1000 };
    expect(place({ side: 'beside', trigger })).toEqual({ left: 600, top: 292 });
  });

  it('turns round in a language from right to left as well', () => {
    expect(place({ side: 'beside', isRightToLeft: true }).left).toBe(200);
  });
});
