import type { ReceivedBy } from '@touchline/contract/definitions';
import type { MatchTeam, Schedule } from '@touchline/contract/match';
import type { User } from '@touchline/contract/user';
import { dateIn, now } from '../clock.ts';
import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { refuse, refuseField } from '../problems.ts';
import { schools } from './schools.ts';
import { isInScope } from './scope.ts';
import { sideOf, teams } from './teams.ts';

export type MatchFields = ReceivedBy<'createMatch'>['body']['match'];
type Side = MatchFields['homeTeam'];

const nobody: MatchTeam = {
  id: null,
  name: '',
  school: { id: null, name: '' },
  crestUrl: null,
  colours: null,
};

/** @throws Refusal 400 for an unknown team */
function teamFor(side: Side, field: string): MatchTeam {
  if (side.kind === 'tbc') return nobody;
  if (side.kind === 'guest')
    return { ...nobody, name: side.name, school: { id: null, name: side.schoolName } };
  const team = teams.find(side.id) ?? refuseField(`match.${field}.id`, 'There is no such team');
  return sideOf(team);
}

/**
 * A match lies between 10 years ago and 3 years ahead (MATCH-28).
 *
 * @param field the name that the request has for the schedule
 * @throws Refusal 400
 */
export function requireDate(schedule: Schedule | null | undefined, field: string): void {
  if (!schedule || schedule.kind === 'tbc') return;
  const date = schedule.kind === 'date' ? schedule.date : schedule.startsAt.slice(0, 10);
  const today = dateIn('UTC', now());
  const shifted = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  if (date < shifted(-10) || date > shifted(3))
    refuseField(field, 'The date lies between 10 years ago and 3 years ahead');
}

/**
 * The fields of a match as they are stored.
 *
 * @param before the match that is changed
 * @throws Refusal 400 by field, 403 when no team is of the caller's school
 */
export function matchFields(
  given: Partial<MatchFields>,
  caller: User,
  before?: StoredMatch,
): Partial<StoredMatch> {
  requireDate(given.schedule, 'match.schedule');
  const { homeTeam, awayTeam, venue, ...fields } = given;
  const [oldHome = nobody, oldAway = nobody] = before?.teams ?? [];
  const home = homeTeam ? teamFor(homeTeam, 'homeTeam') : oldHome;
  const away = awayTeam ? teamFor(awayTeam, 'awayTeam') : oldAway;
  if (home.id !== null && home.id === away.id)
    refuseField('match.awayTeam', 'A team does not play against itself');
  if (!isInScope(caller, home.school.id, away.school.id))
    refuse(403, 'One of the teams must be of your own school');
  return {
    ...fields,
    teams: [home, away],
    ...(venue === undefined ? {} : { venue: venue && { ...noVenue, ...venue } }),
  };
}

const noVenue = {
  pitch: null,
  address: null,
  city: null,
  latitude: null,
  longitude: null,
  mapUrl: null,
};

/** The time zone of the home school, which a match has unless another is given. */
export function homeTimeZone({ teams: sides }: Pick<StoredMatch, 'teams'>): string | null {
  const id = sides?.[0]?.school.id;
  return (id && schools.find(id)?.timeZone) || null;
}
