import type { SchoolProfile, SchoolRecord, SchoolSummary } from '@touchline/contract/school';
import * as contract from '@touchline/contract/school';
import * as v from 'valibot';
import { seedSchools } from '../fixtures/schoolRecords.ts';
import { hashOf } from '../fixtures/crests.ts';
import { records } from './records.ts';

export const schools = records<SchoolRecord>('school', seedSchools);

export function schoolSummaryOf(school: SchoolRecord): SchoolSummary {
  return v.parse(contract.schoolSummary, school);
}

/** @param sports the sports of the published teams of the school */
export function schoolProfileOf(
  school: SchoolRecord,
  sports: SchoolProfile['sports'],
): SchoolProfile {
  return v.parse(contract.schoolProfile, { ...school, sports });
}

/**
 * A new join code: six letters and digits that follow from the school and its version, and that no
 * school has.
 */
export function joinCodeFor({ id, version }: { id: string; version: number }): string {
  const code = (hashOf(`join ${id} ${version}`) + 36 ** 6).toString(36).slice(-6).toUpperCase();
  const isTaken = schools.list().some(({ joinCode }) => joinCode === code);
  return isTaken ? joinCodeFor({ id, version: version + 1 }) : code;
}

/** Active schools: the others are not public (SCHOOL-2). */
export function publicSchools(): SchoolRecord[] {
  return schools.list().filter(({ status }) => status === 'active');
}
