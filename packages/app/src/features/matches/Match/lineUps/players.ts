import type { AnswerOf } from '@touchline/contract/definitions';

export type LineUpsAnswer = AnswerOf<'matchLineUps'>;
export type ShownPlace = NonNullable<LineUpsAnswer['home']>[number];

/** Those who start and the substitutes, each in the order of the server. */
export function parted(places: readonly ShownPlace[]): {
  starting: ShownPlace[];
  substitutes: ShownPlace[];
} {
  return {
    starting: places.filter(({ isStarting }) => isStarting),
    substitutes: places.filter(({ isStarting }) => !isStarting),
  };
}
