import type { MatchRecord, MatchRow } from '@touchline/contract/adminMatch';
import * as contract from '@touchline/contract/adminMatch';
import type { User } from '@touchline/contract/user';
import * as v from 'valibot';
import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { refuse } from '../problems.ts';
import { matches } from './dataSets.ts';
import { isAdministrator, isInScope } from './scope.ts';

export function schoolIdsOf({ teams }: StoredMatch): (string | null)[] {
  return teams.map(({ school }) => school.id);
}

/**
 * Whether a person sees a match. Everybody sees public ones; people of a school that takes part
 * also those for the school, and its staff drafts (MATCH-30).
 */
export function isVisible(match: StoredMatch, caller: User | null): boolean {
  if (match.visibility === 'public') return true;
  if (!caller) return false;
  const isStaff = caller.roles.includes('SchoolAdministrator') || isAdministrator(caller);
  return isInScope(caller, ...schoolIdsOf(match)) && (match.visibility !== 'draft' || isStaff);
}

/** The matches for the public pages: drafts are on their own page alone. */
export function visibleMatches(caller: User | null): StoredMatch[] {
  return matches.list().filter((match) => match.visibility !== 'draft' && isVisible(match, caller));
}

/** @throws Refusal 404 for an unknown match and one that the caller may not see */
export function visibleMatch(id: string, caller: User | null): StoredMatch {
  const match = matches.find(id);
  return match && isVisible(match, caller) ? match : refuse(404, 'There is no match with this id');
}

/** @throws Refusal 404 for an unknown match, 403 for one of other schools */
export function ownMatch(id: string, caller: User): StoredMatch {
  const match = matches.get(id);
  if (!isInScope(caller, ...schoolIdsOf(match))) refuse(403, 'This belongs to another school');
  return match;
}

export function matchRecordOf(match: StoredMatch): MatchRecord {
  return v.parse(contract.matchRecord, match);
}

export function matchRowOf(match: StoredMatch): MatchRow {
  return v.parse(contract.matchRow, match);
}
