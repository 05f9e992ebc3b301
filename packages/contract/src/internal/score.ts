import * as v from 'valibot';

export const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

/** `home` and `away` are in the order of `teams`. */
export const pairScore = v.object({ home: points, away: points });

export const cricketInnings = v.object({
  team: v.picklist(['home', 'away']),
  runs: points,
  wickets: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  /** Overs and balls, for example `18.4`. */
  overs: v.string(),
});

/**
 * Null while there is no score; null is not 0 (MATCH-6). The place of a set is its number, and innings
 * are added up: without one of them the others would be wrong, so that a broken one leaves the total of
 * the sets alone, and no score of cricket.
 */
export const score = v.variant('kind', [
  v.object({ kind: v.literal('points'), ...pairScore.entries }),
  v.object({
    kind: v.literal('sets'),
    ...pairScore.entries,
    sets: v.fallback(v.array(pairScore), []),
  }),
  v.object({ kind: v.literal('innings'), innings: v.array(cricketInnings) }),
]);
