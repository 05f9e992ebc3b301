import * as v from 'valibot';
import { listOf, optional } from '../tolerant.ts';
import { points } from './score.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The name of a player under the rule of display (ATHLETE-1); null for one who is hidden. */
const shownName = optional(v.string());

/** What one innings of cricket was made of (MATCH-39). */
export const inningsCard = v.object({
  team: v.picklist(['home', 'away']),
  runs: points,
  wickets: v.pipe(count, v.maxValue(10)),
  overs: v.string(),
  extras: v.object({
    wides: v.fallback(count, 0),
    noBalls: v.fallback(count, 0),
    byes: v.fallback(count, 0),
    legByes: v.fallback(count, 0),
    penalties: v.fallback(count, 0),
  }),
  /** In the order of batting. */
  batting: listOf(
    v.object({
      player: shownName,
      runs: points,
      balls: optional(count),
      fours: optional(count),
      sixes: optional(count),
      /** How the player got out, in the server's word, for example `lbw`; null: not out. */
      dismissal: optional(v.string()),
    }),
  ),
  bowling: listOf(
    v.object({
      player: shownName,
      overs: v.string(),
      maidens: optional(count),
      runs: points,
      wickets: count,
    }),
  ),
  fallOfWickets: listOf(
    v.object({ player: shownName, wicket: count, runs: points, overs: optional(v.string()) }),
  ),
});
