import type { Visibility } from '@touchline/contract/team';
import type { User } from '@touchline/contract/user';
import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { refuse, refuseField } from '../problems.ts';
import { matches } from './dataSets.ts';
import type { MatchFields } from './matchEntry.ts';
import { ownMatch } from './matchScope.ts';
import { type StatusChange, hasTeams, statusChanges } from './matchStatus.ts';

/** @throws Refusal 403, 404, or 409 for a stale version or a change that is not allowed */
export function setStatus(id: string, change: StatusChange, caller: User): StoredMatch {
  const { version } = change;
  const match = ownMatch(id, caller);
  matches.requireVersion(match, version);
  return matches.change(id, version, statusChanges(match, change), caller.name);
}

/** @throws Refusal 403, 404, or 409 for a stale version or a match without both teams */
export function setVisibility(
  id: string,
  version: number,
  visibility: Visibility,
  caller: User,
): StoredMatch {
  const match = ownMatch(id, caller);
  matches.requireVersion(match, version);
  if (visibility === 'public' && !hasTeams(match))
    refuse(409, 'Both teams must be known before a match is public');
  return matches.change(id, version, { visibility }, caller.name);
}

const played = ['live', 'paused', 'finished', 'abandoned'];

/**
 * A match that is public or has begun keeps both teams (MATCH-36).
 *
 * @throws Refusal 400 for the side that would not be known any more
 */
export function requireSides(match: StoredMatch, given: Partial<MatchFields>): void {
  if (match.visibility !== 'public' && !played.includes(match.status)) return;
  for (const [index, side] of (['homeTeam', 'awayTeam'] as const).entries())
    if (given[side]?.kind === 'tbc' && match.teams[index]?.name)
      refuseField(`match.${side}.kind`, 'A match that is public or has begun needs both teams');
}

/** @throws Refusal 403, 404, or 409 for a stale version or a match that was played */
export function deleteMatch(id: string, version: number, caller: User): StoredMatch {
  const match = ownMatch(id, caller);
  if (played.includes(match.status))
    refuse(409, 'A match that was played is not deleted: withdraw it instead');
  return matches.remove(id, version);
}
