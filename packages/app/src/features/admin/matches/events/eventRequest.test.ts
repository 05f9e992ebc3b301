import { calls } from '@touchline/contract/calls/adminMatches';
import { sports } from '@touchline/contract/match';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { blankEvent, eventRequest, kindsOf, readMinute } from './eventRequest.ts';

test.each([
  ['63', { minute: 63, added: null }],
  [' 45 + 2 ', { minute: 45, added: 2 }],
  ['90+4′', { minute: 90, added: 4 }],
  ["12'", { minute: 12, added: null }],
  ['', { minute: null, added: null }],
  ['1000', undefined],
  ['half-time', undefined],
  ['45+', undefined],
  ['-3', undefined],
])('the minute %j is %j (ADMIN-86)', (text, expected) => {
  expect(readMinute(text)).toEqual(expected);
});

test('what is complete is what the contract takes (ADMIN-86)', () => {
  const { event } = calls.addMatchEvent.body.entries;
  for (const sport of sports) {
    for (const kind of kindsOf(sport)) {
      const sent = eventRequest({ kind, minute: '45+2', side: 'home', text: ' From the left ' });
      expect(v.is(event, sent), `${sport} ${kind}`).toBe(true);
      expect(sent).toMatchObject({ side: 'home', text: 'From the left' });
    }
    expect(new Set(kindsOf(sport)).size).toBe(kindsOf(sport).length);
  }
  expect(eventRequest(blankEvent)).toBeNull();
  expect(eventRequest({ ...blankEvent, kind: 'note', minute: 'late' })).toBeNull();
  expect(eventRequest({ ...blankEvent, kind: 'note' })).toEqual({
    kind: 'note',
    minute: null,
    added: null,
    side: null,
    text: null,
  });
});
