import * as v from 'valibot';
import { matchDays, matchLineUps } from '../adminMatch.ts';
import type { CallsOf } from '../call.ts';
import { byId } from '../internal/byId.ts';
import { calendarDate } from '../tolerant.ts';
import { filters } from './matches.ts';

/** What pages of matches ask beside the list and the match, whose schemas come with the start. */
export const calls = {
  /**
   * The days with matches, at most 400; a match without a date is in none. Days are those of
   * `timeZone`, without it those of each venue.
   */
  matchDays: {
    query: v.strictObject({ ...filters, from: calendarDate, to: calendarDate }),
    answer: matchDays,
  },
  /** 404 where the match is. */
  matchLineUps: { ...byId, answer: matchLineUps },
} satisfies CallsOf<'matchPages'>;
