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
