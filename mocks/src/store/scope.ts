import type { User } from '@touchline/contract/user';
import { refuse } from '../problems.ts';

export function isAdministrator({ roles }: User): boolean {
  return roles.includes('Administrator');
}

/**
 * Whether a person may see and change what belongs to one of these schools: an administrator all, a
 * school administrator the own school (ADMIN-1).
 */
export function isInScope(caller: User, ...schoolIds: readonly (string | null)[]): boolean {
  return isAdministrator(caller) || schoolIds.some((id) => id !== null && id === caller.school?.id);
}

/** @throws Refusal 403 for another school */
export function requireScope(caller: User, ...schoolIds: readonly (string | null)[]): void {
  if (!isInScope(caller, ...schoolIds)) refuse(403, 'This belongs to another school');
}

/** @throws Refusal 403 for anybody but an administrator */
export function requireAdministrator(caller: User): void {
  if (!isAdministrator(caller)) refuse(403, 'This is for administrators');
}
