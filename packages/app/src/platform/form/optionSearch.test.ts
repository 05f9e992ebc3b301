import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOptionSearch, searchDelay, type OptionSearchState } from './optionSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const option = (id: string) => ({ id, label: id });

function setUp() {
  const asked: { text: string; answer: (ids: string[]) => void; fail: () => void }[] = [];
  const states: OptionSearchState[] = [];
  const { search, stop } = createOptionSearch(
    (text) =>
      new Promise((resolve, reject) => {
        asked.push({
          text,
          answer: (ids) => resolve({ options: ids.map(option), total: 134 }),
          fail: () => reject(new Error('No answer')),
        });
      }),
    (state) => states.push(state),
  );
  return { asked, search, stop, latest: () => states.at(-1) };
}

const pause = () => vi.advanceTimersByTimeAsync(searchDelay);

it('asks from two characters on, spaces not counted (SIGNUP-6, LIST-20)', async () => {
  const { asked, search, latest } = setUp();
  for (const text of ['', 'g', ' g ']) search(text);
  await pause();
  expect(asked).toEqual([]);
  expect(latest()).toEqual({ state: 'short', options: [], total: 0 });
  search('gö');
  await pause();
  expect(asked.map(({ text }) => text)).toEqual(['gö']);
});

it('asks once for each pause', async () => {
  const { asked, search } = setUp();
  for (const text of ['ab', 'abc', 'abcd']) {
    search(text);
    await vi.advanceTimersByTimeAsync(searchDelay - 1);
  }
  await pause();
  expect(asked.map(({ text }) => text)).toEqual(['abcd']);
});

it('drops the answer to an older text, and its failure', async () => {
  const { asked, search, latest } = setUp();
  for (const text of ['ab', 'abc', 'abcd']) {
    search(text);
    await pause();
  }
  asked[2]?.answer(['new']);
  await pause();
  asked[0]?.answer(['old']);
  asked[1]?.fail();
  await pause();
  expect(latest()).toEqual({ state: 'found', options: [option('new')], total: 134 });
});

it('keeps the options that were found while it asks for others', async () => {
  const { asked, search, latest } = setUp();
  search('ab');
  await pause();
  asked[0]?.answer(['first']);
  await pause();
  search('abc');
  expect(latest()).toEqual({
    state: 'searching',
    options: [option('first')],
    total: 134,
  });
});

it('says that it failed, and tries again with the next letter', async () => {
  const { asked, search, latest } = setUp();
  search('ab');
  await pause();
  asked[0]?.fail();
  await pause();
  expect(latest()).toEqual({ state: 'failed', options: [], total: 0 });
  search('abc');
  await pause();
  asked[1]?.answer(['x']);
  await pause();
  expect(latest()).toMatchObject({ state: 'found' });
});

it('says nothing more once it is stopped', async () => {
  const { asked, search, stop, latest } = setUp();
  search('ab');
  await pause();
  stop();
  asked[0]?.answer(['late']);
  await pause();
  expect(latest()).toMatchObject({ state: 'searching' });
});

it('cuts a text that is longer than the API takes', async () => {
  const { asked, search } = setUp();
  search('x'.repeat(300));
  await pause();
  expect(asked[0]?.text).toHaveLength(100);
});
