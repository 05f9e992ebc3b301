import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matchDays } from './adminMatch.ts';
import { calls as help } from './calls/samples/help.ts';
import { calls as teams } from './calls/teams.ts';
import { chat } from './chat.ts';
import { match, matchSearchResult, matchSummary } from './match.ts';
import { message, messages, unreadCount } from './message.ts';
import { navigation } from './navigation.ts';
import { problem } from './problem.ts';
import { shortcut } from './shortcut.ts';
import { id, instant } from './tolerant.ts';
import { session, user } from './user.ts';

describe('what the server leaves out or says in words of its own becomes neutral (WIRE-18)', () => {
  const bare = { id: 'm', broadcastTitle: 'A – B', teams: [] };

  test('in a match, where no score is not nil to nil (MATCH-6)', () => {
    expect(v.parse(match, bare)).toMatchObject({
      status: 'unknown',
      sport: 'other',
      schedule: { kind: 'tbc' },
      score: null,
      venue: null,
      events: [],
    });
    const strange = { status: 'reviewed', sport: 'chess', schedule: { kind: 'soon' }, venue: 7 };
    expect(v.parse(matchSummary, { ...bare, ...strange, score: { kind: 'goals' } })).toMatchObject({
      status: 'unknown',
      sport: 'other',
      schedule: { kind: 'tbc' },
      score: null,
      venue: null,
    });
  });

  test('in a day that no calendar has', () => {
    const schedule = { kind: 'date', date: '2026-02-31' };
    expect(v.parse(match, { ...bare, schedule }).schedule).toEqual({ kind: 'tbc' });
    const days = [
      { date: '2026-02-31', total: 1 },
      { date: '2026-03-01', total: 2 },
    ];
    expect(v.parse(matchDays, { days }).days).toEqual(days.slice(1));
  });

  test('in a message, which is unread and leads nowhere', () => {
    expect(v.parse(message, { id: 'm', title: 7 })).toMatchObject({
      read: false,
      useRouter: false,
      link: null,
      title: null,
    });
  });

  test('in a field that is null, which is as good as missing', () => {
    expect(v.parse(messages, [{ id: 'm', read: true, seen: null }])).toMatchObject([
      { id: 'm', read: true, seen: undefined },
    ]);
    expect(v.parse(message, { id: 'm', seen: true }).seen).toBe(true);
    const names = ['title', 'subtitle', 'icon', 'link', 'externalLink', 'target', 'tooltip'];
    const others = ['disabled', 'exactMatch', 'roles', 'badge', 'children', 'active', 'classes'];
    const nothing = Object.fromEntries([...names, ...others].map((name) => [name, null]));
    const entry = { id: 'a', type: 'basic' };
    const items = [
      { ...nothing, ...entry },
      { ...entry, badge: { title: '3', classes: null } },
    ];
    const all = { compact: items, default: [], futuristic: [], horizontal: [] };
    expect(v.parse(navigation, all).compact).toEqual([entry, { ...entry, badge: { title: '3' } }]);
  });

  test('in a shortcut, which leads inside, and in a chat', () => {
    const given = { id: 's', label: 'Next', link: '/matches' };
    expect(v.parse(shortcut, given)).toMatchObject({ useRouter: true, icon: null });
    const contact = { id: 'c', name: 'Ada' };
    expect(v.parse(chat, { id: 'h', contactId: 'c', contact })).toMatchObject({
      unreadCount: 0,
      muted: false,
      messages: [],
    });
  });

  test('in a person, whose known roles stay', () => {
    const given = { id: 'u', name: 'Ada', email: 'ada@touchline.example' };
    const roles = ['User', 'Referee'];
    expect(v.parse(user, { ...given, status: 'asleep', roles })).toMatchObject({
      status: 'online',
      roles: ['User'],
    });
    expect(v.parse(user, given).roles).toEqual([]);
  });
});

test('a broken record is left out of its list, and the others stay (WIRE-18)', () => {
  const given = [{ id: 'a' }, { title: 'without an id' }, { id: '' }, null, { id: 'b' }];
  expect(v.parse(messages, given).map((each) => each.id)).toEqual(['a', 'b']);
});

test('a broken entry of the navigation is left out, and one for an unknown role with it (WIRE-18, NAV-6)', () => {
  const link = (id: string, roles?: string[]) => ({ id, type: 'basic', ...(roles && { roles }) });
  const group = { id: 'a', type: 'group', children: [link(''), link('b'), link('c', ['Referee'])] };
  const given = [link('d', ['User', 'Referee']), { id: 'e', type: 'balloon' }, group];
  const all = { compact: given, default: given, futuristic: given, horizontal: [] };
  const [first, ...others] = v.parse(navigation, all).compact;
  expect(first).toEqual({ ...group, children: [link('b')] });
  expect(others).toEqual([]);
});

test('an entry of the navigation keeps all that is data (NAV-12, NAV-13)', () => {
  const entry = {
    id: 'a',
    type: 'basic',
    title: 'Matches',
    subtitle: 'This season',
    icon: 'trophy',
    link: '/matches',
    externalLink: false,
    target: '_self',
    fragment: 'today',
    preserveFragment: false,
    queryParams: { sport: 'hockey', page: 2, live: true },
    queryParamsHandling: 'merge',
    tooltip: 'All matches',
    disabled: false,
    active: true,
    exactMatch: true,
    isActiveMatchOptions: {
      paths: 'subset',
      queryParams: 'ignored',
      fragment: 'exact',
      matrixParams: 'ignored',
    },
    classes: { wrapper: 'w', icon: 'i', title: 't', subtitle: 's' },
    badge: { title: '3', classes: 'b' },
    roles: ['User'],
  };
  const all = { compact: [entry], default: [], futuristic: [], horizontal: [] };
  expect(v.parse(navigation, all).compact).toEqual([entry]);
});

test.each([
  ['queryParams', { sport: ['hockey'] }],
  ['queryParamsHandling', 'replace'],
  ['isActiveMatchOptions', 'exact'],
  ['classes', 'wide'],
  ['fragment', 1],
])('an entry whose %s is %j is there without it (WIRE-18)', (field, value) => {
  const entry = { id: 'a', type: 'basic' };
  const compact = [{ ...entry, [field]: value }];
  const all = { compact, default: [], futuristic: [], horizontal: [] };
  expect(v.parse(navigation, all).compact).toEqual([entry]);
});

test('guides of each kind are read, without broken ones', () => {
  const guide = { id: 'g', categoryId: 'c', slug: 'start', title: 'Start', subtitle: '' };
  const category = { id: 'c', slug: 'first', title: 'First', guides: [guide, { id: 'g2' }] };
  const counted = { ...category, visibleGuides: 1, totalGuides: 1 };
  const answer = [counted, category, { id: 'broken' }];
  const read = v.parse(help.guides.answer, answer);
  expect(read).toEqual(answer.slice(0, 2).map((each) => ({ ...each, guides: [guide] })));
});

test.each([
  ['', false],
  ['x', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['a/b?c#..', true],
  ['...', true],
  ['👩‍👩‍👧', true],
  ['.', false],
  ['..', false],
  ['half \ud83d', false],
])('%j is an id: %s (ROUTE-10, WIRE-20)', (text, isOne) => {
  expect(v.is(id, text)).toBe(isOne);
});

test.each([
  ['2026-04-15T13:20:00Z', true],
  ['soon', false],
])('%s is a moment: %s (WIRE-23)', (text, isOne) => {
  expect(v.is(instant, text)).toBe(isOne);
});

test('there is no session without a token, and no count below none (WIRE-19)', () => {
  const person = { id: 'u', name: 'Ada', email: 'ada@touchline.example' };
  expect(v.is(session, { user: person, accessToken: '' })).toBe(false);
  expect(v.is(session, { user: person, accessToken: 'x' })).toBe(true);
  expect(v.is(unreadCount, { count: -1 })).toBe(false);
  for (const [total, isOne] of [
    [0, true],
    [-1, false],
    [1.5, false],
  ] as const) {
    expect(v.is(teams.teams.answer, { items: [], total })).toBe(isOne);
  }
});

test('a broken side leaves the other on its side of the score (MATCH-6)', () => {
  const away = { name: 'B', school: { name: 'B' } };
  const given = { id: 'm', broadcastTitle: 'A – B', teams: [{ name: 'A', school: null }, away] };
  for (const schema of [matchSummary, matchSearchResult, match]) {
    expect(v.parse(schema, given).teams.map(({ name }) => name)).toEqual(['', 'B']);
  }
});

test('a broken set or innings does not pass for another (MATCH-6)', () => {
  const given = { id: 'm', broadcastTitle: 'A – B', teams: [] };
  const sets = [{ home: 25 }, { home: 19, away: 25 }];
  const inSets = { kind: 'sets', home: 1, away: 1, sets };
  expect(v.parse(matchSummary, { ...given, score: inSets }).score).toEqual({ ...inSets, sets: [] });
  const innings = [
    { team: 'home', runs: null, wickets: 10, overs: '20.0' },
    { team: 'home', runs: 12, wickets: 0, overs: '2.0' },
  ];
  const score = { kind: 'innings', innings };
  expect(v.parse(matchSummary, { ...given, score }).score).toBeNull();
});

test('a score is between 0 and 999 (MATCH-6)', () => {
  const given = { id: 'm', broadcastTitle: 'A – B', teams: [] };
  const of = (home: number) => ({ ...given, score: { kind: 'points', home, away: 0 } });
  expect(v.parse(matchSummary, of(0)).score).toMatchObject({ home: 0 });
  for (const home of [-1, 1000]) expect(v.parse(matchSummary, of(home)).score).toBeNull();
});

test('entries keep their roles and what is below them (NAV-5)', () => {
  const child = { id: 'b', type: 'basic', roles: ['User'] };
  const items = [{ id: 'a', type: 'group', roles: ['Administrator'], children: [child] }];
  const all = { compact: items, default: items, futuristic: items, horizontal: items };
  expect(v.parse(navigation, all)).toEqual(all);
});

test('a refusal keeps its fields (ERROR-1)', () => {
  const errors = { email: ['Taken'] };
  expect(v.parse(problem, { errors, trace: 7 })).toEqual({ errors });
});
