import { calls as adminMessages } from '@touchline/contract/calls/adminMessages';
import { calls as matches } from '@touchline/contract/calls/matches';
import { calls as schools } from '@touchline/contract/calls/schools';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cutSearchText, maxSearchLength } from './searchText.ts';

const longest = '👩'.repeat(maxSearchLength);

test('a search text is cut between two characters, and a short one stays', () => {
  expect(cutSearchText(`${longest}👩`)).toBe(longest);
  expect(cutSearchText('Işık')).toBe('Işık');
});

test.each([
  ['matches', matches.matches.query.entries.search],
  ['the match search', matches.searchMatches.query.entries.search],
  ['schools', schools.schools.query.entries.search],
  ['a list of the admin area', adminMessages.adminMessages.query.entries.search],
])('the API takes the longest search text of %s, and no longer one', (_, search) => {
  expect(v.is(search, longest)).toBe(true);
  expect(v.is(search, `${longest}a`)).toBe(false);
});
