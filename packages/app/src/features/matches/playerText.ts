import { playerRoles } from '@touchline/contract/playerRoles';
import type { TFunction } from 'i18next';

/** The name of a player as everybody may see it; a hidden one is "Player" (ATHLETE-2). */
export function playerName(t: TFunction, displayName: string | null): string {
  return displayName?.trim() || t('player.hidden');
}

/** What stands in a row for the players who are not named. */
export interface UnnamedText {
  count: string;
  /** The numbers that may be shown. */
  numbers: string | null;
}

/** The words for the players of a list who are not named; null where all are (ATHLETE-14). */
export function unnamedText(
  t: TFunction,
  players: readonly { displayName: string | null; shirtNumber: number | null }[],
): UnnamedText | null {
  const unnamed = players.filter((player) => !isNamed(player));
  if (unnamed.length === 0) return null;
  const numbers = unnamed.flatMap(({ shirtNumber }) => shirtNumber ?? []);
  return {
    count: t('player.unnamed', { count: unnamed.length }),
    numbers:
      numbers.length > 0
        ? t('player.numbers', { count: numbers.length, numbers: numbers.join(', ') })
        : null,
  };
}

export function isNamed({ displayName }: { displayName: string | null }): boolean {
  return Boolean(displayName?.trim());
}

/** The role in the reader's language; an unknown one as the server wrote it. */
export function roleText(t: TFunction, role: string | null): string | null {
  const known = playerRoles.find((name) => name === role);
  return known ? t(`player.roles.${known}`) : role;
}
