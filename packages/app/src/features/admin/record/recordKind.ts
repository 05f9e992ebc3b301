import type { User } from '@touchline/contract/user';
import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { AdminArea } from '../adminAreas.ts';

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

/** The name of a field. */
export type FieldName<Values> = keyof Values & string;

/** The name of a field whose value is a text. */
export type TextFieldName<Values> = {
  [Each in FieldName<Values>]: Values[Each] extends string ? Each : never;
}[FieldName<Values>];

export interface TextProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  errorMessage?: string;
  isRequired: boolean;
  isReadOnly: boolean;
}

interface ChoiceProps extends Omit<TextProps, 'isReadOnly'> {
  isDisabled: boolean;
}

export interface RecordForm<Stored extends AdminRecord, Values extends object> {
  kind: RecordKind<Stored, Values>;
  /** The record as it is saved; null while it is being created. */
  record: Stored | null;
  /** The fields as they are typed, or as they are saved while `isFixed`. */
  values: Values;
  /** The names of the fields whose typed values differ from the saved record. */
  changed: readonly FieldName<Values>[];
  /** The version that the changes are based on; 0 for a new record. */
  version: number;
  /** Whether the record has changed elsewhere since the changes were begun, which can be saved. */
  isOutdated: boolean;
  /** Nothing can be changed, because nothing can be sent. */
  isReadOnly: boolean;
  /** The fields can only be read, because of the state of the record; other things can be done. */
  isFixed: boolean;
  /**
   * @param isUnfinished more has to follow before the fields can be right, so that they are not
   *   checked until they are left, changed again or sent
   */
  change: (changes: Partial<Values>, isUnfinished?: boolean) => void;
  /** The focus has left a field, so that it is checked. */
  leave: (name: FieldName<Values>) => void;
  /** Forgets these changes, or all of them. @returns takes that back */
  discard: (names?: readonly FieldName<Values>[]) => () => void;
  /**
   * Removes the saved changes from the draft. Fields that were typed during the save stay changed.
   */
  accept: (sent: Values, saved: Stored) => void;
  /** Bases the changes on another version of the record. */
  rebase: (version: number) => void;
  /** Takes over the version after the person has changed the record outside of the form. */
  follow: (before: AdminRecord, after: AdminRecord) => void;
  /** Validates all fields and shows their errors. @returns the errors */
  settle: () => Findings;
  /** Whether an upload for one of the fields is pending, so that they cannot be saved yet. */
  isWaiting: boolean;
  /** Sets `isWaiting` until the work is done. @returns the same work */
  waitFor: (work: Promise<void>) => Promise<void>;
  /** The words about the field at a path, once typing in it has stopped. */
  fieldErrorText: (path: string) => string | undefined;
  /** The words about the field that was typed in last, to be announced. */
  announcement: string;
  /** The name that a server knows the field at a path by. */
  nameOf: (path: string) => string;
  labelOf: (name: FieldName<Values>) => string;
  /** The props of a field for a text. */
  text: (name: TextFieldName<Values>) => TextProps;
  /** The props of a field that offers choices. */
  choice: (name: TextFieldName<Values>) => ChoiceProps;
}
