import { expect, test, vi } from 'vitest';
import { fetchFrom, keptSource } from '#platform/kept/answers.ts';
import { emptyFilter } from './listFilter.ts';
import { matchListRequest } from './matchListRequest.ts';

const asked: { isKept: boolean; isForwards: boolean }[] = [];

vi.mock('#platform/client/client.ts', () => ({
  call: (_name: string, { query }: { query: { from?: string } }) => {
    const isForwards = query.from !== undefined;
    asked.push({ isKept: keptSource() !== undefined, isForwards });
    return Promise.resolve({ items: [], total: isForwards ? 0 : 2, credit: null });
  },
}));

test.each([true, false])(
  'a list that is found in its other direction comes from one source, kept: %s (LIST-4, OFFLINE-5)',
  async (isKept) => {
    asked.length = 0;
    const { fetch } = matchListRequest(emptyFilter, '2026-04-15');
    const list = await (isKept ? fetchFrom(async () => null, fetch) : fetch());
    expect(list).toMatchObject({ total: 2, order: 'backwards' });
    expect(asked).toEqual([
      { isKept, isForwards: true },
      { isKept, isForwards: false },
    ]);
  },
);
