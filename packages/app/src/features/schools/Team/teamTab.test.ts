import { expect, test } from 'vitest';
import { teamTabOf, teamTabs, withTeamTab } from './teamTab.ts';

test('the address keeps the open tab, and the rest of its query (TEAM-7)', () => {
  for (const tab of teamTabs) {
    const query = withTeamTab(new URLSearchParams('layout=thin&tab=table'), tab);
    expect(teamTabOf(query)).toBe(tab);
    expect(query.get('layout')).toBe('thin');
  }
  expect(withTeamTab(new URLSearchParams('tab=table'), 'matches').toString()).toBe('');
});

test.each(['', 'tab=', 'tab=Table', 'tab=constructor', 'tab=0'])(
  'the query %j opens the matches (TEAM-7)',
  (query) => {
    expect(teamTabOf(new URLSearchParams(query))).toBe('matches');
  },
);
