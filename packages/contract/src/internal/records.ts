import * as v from 'valibot';
import { problem } from '../problem.ts';
import { instant, listOf, omittable, optional } from '../tolerant.ts';
import { byId, idPath, unknownId } from './byId.ts';
import { languages } from './languages.ts';
import { text, whole } from './strict.ts';

/**
 * The fields of a record that several people change. `version` starts at 1 and grows by 1 with every
 * change (ADMIN-14).
 */
export const versioned = {
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  updatedAt: optional(instant),
  /** The name of the adult who made the last change. */
  updatedBy: optional(v.string()),
};

/** The version that a change is based on. */
export const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A body without fields, for calls whose path says everything. */
export const nothing = v.strictObject({});

/** A deletion names the version that the person saw. */
export const versionQuery = v.strictObject({ version: whole(1) });

/** The body of 409: with the current record when it changed meanwhile, without when it is in use. */
export function conflict<Schema extends v.GenericSchema>(record: Schema) {
  return { 409: v.object({ ...problem.entries, current: omittable(record) }) };
}

/** The refusals of a change of a record that the path names. */
export function changeErrors<Schema extends v.GenericSchema>(record: Schema) {
  return { ...unknownId, ...conflict(record) };
}

/** One page of a list; `total` is the number of records on all pages. */
export function pageOf<Schema extends v.GenericSchema>(record: Schema) {
  const total = v.pipe(v.number(), v.integer(), v.minValue(0));
  return v.object({ items: listOf(record), total });
}

/** The parameters that all lists share (ADMIN-15). */
export function listQuery<const Keys extends readonly string[]>(sortKeys: Keys) {
  return {
    search: v.optional(text(100)),
    sort: v.optional(v.picklist(sortKeys)),
    order: v.optional(v.picklist(['asc', 'desc'])),
    /** In whose alphabet texts are sorted (LANG-18). Omitted: Turkish. */
    language: v.optional(v.picklist(languages)),
    pageNumber: v.optional(whole(1, 10_000)),
    pageSize: v.optional(whole(1, 100)),
  };
}

/** The body of 409 for a deletion; `reason` says that others belong to the record. */
function refusedDeletion<Schema extends v.GenericSchema>(record: Schema) {
  const { entries } = conflict(record)[409];
  return { 409: v.object({ ...entries, reason: omittable(v.literal('inUse')) }) };
}

/** The deletion of a record. Answers what was deleted. */
export function deletionOf<Schema extends v.GenericSchema>(record: Schema) {
  return {
    path: idPath,
    query: versionQuery,
    answer: record,
    errors: { ...unknownId, ...refusedDeletion(record) },
  };
}

/** Takes a deletion back. */
export function restorationOf<Schema extends v.GenericSchema>(record: Schema) {
  return { ...byId, body: nothing, answer: record };
}
