import type { AnswerOf } from '@touchline/contract/definitions';
import type { TFunction } from 'i18next';

export type LineUps = AnswerOf<'matchLineUps'>;
export type ShownPlace = NonNullable<LineUps['home']>[number];

const roles = ['goalkeeper', 'defence', 'midfield', 'attack', 'captain'] as const;

/** The name of a player; a hidden one is called a player, as everybody else who is hidden. */
export function playerName(t: TFunction, displayName: string | null): string {
  return displayName?.trim() || t('matchPage.player');
}

/** The role in the reader's language; an unknown one as the server wrote it. */
export function roleText(t: TFunction, role: string | null): string | null {
  const known = roles.find((name) => name === role);
  return known ? t(`matchPage.roles.${known}`) : role;
}

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
