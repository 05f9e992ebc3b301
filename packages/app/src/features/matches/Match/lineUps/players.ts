import type { AnswerOf } from '@touchline/contract/definitions';

export type LineUpsAnswer = AnswerOf<'matchLineUps'>;
export type LineUpEntry = NonNullable<LineUpsAnswer['home']>[number];

/** Those who start and the substitutes, each in the order of the server. */
export function splitLineUp(entries: readonly LineUpEntry[]): {
  starting: LineUpEntry[];
  substitutes: LineUpEntry[];
} {
  return {
    starting: entries.filter(({ isStarting }) => isStarting),
    substitutes: entries.filter(({ isStarting }) => !isStarting),
  };
}
