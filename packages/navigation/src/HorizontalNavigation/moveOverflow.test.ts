import { expect, it } from 'vitest';
import type { NavigationItem } from '../model/item.ts';
import { entriesOf, moveOverflow, moreId } from './moveOverflow.ts';

const entry = (id: string, type: NavigationItem['type'] = 'basic'): NavigationItem => ({
  id,
  type,
});

const home = entry('home');
const gap = entry('gap', 'spacer');
const teams = entry('teams', 'group');
const about = entry('about');

it('leaves the list as it is where all of it fits', () => {
  const entries = [home, gap, teams];
  expect(moveOverflow(entries, 3, 'More')).toBe(entries);
  expect(moveOverflow(entries, Infinity, 'More')).toBe(entries);
});

it('puts what does not fit into the last entry, in order (NAV-34)', () => {
  expect(moveOverflow([home, teams, about], 1, 'More')).toEqual([
    home,
    expect.objectContaining({ id: moreId, title: 'More', children: [teams, about] }),
  ]);
});

it('may put all of them there', () => {
  expect(moveOverflow([home, about], 0, 'More')).toEqual([
    expect.objectContaining({ id: moreId, children: [home, about] }),
  ]);
});

it('has no last entry for gaps alone, and none of them in it', () => {
  expect(moveOverflow([home, gap], 1, 'More')).toEqual([home, gap]);
  const [, more] = moveOverflow([home, gap, about], 1, 'More');
  expect(more?.children).toEqual([about]);
});

it('keeps dividers off the bar (NAV-35)', () => {
  expect(entriesOf([home, entry('line', 'divider'), about])).toEqual([home, about]);
  const entries = [home, about];
  expect(entriesOf(entries)).toBe(entries);
});
