import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { byId } from '../internal/byId.ts';
import {
  match,
  matchList,
  matchOverview,
  matchSearchAnswer,
  matchStatuses,
  sports,
} from '../match.ts';
import { listed, strictId, strictInstant, text, timeZone, whole } from '../internal/strict.ts';
import { calendarDate } from '../tolerant.ts';

/** The maximum number of matches on one page. */
const most = 500;

/**
 * A bound is a date or an instant; a date as upper bound includes the whole day. Dates are days in
 * `timeZone`, in UTC without it.
 */
const bound = v.union([calendarDate, strictInstant]);

/** The filters of the list; they narrow together. */
export const filters = {
  search: v.optional(text(100)),
  sport: v.optional(listed(v.picklist(sports), sports.length)),
  status: v.optional(listed(v.picklist(matchStatuses), matchStatuses.length)),
  ageGroup: v.optional(listed(text(20), 20)),
  schoolId: v.optional(strictId),
  teamId: v.optional(strictId),
  /** IANA name of the zone of the viewer, whose days are asked for. */
  timeZone: v.optional(timeZone),
};

export const calls = {
  /** The page number is always 1; the page size grows instead (SEARCH-5). */
  searchMatches: {
    query: v.strictObject({
      pageNumber: whole(1, 1),
      pageSize: whole(1, most),
      search: v.pipe(text(100), v.minLength(2)),
    }),
    answer: matchSearchAnswer,
  },
  matchOverview: { answer: matchOverview },
  /**
   * With `to` and without `from` sorted newest first, else earliest first; a search without bounds
   * has its best match first. A match without a date is last, and in no answer to a query with `to`.
   */
  matches: {
    query: v.strictObject({
      pageNumber: v.optional(whole(1)),
      pageSize: v.optional(whole(1, most)),
      ...filters,
      from: v.optional(bound),
      to: v.optional(bound),
      ids: v.optional(listed(strictId, most)),
    }),
    answer: matchList,
  },
  /** 404 for an unknown id, and for a match that is not published. */
  match: { ...byId, answer: match },
} satisfies CallsOf<'matches'>;
