import type { ShownPlayer } from '@touchline/contract/team';
import type { TFunction } from 'i18next';

/** The name of a player for everybody; a hidden one is "Player" (ATHLETE-2). */
export function playerName(
  t: TFunction,
  { displayName }: Pick<ShownPlayer, 'displayName'>,
): string {
  return displayName ?? t('team.player');
}

const roles = ['goalkeeper', 'defence', 'midfield', 'attack', 'captain'] as const;

/** The translated role of a player; an unknown one is shown as the school wrote it. */
export function roleText(t: TFunction, role: string): string {
  const known = roles.find((one) => one === role);
  return known ? t(`team.roles.${known}`) : role;
}
