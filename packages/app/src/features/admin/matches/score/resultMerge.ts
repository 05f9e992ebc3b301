import type { TypedChange } from '../change/changeRequest.ts';
import { matchActions, type MatchAction } from '../change/matchActions.ts';

/** The fields of a change that begin with what is saved of the match. */
const resultFields = ['score', 'decidedBy', 'penalties', 'resultText'] as const;

export type ResultField = (typeof resultFields)[number];
export type TypedResult = Pick<TypedChange, ResultField>;

/** The fields that a change has in common with the saved match. */
export function resultFieldsOf(action: MatchAction): readonly ResultField[] {
  const { asks } = matchActions[action];
  if (asks.includes('result')) return resultFields;
  return asks.includes('score') ? ['score'] : [];
}

export interface ResultVersions {
  /** What was saved when each field was begun. */
  base: TypedResult;
  /** What this form has sent last, unless it was refused. */
  sent: TypedResult | null;
  /** What is saved now. */
  saved: TypedResult;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether somebody else has saved another value since a field was begun. */
function isOutdated(field: ResultField, { base, sent, saved }: ResultVersions): boolean {
  return !isSame(saved[field], base[field]) && !(sent && isSame(saved[field], sent[field]));
}

/**
 * What is typed of a result, over what somebody else may have saved meanwhile: a field that was not
 * touched is the saved one, and one that was touched is disputed (ADMIN-87).
 *
 * @returns the fields to show and to send, and which of them are disputed
 */
export function mergeResult(
  action: MatchAction,
  typed: TypedResult,
  versions: ResultVersions,
): { result: Partial<TypedResult>; disputed: readonly ResultField[] } {
  const { base, saved } = versions;
  const outdated = resultFieldsOf(action).filter((field) => isOutdated(field, versions));
  const untouched = outdated.filter((field) => isSame(typed[field], base[field]));
  return {
    result: Object.fromEntries(untouched.map((field) => [field, saved[field]])),
    disputed: outdated.filter(
      (field) => !untouched.includes(field) && !isSame(typed[field], saved[field]),
    ),
  };
}
