import { seasonMatches } from '@touchline/mocks/fixtures/matches';
import { toStored } from '@touchline/mocks/fixtures/draftMatches';
import { matchRecord } from '@touchline/contract/adminMatch';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { translate } from '../testing/translate.ts';
import { check } from './matchRules.ts';
import { matchValuesOf } from './fields/matchValues.ts';

const [match] = seasonMatches().map(toStored);
const record = v.parse(matchRecord, match);

test.each([
  ['draft', 'scheduled', false],
  ['schoolOnly', 'scheduled', false],
  ['public', 'scheduled', true],
  ['draft', 'live', true],
  ['draft', 'finished', true],
  ['draft', 'postponed', false],
] as const)(
  'a match that is %s and %s keeps both teams: %s (MATCH-36)',
  (visibility, status, expected) => {
    const of = { ...record, visibility, status };
    const found = (side: 'homeTeam' | 'awayTeam', before = of) => {
      const values = matchValuesOf(of);
      const open = { ...values, [side]: { ...values[side], kind: 'tbc' } };
      return check(translate('en'), open, before).has(`${side}.kind`);
    };
    expect(found('homeTeam')).toBe(expected);
    expect(found('awayTeam')).toBe(expected);
    // Whom nobody has known before is not missed.
    expect(found('awayTeam', { ...of, teams: of.teams.slice(0, 1) })).toBe(false);
  },
);
