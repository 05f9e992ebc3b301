import { playerRoles } from '@touchline/contract/playerRoles';
import type { TFunction } from 'i18next';

/** The most characters of a role (TEAM-1). */
const mostCharacters = 30;

/**
 * The role that a text stands for: one of those that the product has words for, so that everybody
 * reads it in the own language, else the text itself.
 */
export function roleOfText(t: TFunction, text: string): string {
  return playerRoles.find((role) => t(`player.roles.${role}`) === text) ?? text;
}

/** Whether a role has more characters than can be stored; those around it are not. */
export function isRoleTooLong(role: string): boolean {
  return [...role.trim()].length > mostCharacters;
}

/** The words about a role that is too long. */
export function roleErrorText(t: TFunction, role: string): string | undefined {
  return isRoleTooLong(role) ? t('validation.tooLong', { count: mostCharacters }) : undefined;
}
