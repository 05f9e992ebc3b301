import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from './matchFilter.ts';

function read(query: string) {
  return readFilter(new URLSearchParams(query));
}

describe('readFilter', () => {
  it('reads what it wrote', () => {
    const filter = { search: 'İnegöl & co', sport: 'cricket', status: 'live', page: 3 } as const;
    expect(readFilter(writeFilter(filter))).toEqual({ filter, isWhole: true });
  });

  it('starts empty', () => {
    expect(read('')).toEqual({
      filter: { search: '', sport: null, status: null, page: 1 },
      isWhole: true,
    });
  });

  it.each(['sport=chess', 'status=__proto__', 'page=0', 'page=1.5', 'page=1e99', 'colour=red'])(
    'leaves %s out and says so',
    (query) => {
      const { filter, isWhole } = read(query);
      expect(filter).toEqual({ search: '', sport: null, status: null, page: 1 });
      expect(isWhole).toBe(false);
    },
  );
});
