import type { User } from '@touchline/contract/user';
import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { AdminArea } from '../adminAreas.ts';
import type { RecordForm } from './form/useRecordForm.ts';

/** What the records of all areas have. */
export interface AdminRecord {
  id: string;
  version: number;
  updatedAt: string | null;
  updatedBy: string | null;
}

/** A record that is likely the same as the one that is being written (ADMIN-6). */
export interface LikelyDuplicate {
  id: string;
  name: string;
  /** It is another one, which this one is in the way of. */
  isClash?: boolean;
}

/** Words about fields, by the path of the field: `name`, `squad.2.shirtNumber`. */
export type Findings = ReadonlyMap<string, string>;

/** What the record page needs to know of an area. */
export interface RecordKind<Stored extends AdminRecord, Values extends object> {
  area: AdminArea;
  /** The name of the record in the body of a request. */
  part: string;
  /** The fields of the form as a draft keeps them; each may be missing. */
  draft: GenericSchema<unknown, Partial<Values>>;
  /** The contract's schema of a new record, from which all limits come. */
  body: GenericSchema;
  /** The fields that a record cannot be without. */
  needed: readonly (keyof Values)[];
  /** The fields of a record that is being created. */
  blank: (user: User) => Values;
  valuesOf: (record: Stored) => Values;
  /** The fields as the contract has them, under the same names. */
  wireOf: (values: Values) => Readonly<Record<keyof Values, unknown>>;
  fetch: (id: string) => Promise<Stored>;
  create: (fields: Record<string, unknown>, signal: AbortSignal) => Promise<Stored>;
  update: (
    id: string,
    version: number,
    fields: Record<string, unknown>,
    signal: AbortSignal,
  ) => Promise<Stored>;
  remove: (id: string, version: number) => Promise<unknown>;
  restore: (id: string) => Promise<Stored>;
  nameOf: (record: Stored) => string;
  labelOf: (t: TFunction, name: keyof Values) => string;
  /** A field in the words of the form, for the comparison of two versions. */
  textOf: (
    t: TFunction,
    name: keyof Values,
    values: Values,
    record: Stored | null,
    language: string,
  ) => string;
  /**
   * What is shown there instead of the words of a field that words do not tell apart.
   *
   * @param other the version beside which it is shown
   */
  showOf?: (
    t: TFunction,
    name: keyof Values,
    values: Values,
    record: Stored,
    other: Values,
  ) => ReactNode;
  /** Words about what is not valid, by the path of the field; those of the limits come from `body`. */
  invalidText: (t: TFunction, name: keyof Values) => string;
  /** Mistakes that the limits of the single fields do not show. */
  check?: (t: TFunction, values: Values, record: Stored | null) => Findings;
  /** The fields from which `findDuplicates` finds a likely duplicate. */
  duplicateKeys: readonly (keyof Values)[];
  findDuplicates: (
    values: Values,
    exceptId: string | null,
    signal: AbortSignal,
  ) => Promise<readonly LikelyDuplicate[]>;
  /** Whether a record can be changed in its state; omitted: always. */
  mayChange?: (record: Stored) => boolean;
  /** Whether it changes by itself in its state, as a message does that is on its way. */
  isMoving?: (record: Stored) => boolean;
  Head: ComponentType<{ record: Stored }>;
  Fields: ComponentType<{ form: RecordForm<Stored, Values> }>;
  /** What stands beside the form and is not saved with it. */
  Aside?: ComponentType<{ form: RecordForm<Stored, Values>; record: Stored }>;
  /** Whether this person may delete records. */
  mayRemove: (user: User, record: Stored) => boolean;
}
