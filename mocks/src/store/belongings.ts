import type { Sport } from '@touchline/contract/match';
import type { SchoolRecord } from '@touchline/contract/school';
import { users } from './accounts.ts';
import { athletes } from './athletes.ts';
import { matches } from './dataSets.ts';
import { joinRequests } from './registrations.ts';
import { publicTeams, teams } from './teams.ts';

/** What belongs to a school, in words; null if nothing does. */
export function belongingsOf(schoolId: string): string | null {
  const isOwn = (item: { schoolId: string }) => item.schoolId === schoolId;
  const found = [
    teams.list().some(isOwn) ? 'teams' : null,
    athletes.list().some(isOwn) ? 'athletes' : null,
    matches.list().some((match) => match.teams.some(({ school }) => school.id === schoolId))
      ? 'matches'
      : null,
  ].filter((each) => each !== null);
  return found.length ? found.join(', ') : null;
}

/** The record of a school as the staff see it. */
export function schoolRecordOf(school: SchoolRecord): SchoolRecord {
  return { ...school, isInUse: belongingsOf(school.id) !== null };
}

/** The sports in which a school has a published team. */
export function publicSportsOf(schoolId: string): Sport[] {
  const own = publicTeams().filter((team) => team.schoolId === schoolId);
  return [...new Set(own.map(({ sport }) => sport))].toSorted();
}

/**
 * Copies the name of a school into what holds a copy of it: the sides of its matches, its people and
 * the requests to belong to it. Their versions stay the same, as nobody changed them.
 */
export function followSchoolName({ id, name }: SchoolRecord): void {
  const isOwn = (item: { school: { id: string | null } | null }) => item.school?.id === id;
  const school = { id, name };
  for (const match of matches.list())
    if (match.teams.some(isOwn))
      match.teams = match.teams.map((side) => (isOwn(side) ? { ...side, school } : side));
  for (const item of [...users.list(), ...joinRequests.list()])
    if (isOwn(item)) item.school = school;
}
