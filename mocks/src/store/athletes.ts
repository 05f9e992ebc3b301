import type { AthleteRecord } from '@touchline/contract/athlete';
import { hiddenPlayer, toShownPlayer } from '@touchline/contract/playerDisplay';
import type { ShownPlayer, SquadPlace } from '@touchline/contract/team';
import { now } from '../clock.ts';
import type { StoredAthlete } from '../fixtures/athletes.ts';
import { firstAthletes, matches } from './dataSets.ts';
import { type Records, records } from './records.ts';
import { schools } from './schools.ts';
import { teams } from './teams.ts';

export const athletes: Records<StoredAthlete> = records<StoredAthlete>(
  'athlete',
  firstAthletes,
  athleteRecordOf,
);

/** A place of a squad or a line-up as everybody may see it; an unknown athlete is hidden. */
export function shownPlace({ athleteId, shirtNumber, role }: SquadPlace): ShownPlayer {
  const athlete = athletes.find(athleteId);
  const school = athlete && schools.find(athlete.schoolId);
  if (!athlete || !school) return hiddenPlayer;
  const place = { shirtNumber, role };
  return toShownPlayer({ athlete, school, place, when: now() });
}

/** The squad for the public: shown players by number, then the hidden, so no order tells a name. */
export function shownSquad(squad: readonly SquadPlace[]): ShownPlayer[] {
  const rank = ({ displayName, shirtNumber }: ShownPlayer) =>
    displayName === null && shirtNumber === null ? 2000 : (shirtNumber ?? 1000);
  return squad.map(shownPlace).toSorted((one, other) => rank(one) - rank(other));
}

/** Whether an athlete is in a line-up. */
export function isLinedUp(id: string): boolean {
  const isThere = ({ athleteId }: SquadPlace) => athleteId === id;
  return matches
    .list()
    .some(({ lineUps: { home, away } }) => home.some(isThere) || away.some(isThere));
}

/** The record as the staff see it. */
export function athleteRecordOf(stored: StoredAthlete): AthleteRecord {
  const { schoolId, ...athlete } = stored;
  const school = schools.find(schoolId);
  const places = teams
    .list()
    .flatMap(({ id, name, squad }) =>
      squad
        .filter(({ athleteId }) => athleteId === athlete.id)
        .map(({ shirtNumber }) => ({ id, name, shirtNumber })),
    );
  const { displayName } = shownPlace({
    athleteId: athlete.id,
    shirtNumber: null,
    role: null,
  });
  return {
    ...athlete,
    school: { id: schoolId, name: school?.name ?? '' },
    teams: places,
    shownAs: displayName,
    isInUse: places.length > 0 || isLinedUp(athlete.id),
  };
}
