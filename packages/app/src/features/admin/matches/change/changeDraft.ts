import type { MatchRecord } from '@touchline/contract/adminMatch';
import * as v from 'valibot';
import { forgetFormDraft, readFormDraft } from '../../record/drafts/useFormDraft.ts';
import type { TypedChange } from './changeRequest.ts';
import { matchActions, type MatchAction } from './matchActions.ts';

/** What is typed about a change of a match, with the change that it is about. */
export interface ChangeDraft extends TypedChange {
  action: MatchAction;
}

const pair = v.object({ home: v.string(), away: v.string() });
/** Empty while it is not complete. */
const day = v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]);
const actions = Object.keys(matchActions) as MatchAction[];

/** The kept fields, without the confirmation, which has to be given again. */
export const keptChange = v.partial(
  v.object({
    action: v.picklist(actions),
    reason: v.string(),
    note: v.string(),
    time: v.object({ kind: v.string(), date: day, time: v.string(), zone: v.string() }),
    score: v.object({
      kind: v.picklist(['points', 'sets', 'innings']),
      points: pair,
      sets: v.array(pair),
      innings: v.array(
        v.object({
          team: v.picklist(['home', 'away']),
          runs: v.string(),
          wickets: v.string(),
          overs: v.string(),
        }),
      ),
    }),
    decidedBy: v.string(),
    penalties: pair,
    resultText: v.string(),
  }),
);

export const changeDraftKey = (match: Pick<MatchRecord, 'id'>) =>
  ({ area: 'matches', id: match.id, form: 'change' }) as const;

/** The change of a match that this person has begun to type; null for none. */
export function begunChange(match: MatchRecord): MatchAction | null {
  return readFormDraft<ChangeDraft>(changeDraftKey(match), keptChange)?.values.action ?? null;
}

export function forgetChange(match: MatchRecord): void {
  forgetFormDraft(changeDraftKey(match));
}

/**
 * The fields to restore from a kept change. A result that was typed for an older version of the match
 * is not restored.
 */
export function restoredChange(
  kept: Partial<ChangeDraft>,
  keptVersion: number,
  { action, version }: { action: MatchAction; version: number },
): Partial<ChangeDraft> {
  if (kept.action !== action) return {};
  if (keptVersion === version) return kept;
  const { score: _score, penalties: _penalties, decidedBy, resultText: _text, ...rest } = kept;
  const hasResult = matchActions[action].asks.includes('result');
  return hasResult || decidedBy === undefined ? rest : { ...rest, decidedBy };
}
