import type { LineUpPlace } from '@touchline/contract/adminMatch';
import type { ReceivedBy } from '@touchline/contract/definitions';
import type { User } from '@touchline/contract/user';
import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { refuseField } from '../problems.ts';
import { athletes, shownPlace } from './athletes.ts';
import { requireScope } from './scope.ts';

type Given = ReceivedBy<'setLineUps'>['body']['home'];
type Side = 'home' | 'away';

/**
 * The line-up of one side: athletes of its school, each once, each number once.
 *
 * @throws Refusal 403 for the side of another school, 400 by field
 */
export function lineUpOf(
  match: StoredMatch,
  side: Side,
  given: NonNullable<Given>,
  caller: User,
): LineUpPlace[] {
  const schoolId = match.teams[side === 'home' ? 0 : 1]?.school.id ?? null;
  requireScope(caller, schoolId);
  const people = new Set<string>();
  const numbers = new Set<number>();
  return given.map(({ athleteId, shirtNumber = null, role = null, isStarting }, index) => {
    const field = `${side}.${index}`;
    if (athletes.find(athleteId)?.schoolId !== schoolId)
      refuseField(`${field}.athleteId`, 'There is no such athlete at this school');
    if (people.has(athleteId)) refuseField(`${field}.athleteId`, 'This athlete plays already');
    if (shirtNumber !== null && numbers.has(shirtNumber))
      refuseField(`${field}.shirtNumber`, 'This number is taken');
    people.add(athleteId);
    if (shirtNumber !== null) numbers.add(shirtNumber);
    return { athleteId, shirtNumber, role, isStarting };
  });
}

/** The line-ups of a match whose teams change: each goes with its team, and a new team has none yet. */
export function lineUpsWith(
  sides: StoredMatch['teams'],
  { teams, lineUps }: StoredMatch,
): StoredMatch['lineUps'] {
  const idOf = (team: StoredMatch['teams'][number] | undefined) => team?.id ?? null;
  function placesOf(index: number): LineUpPlace[] {
    const id = idOf(sides[index]);
    const before = [index, 1 - index].find((each) => idOf(teams[each]) === id);
    if (before === undefined) return [];
    return before === 0 ? lineUps.home : lineUps.away;
  }
  return { home: placesOf(0), away: placesOf(1) };
}

/** A line-up for everybody: those who start first, then by number, the hidden last. */
function shownLineUp(places: readonly LineUpPlace[]) {
  if (!places.length) return null;
  const shown = places.map((place) => ({ ...shownPlace(place), isStarting: place.isStarting }));
  const rank = ({ isStarting, displayName, shirtNumber }: (typeof shown)[number]) =>
    (isStarting ? 0 : 10_000) +
    (displayName === null && shirtNumber === null ? 2000 : (shirtNumber ?? 1000));
  return shown.toSorted((one, other) => rank(one) - rank(other));
}

export function shownLineUps({ lineUps: { home, away } }: StoredMatch) {
  return { home: shownLineUp(home), away: shownLineUp(away) };
}
