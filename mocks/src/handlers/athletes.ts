import {
  athleteAges,
  athleteTransitions,
  consentTransitions,
  type ConsentPurpose,
} from '@touchline/contract/athlete';
import type { ReceivedBy } from '@touchline/contract/definitions';
import { isGranted } from '@touchline/contract/playerDisplay';
import type { User } from '@touchline/contract/user';
import { answer, refuse } from '../api.ts';
import { now, toInstant } from '../clock.ts';
import type { StoredAthlete } from '../fixtures/athletes.ts';
import { fold } from '../fold.ts';
import { refuseField, refuseInUse } from '../problems.ts';
import { athleteRecordOf, athletes, isLinedUp } from '../store/athletes.ts';
import { listPage } from '../store/lists.ts';
import { schools } from '../store/schools.ts';
import { isInScope, requireScope } from '../store/scope.ts';
import { teams } from '../store/teams.ts';

type Rules = ReturnType<typeof rulesFor>;
type AthleteFields = ReceivedBy<'updateAthlete'>['body']['athlete'];
type Query = ReceivedBy<'athletes'>['query'];
type Filters = Pick<
  Query,
  'schoolId' | 'teamId' | 'status' | 'consent' | 'purpose' | 'expiresBefore' | 'safetyFlag'
>;

/** @param purpose whose consent the order by `expiresAt` is about */
const rulesFor = (purpose: ConsentPurpose) => ({
  texts: ({ givenName, familyName, preferredName }: StoredAthlete) => [
    `${givenName} ${familyName}`,
    familyName,
    preferredName,
  ],
  keys: {
    familyName: ({ familyName, givenName }: StoredAthlete) => `${familyName} ${givenName}`,
    givenName: ({ familyName, givenName }: StoredAthlete) => `${givenName} ${familyName}`,
    status: ({ status }: StoredAthlete) => status,
    updatedAt: ({ updatedAt }: StoredAthlete) => updatedAt,
    expiresAt: ({ consents }: StoredAthlete) => consents[purpose].expiresAt,
  },
  usual: 'familyName' as const,
});

function isWanted(athlete: StoredAthlete, query: Filters): boolean {
  const { schoolId, teamId, status, consent, purpose = 'names', expiresBefore, safetyFlag } = query;
  const { state, expiresAt } = athlete.consents[purpose];
  const squad = teamId ? (teams.find(teamId)?.squad ?? []) : [];
  return (
    (!schoolId || athlete.schoolId === schoolId) &&
    (!teamId || squad.some(({ athleteId }) => athleteId === athlete.id)) &&
    (!status?.length || status.includes(athlete.status)) &&
    (!consent || state === consent) &&
    (!expiresBefore ||
      (state === 'granted' &&
        expiresAt !== null &&
        Date.parse(expiresAt) < Date.parse(expiresBefore))) &&
    (safetyFlag === undefined || athlete.safetyFlag === safetyFlag)
  );
}

/** The athlete with this id, if the caller may see the record. */
function ownAthlete(id: string, caller: User): StoredAthlete {
  const athlete = athletes.get(id);
  requireScope(caller, athlete.schoolId);
  return athlete;
}

function requireSchool(schoolId: string, caller: User): void {
  requireScope(caller, schoolId);
  if (!schools.find(schoolId)) refuseField('athlete.schoolId', 'There is no school with this id');
}

/** Athletes are 4 to 25 years old (ATHLETE-9). */
function requireAge({ dateOfBirth }: AthleteFields): void {
  if (!dateOfBirth) return;
  const today = toInstant(now()).slice(0, 10);
  const earlier = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  if (dateOfBirth > earlier(athleteAges.least) || dateOfBirth <= earlier(athleteAges.most + 1))
    refuseField('athlete.dateOfBirth', 'Athletes are 4 to 25 years old');
}

/** Another photograph needs the consent to it; the one that is there stays (ATHLETE-18). */
function requirePhotoConsent({ photoUrl }: AthleteFields, before: StoredAthlete): void {
  if (!photoUrl || photoUrl === before.photoUrl) return;
  if (!isGranted(before.consents.photo, now()))
    refuseField('athlete.photoUrl', 'There is no consent to the photograph');
}

/** Takes an athlete who is at another school now out of the squads of the one before (TEAM-4). */
function leaveSquads(id: string, caller: User): void {
  for (const team of teams.list()) {
    const squad = team.squad.filter(({ athleteId }) => athleteId !== id);
    if (squad.length < team.squad.length)
      teams.change(team.id, team.version, { squad }, caller.name);
  }
}

/** Refuses a status that does not follow from the one before (ADMIN-63). */
function requireTransition<State extends string>(
  before: State,
  next: State,
  transitions: Readonly<Record<State, readonly State[]>>,
): void {
  if (!transitions[before].includes(next)) refuse(409, `What is ${before} does not become ${next}`);
}

/** A consent has been given by now, and ends after that, also where the server sets its beginning (ATHLETE-16). */
function requireDays(at: string, expiresAt: string | null): void {
  if (Date.parse(at) > now().getTime()) refuseField('consent.at', 'This day has not come yet');
  if (expiresAt && Date.parse(expiresAt) <= Date.parse(at))
    refuseField('consent.expiresAt', 'The end is after the beginning');
}

const none = { state: 'unknown', by: null, at: null, expiresAt: null, evidenceNote: null } as const;

const empty = {
  preferredName: null,
  displayPolicy: 'hidden',
  dateOfBirth: null,
  ageBand: null,
  position: null,
  photoUrl: null,
  safetyFlag: false,
  status: 'active',
} as const;

/** Refuses a school and a team of others, by which they are asked for (ADMIN-22). */
function pageOfAthletes(
  query: Filters & Parameters<typeof listPage<StoredAthlete, keyof Rules['keys']>>[1],
  caller: User,
) {
  const { schoolId, teamId, purpose = 'names' } = query;
  if (schoolId) requireScope(caller, schoolId);
  if (teamId) requireScope(caller, teams.find(teamId)?.schoolId ?? null);
  const found = athletes
    .list()
    .filter((athlete) => isInScope(caller, athlete.schoolId) && isWanted(athlete, query));
  const { items, total } = listPage(found, query, rulesFor(purpose));
  return { items: items.map(athleteRecordOf), total };
}

export const athletesHandlers = [
  answer('athletes', ({ query, caller }) => pageOfAthletes(query, caller)),
  // Before `:id`, which would match it too.
  answer('searchAthletes', ({ body, caller }) => pageOfAthletes(body, caller)),
  answer('athleteDuplicates', ({ body, caller }) => {
    requireScope(caller, body.schoolId);
    const { givenName, familyName, dateOfBirth, schoolId, exceptId } = body;
    const same = athletes
      .list()
      .filter(
        (athlete) =>
          athlete.id !== exceptId &&
          athlete.schoolId === schoolId &&
          fold(athlete.givenName) === fold(givenName) &&
          fold(athlete.familyName) === fold(familyName) &&
          (!dateOfBirth || !athlete.dateOfBirth || athlete.dateOfBirth === dateOfBirth),
      );
    return { items: same.map(athleteRecordOf), total: same.length };
  }),
  answer('athlete', ({ path, caller }) => athleteRecordOf(ownAthlete(path.id, caller))),
  answer('createAthlete', ({ body: { athlete }, caller }) => {
    requireSchool(athlete.schoolId, caller);
    requireAge(athlete);
    const consents = { names: none, photo: none, publicProfile: none };
    return athleteRecordOf(athletes.create({ ...empty, consents, ...athlete }, caller.name));
  }),
  answer('updateAthlete', ({ path, body: { version, athlete }, caller }) => {
    const before = ownAthlete(path.id, caller);
    const { schoolId, status } = before;
    athletes.requireVersion(before, version);
    if (athlete.status !== undefined && athlete.status !== status)
      requireTransition(status, athlete.status, athleteTransitions);
    requireSchool(athlete.schoolId ?? schoolId, caller);
    requireAge(athlete);
    requirePhotoConsent(athlete, before);
    const changed = athletes.change(path.id, version, athlete, caller.name);
    if (changed.schoolId !== schoolId) leaveSquads(changed.id, caller);
    return athleteRecordOf(changed);
  }),
  answer('setConsent', ({ path, body, caller }) => {
    const before = ownAthlete(path.id, caller);
    const { consents } = before;
    athletes.requireVersion(before, body.version);
    requireTransition(consents[path.purpose].state, body.consent.state, consentTransitions);
    const { state, at = toInstant(now()), evidenceNote = null } = body.consent;
    const given = body.consent.state === 'granted' ? body.consent : { by: null, expiresAt: null };
    const { by, expiresAt = null } = given;
    requireDays(at, expiresAt);
    const changed = { ...consents, [path.purpose]: { state, by, at, expiresAt, evidenceNote } };
    return athleteRecordOf(
      athletes.change(path.id, body.version, { consents: changed }, caller.name),
    );
  }),
  answer('deleteAthlete', ({ path, query, caller }) => {
    const { id } = ownAthlete(path.id, caller);
    if (teams.list().some(({ squad }) => squad.some(({ athleteId }) => athleteId === id)))
      refuseInUse('This athlete is in a squad: set the status to removed instead of deleting');
    if (isLinedUp(id))
      refuseInUse('This athlete is in a line-up: set the status to removed instead of deleting');
    return athleteRecordOf(athletes.remove(path.id, query.version));
  }),
  answer('restoreAthlete', ({ path, caller }) => {
    requireScope(caller, athletes.removed(path.id).schoolId);
    return athleteRecordOf(athletes.restore(path.id, caller.name));
  }),
];
