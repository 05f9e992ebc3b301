import type { ReceivedBy } from '@touchline/contract/definitions';
import { schoolTransitions, type SchoolRecord } from '@touchline/contract/school';
import type { User } from '@touchline/contract/user';
import { answer, refuse } from '../api.ts';
import { refuseInUse, refuseStale } from '../problems.ts';
import { listPage } from '../store/lists.ts';
import {
  joinCodeFor,
  publicSchools,
  schoolProfileOf,
  schoolSummaryOf,
  schools,
} from '../store/schools.ts';
import { isAdministrator, isInScope, requireScope } from '../store/scope.ts';
import {
  belongingsOf,
  followSchoolName,
  publicSportsOf,
  schoolRecordOf,
} from '../store/belongings.ts';

type SchoolFields = ReceivedBy<'updateSchool'>['body']['school'];

const rules = {
  texts: ({ name, shortName, city, district, aliases }: SchoolRecord) => [
    name,
    shortName,
    city,
    district,
    ...aliases,
  ],
  keys: {
    name: ({ name }: SchoolRecord) => name,
    city: ({ city }: SchoolRecord) => city,
    status: ({ status }: SchoolRecord) => status,
    updatedAt: ({ updatedAt }: SchoolRecord) => updatedAt,
  },
  usual: 'name',
} as const;

/** The school with this id, if the caller may see its record. */
function ownSchool(id: string, caller: User): SchoolRecord {
  const school = schools.get(id);
  requireScope(caller, school.id);
  return school;
}

/** Refuses a stale version with the record as its staff see it. */
function requireVersion(school: SchoolRecord, version: number): void {
  if (school.version !== version) refuseStale(schoolRecordOf(school));
}

/** Only an administrator approves or suspends a school, and a school never waits again. */
function refuseStatusOf({ status }: SchoolFields, before: SchoolRecord, caller: User): void {
  if (status === undefined) return;
  if (!isAdministrator(caller)) refuse(403, 'Only an administrator changes the status of a school');
  if (status !== before.status && !schoolTransitions[before.status].includes(status))
    refuse(409, `A school that is ${before.status} does not become ${status}`);
}

const empty = {
  city: null,
  district: null,
  address: null,
  officePhone: null,
  officeEmail: null,
  website: null,
  logoUrl: null,
  coverUrl: null,
  colours: null,
  about: null,
  aboutLanguage: null,
  latitude: null,
  longitude: null,
  aliases: [],
  privacyContactEmail: null,
  defaults: { athleteNames: 'hidden', photos: 'off' },
  status: 'pending',
} as const satisfies Partial<SchoolRecord>;

export const schoolsHandlers = [
  answer('schools', ({ query }) => {
    const { country, ids } = query;
    const found = publicSchools().filter(
      (school) => (!country || school.country === country) && (!ids || ids.includes(school.id)),
    );
    const { items, total } = listPage(found, query, rules);
    return { items: items.map(schoolSummaryOf), total };
  }),
  answer('school', ({ path }) => {
    const school = publicSchools().find(({ id }) => id === path.id);
    if (!school) return refuse(404, 'There is no school with this id');
    return schoolProfileOf(school, publicSportsOf(school.id));
  }),
  answer('adminSchools', ({ query, caller }) => {
    const { country, status } = query;
    const found = schools
      .list()
      .filter(
        (school) =>
          isInScope(caller, school.id) &&
          (!country || school.country === country) &&
          (!status?.length || status.includes(school.status)),
      );
    const { items, total } = listPage(found, query, rules);
    return { items: items.map(schoolRecordOf), total };
  }),
  answer('adminSchool', ({ path, caller }) => schoolRecordOf(ownSchool(path.id, caller))),
  answer('createSchool', ({ body: { school }, caller }) => {
    const fields = { ...empty, aliases: [], joinCode: '', ...school };
    const created = schools.create(fields, caller.name);
    // Its name cannot make the code, because two schools may have the same one.
    created.joinCode = joinCodeFor(created);
    return schoolRecordOf(created);
  }),
  answer('updateSchool', ({ path, body: { version, school }, caller }) => {
    const before = ownSchool(path.id, caller);
    requireVersion(before, version);
    refuseStatusOf(school, before, caller);
    const changed = schools.change(path.id, version, school, caller.name);
    followSchoolName(changed);
    return schoolRecordOf(changed);
  }),
  answer('deleteSchool', ({ path, query }) => {
    const school = schools.get(path.id);
    const belongings = belongingsOf(school.id);
    if (belongings) refuseInUse(`This school still has ${belongings}`);
    requireVersion(school, query.version);
    return schoolRecordOf(schools.remove(path.id, query.version));
  }),
  answer('restoreSchool', ({ path, caller }) =>
    schoolRecordOf(schools.restore(path.id, caller.name)),
  ),
  answer('renewJoinCode', ({ path, body: { version }, caller }) => {
    const school = ownSchool(path.id, caller);
    requireVersion(school, version);
    const joinCode = joinCodeFor(school);
    return schoolRecordOf(schools.change(path.id, version, { joinCode }, caller.name));
  }),
];
