import type { TFunction } from 'i18next';

/** The name of a player as everybody may see it; a hidden one is "Player" (ATHLETE-2). */
export function playerName(t: TFunction, displayName: string | null): string {
  return displayName?.trim() || t('player.hidden');
}

const roles = ['goalkeeper', 'defence', 'midfield', 'attack', 'captain'] as const;

/** The role in the reader's language; an unknown one as the server wrote it. */
export function roleText(t: TFunction, role: string | null): string | null {
  const known = roles.find((name) => name === role);
  return known ? t(`player.roles.${known}`) : role;
}
