import { describe, expect, it } from 'vitest';
import { countFitting, type EntrySize } from './fitEntries.ts';

const plain = (width: number): EntrySize => ({ width, badge: 0 });
const three = [plain(100), plain(120), plain(80)];

describe('how many entries fit', () => {
  it.each([
    [300, 3],
    [299.95, 3],
    [299, 2],
    [280, 2],
    [279, 1],
    [160, 1],
    [159, 0],
    [60, 0],
    [1, 0],
  ])('on %j px: %j of three', (available, count) => {
    expect(countFitting({ available, entries: three, more: 60 })).toBe(count);
  });

  it('leaves at least one to "More" where not all fit', () => {
    // "More" is narrower than the last entry, but together the entries are 1 px too wide.
    expect(countFitting({ available: 299, entries: three, more: 0 })).toBe(2);
  });

  it('knows nothing to fit', () => {
    expect(countFitting({ available: 100, entries: [], more: 60 })).toBe(0);
  });
});

describe('a badge', () => {
  const entries = [plain(100), { width: 120, badge: 20 }, plain(80)];

  it('stands on "More" as soon as its entry is in it (NAV-34)', () => {
    expect(countFitting({ available: 180, entries, more: 60 })).toBe(1);
    expect(countFitting({ available: 179, entries, more: 60 })).toBe(0);
  });

  it('takes nothing of "More" while its entry is on the bar', () => {
    expect(countFitting({ available: 280, entries, more: 60 })).toBe(2);
    expect(countFitting({ available: 279, entries, more: 60 })).toBe(1);
  });
});

it('keeps more the wider the bar is, whatever the entries', () => {
  const entries = [plain(90), { width: 130, badge: 28 }, plain(16), plain(200), plain(40)];
  const counts = Array.from({ length: 600 }, (_, available) =>
    countFitting({ available, entries, more: 100 }),
  );
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(counts.at(-1)).toBe(entries.length);
});
