import type { Message } from '@touchline/contract/message';
import { array, check, constant, constantFrom, oneof, property, record } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Change } from './inboxChanges.ts';
import {
  createInboxState,
  viewOf,
  reduceInbox,
  type InboxEvent,
  type InboxState,
} from './inboxState.ts';

function entry(id: string, hour: number | null, read = false): Message {
  const time = hour === null ? null : `2026-04-15T${String(hour).padStart(2, '0')}:00:00Z`;
  const nothing = { link: null, icon: null, image: null, title: id, description: null };
  return { id, read, useRouter: false, time, ...nothing };
}

/** Newest first; `b` and `c` have the same time. */
const items = [entry('a', 12), entry('b', 11), entry('c', 11), entry('d', 10, true)];

function after(...events: InboxEvent[]): InboxState {
  const start = reduceInbox(createInboxState(0), { type: 'listed', items });
  return events.reduce(reduceInbox, reduceInbox(start, { type: 'counted', unread: 3 }));
}

function applyChange(number: number, change: Change): InboxEvent {
  return { type: 'pressed', number, change };
}

const all = ['a', 'b', 'c', 'd'];
const readA: Change = { kind: 'setRead', id: 'a', read: true };
const unreadA: Change = { kind: 'setRead', id: 'a', read: false };
const markAll: Change = { kind: 'markAllRead', ids: all };

function ids(state: InboxState) {
  return viewOf(state)
    .items?.map(({ id }) => id)
    .join('');
}

function unreadIds(state: InboxState) {
  const { items: shown } = viewOf(state);
  return shown
    ?.filter(({ read }) => !read)
    .map(({ id }) => id)
    .join('');
}

test('a change is shown at once, and kept when the server accepts it (INBOX-13)', () => {
  const pressed = after(applyChange(1, readA));
  for (const state of [pressed, reduceInbox(pressed, { type: 'accepted', number: 1 })]) {
    expect(viewOf(state).unread).toBe(2);
    expect(unreadIds(state)).toBe('bc');
  }
});

describe('with several changes in flight, a refused one reverts only itself (INBOX-13)', () => {
  const three = [
    applyChange(1, readA),
    applyChange(2, { kind: 'remove', id: 'b' }),
    applyChange(3, { kind: 'setRead', id: 'd', read: false }),
  ];

  it.each([
    { number: 1, shown: 'acd', unread: 3 },
    { number: 2, shown: 'abcd', unread: 3 },
    { number: 3, shown: 'acd', unread: 1 },
  ])('change $number', ({ number, shown, unread }) => {
    const state = after(...three, { type: 'refused', number });
    expect(ids(state)).toBe(shown);
    expect(viewOf(state).unread).toBe(unread);
  });
});

test('marking all while a toggle is in flight leaves nothing unread, whether the toggle is accepted or refused', () => {
  const both = [applyChange(1, readA), applyChange(2, markAll)];
  for (const type of ['accepted', 'refused'] as const) {
    const state = after(...both, { type, number: 1 }, { type: 'accepted', number: 2 });
    expect(viewOf(state).unread).toBe(0);
    expect(unreadIds(state)).toBe('');
  }
});

test('a push stays counted during and after marking all', () => {
  const marking = after(applyChange(1, markAll), { type: 'pushed' });
  const listed = reduceInbox(marking, { type: 'listed', items: [entry('e', 13), ...items] });
  for (const state of [listed, reduceInbox(listed, { type: 'accepted', number: 1 })]) {
    expect(viewOf(state).unread).toBe(1);
    expect(unreadIds(state)).toBe('e');
  }
});

test('a push before marking all is included in it', () => {
  const state = after({ type: 'pushed' }, applyChange(1, markAll));
  expect(viewOf(state).unread).toBe(0);
});

test('a refused toggle that was toggled back does not change the count', () => {
  const state = after(applyChange(1, readA), applyChange(2, unreadA), {
    type: 'refused',
    number: 1,
  });
  expect(viewOf(state).unread).toBe(3);
  expect(viewOf(reduceInbox(state, { type: 'accepted', number: 2 })).unread).toBe(3);
});

test('a new list does not revert changes in flight', () => {
  const state = after(applyChange(1, readA), { type: 'listed', items });
  expect(unreadIds(state)).toBe('bc');
});

describe('a restored entry', () => {
  it.each(items.map((item, index) => ({ item, index, id: item.id })))(
    '$id has its place and its count again (INBOX-14)',
    ({ item, index }) => {
      const below = items.slice(index + 1).map(({ id }) => id);
      const state = after(
        applyChange(1, { kind: 'remove', id: item.id }),
        { type: 'accepted', number: 1 },
        applyChange(2, { kind: 'restore', item, below }),
      );
      for (const each of [state, reduceInbox(state, { type: 'accepted', number: 2 })]) {
        expect(ids(each)).toBe('abcd');
        expect(viewOf(each).unread).toBe(3);
      }
    },
  );

  it('is first without a time', () => {
    const state = after(applyChange(1, { kind: 'restore', item: entry('x', null), below: all }));
    expect(ids(state)).toBe('xabcd');
  });

  it('gets the id of the answer, also in later changes', () => {
    const [a] = items as [Message];
    const restored = { ...a, id: 'n' };
    const state = after(
      applyChange(1, { kind: 'remove', id: 'a' }),
      applyChange(2, { kind: 'restore', item: a, below: ['b', 'c', 'd'] }),
      applyChange(3, readA),
      { type: 'accepted', number: 1 },
      { type: 'accepted', number: 2, restored },
    );
    expect(ids(state)).toBe('nbcd');
    expect(unreadIds(state)).toBe('bc');
  });

  it('is not duplicated when its removal is refused', () => {
    const [a] = items as [Message];
    const state = after(
      applyChange(1, { kind: 'remove', id: 'a' }),
      applyChange(2, { kind: 'restore', item: a, below: [] }),
      { type: 'refused', number: 1 },
    );
    expect(ids(state)).toBe('abcd');
    expect(state.log).toEqual([]);
  });
});

test('without a count of the server only the list is counted', () => {
  const start = reduceInbox(createInboxState(null), { type: 'listed', items });
  const state = [applyChange(1, readA), applyChange(2, markAll)].reduce(reduceInbox, start);
  expect(viewOf(state).unread).toBeNull();
  expect(unreadIds(state)).toBe('');
});

const presses = oneof(
  record({ kind: constant('setRead'), id: constantFrom(...all), read: constantFrom(true, false) }),
  record({ kind: constant('remove'), id: constantFrom(...all) }),
  constant(markAll),
);
const happenings = oneof(
  record({ type: constant('pressed'), change: presses }),
  constantFrom({ type: 'pushed' }, { type: 'accepted' }, { type: 'refused' }),
);

interface Happening {
  type: 'pressed' | 'pushed' | 'accepted' | 'refused';
  change?: Change;
}

/**
 * What is unread after changes and pushes: those that the server refused left out, one after the
 * other, on a list in which each push is an entry of its own.
 */
function unreadAfter(done: readonly (Change | 'push')[]): number {
  let list = items.map(({ id, read }) => ({ id, read }));
  for (const change of done) {
    if (change === 'push') list.push({ id: 'pushed', read: false });
    else if (change.kind === 'remove') list = list.filter(({ id }) => id !== change.id);
    else if (change.kind === 'markAllRead') for (const one of list) one.read = true;
    else if (change.kind === 'setRead')
      for (const one of list) if (one.id === change.id) one.read = change.read;
  }
  return list.filter(({ read }) => !read).length;
}

function wrongCount(reduce: typeof reduceInbox) {
  return check(
    property(array(happenings, { maxLength: 25, size: 'max' }), (given) => {
      let state = after();
      const done: { number: number; change: Change | 'push' }[] = [];
      // The changes that the server has not settled; it settles them in order.
      const waiting: number[] = [];
      for (const [number, { type, change }] of (given as Happening[]).entries()) {
        if (type === 'pushed') {
          done.push({ number, change: 'push' });
          state = reduce(state, { type });
        } else if (type === 'pressed' && change) {
          done.push({ number, change });
          waiting.push(number);
          state = reduce(state, { type, number, change });
        } else if (type === 'accepted' || type === 'refused') {
          const settled = waiting.shift();
          if (settled === undefined) continue;
          if (type === 'refused')
            done.splice(
              done.findIndex((one) => one.number === settled),
              1,
            );
          state = reduce(state, { type, number: settled });
        }
        expect(viewOf(state).unread).toBe(unreadAfter(done.map((one) => one.change)));
      }
    }),
    { seed: 20_261_122, numRuns: 2_000 },
  );
}

describe('for any order of presses, pushes and answers', () => {
  test('the count is that of the list with what was not refused (INBOX-8, INBOX-13, LIVE-3)', () => {
    expect(wrongCount(reduceInbox).counterexample).toBeNull();
  });

  test.each<[string, typeof reduceInbox]>([
    [
      'loses a push that comes while a change is on its way',
      (state, event) =>
        event.type === 'pushed' && state.log.length > 0 ? state : reduceInbox(state, event),
    ],
    [
      'keeps what was refused',
      (state, event) =>
        reduceInbox(state, event.type === 'refused' ? { ...event, type: 'accepted' } : event),
    ],
  ])('a count that %s is found', (_, reduce) => {
    expect(wrongCount(reduce).failed).toBe(true);
  });
});
