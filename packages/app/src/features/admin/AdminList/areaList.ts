import type { StatusReason } from '@touchline/contract/match';
import type { IconComponent } from '@touchline/ui/Icon';
import type { TableColumn } from '@touchline/ui/Table';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Language } from '#platform/language/languages.ts';
import type { AdminArea } from '../adminAreas.ts';
import type { ChosenFilters, FilterSpec } from './filters/listAddress.ts';
import type { BulkOutcome } from './bulk/bulk.ts';

/** What all records have. */
export interface AdminRow {
  id: string;
  version: number;
}

export interface List<Row> {
  items: readonly Row[];
  total: number;
}

/** The parameters that the calls of all lists share (ADMIN-15). */
export interface ListQuery<Sort extends string> {
  search?: string;
  sort?: Sort;
  order?: 'asc' | 'desc';
  /** The language whose order the list has (LANG-18). */
  language: Language;
  pageNumber: number;
  pageSize: number;
}

/** A filter with closed values, as a field above the list. */
export interface ChoiceFilter extends FilterSpec {
  values: readonly string[];
  label: (t: TFunction) => string;
  textOf: (t: TFunction, value: string) => string;
}

/** A filter by another record, which the address names by its id. */
export interface RecordFilter extends FilterSpec {
  id: 'school' | 'team';
  values: (text: string) => boolean;
}

export type AreaFilter = ChoiceFilter | RecordFilter;

/** Why a bulk change is made, as it was asked for in a question. */
export interface BulkReason {
  statusReason: StatusReason;
  statusNote?: string;
}

interface BulkChange<Row> {
  id:
    | 'publish'
    | 'schoolOnly'
    | 'withdraw'
    | 'postpone'
    | 'cancel'
    | 'approve'
    | 'suspend'
    | 'archive'
    | 'reactivate'
    | 'left'
    | 'hideNames'
    | 'activate'
    | 'pause'
    | 'unschedule'
    | 'remove';
  icon: IconComponent;
  /** Whether it is allowed for a record as it is; the server decides again. */
  isFor: (row: Row) => boolean;
  /** Takes one change back. Omitted: it cannot be taken back. */
  undo?: (before: Row, after: Row) => Promise<Row>;
  /** Whether a record could go back to what it was; omitted: each could. */
  mayUndo?: (before: Row) => boolean;
  /** For administrators alone. */
  isForAdministrators?: boolean;
}

/** A bulk change that is made at once. `run` reports the outcome of each record. */
interface PlainAction<Row> extends BulkChange<Row> {
  needsReason?: false;
  run: (rows: readonly Row[]) => Promise<BulkOutcome<Row>[]>;
}

/** A bulk change that asks for a reason first. */
export interface ReasonAction<Row> extends BulkChange<Row> {
  needsReason: true;
  run: (rows: readonly Row[], reason: BulkReason) => Promise<BulkOutcome<Row>[]>;
}

export type BulkAction<Row> = PlainAction<Row> | ReasonAction<Row>;

export interface ColumnContext {
  t: TFunction;
  /** Whether records of several schools can be in the list. */
  isOfAllSchools: boolean;
  /** The filters in the address; a column can be shown or left out by them. */
  filters: ChosenFilters;
}

/** The words of a list without records. */
export interface NoneText {
  title: string;
  description: string;
}

/** A file that is written a page of the list at a time, so that no task is long (PERF-6). */
export interface ListFile<Row> {
  add: (rows: readonly Row[]) => void;
  /** Saves what was added. */
  save: () => void;
}

/** A file with the whole list as it is filtered. */
export interface ListExport<Row> {
  id: 'csv' | 'calendar';
  start: (t: TFunction) => Promise<ListFile<Row>>;
}

/** The list of an area: how it is asked for, what it shows and what can be done with it. */
export interface AreaList<Row extends AdminRow, Sort extends string = string> {
  area: AdminArea;
  /** The fields by which the server sorts. A column with the same id can be pressed to sort by it. */
  sorts: readonly Sort[];
  filters: readonly AreaFilter[];
  /** What is searched for is kept out of the address, because it is the name of a child (ATHLETE-7). */
  isSearchPrivate?: boolean;
  fetch: (query: ListQuery<Sort>, filters: ChosenFilters) => Promise<List<Row>>;
  /** A record as it is now, for one that is not on the page in view. */
  fetchOne: (id: string) => Promise<Row>;
  /** The name of a record in a sentence. */
  nameOf: (row: Row, t: TFunction) => string;
  columns: (context: ColumnContext) => readonly TableColumn<Row>[];
  actions: readonly BulkAction<Row>[];
  exports?: readonly ListExport<Row>[];
  /** The page on which many records are created from a file. */
  importPath?: string;
  /** What is said of a list without any record; omitted: that what is added will be in it. */
  emptyText?: (t: TFunction) => string;
  /** Stands below the words of a list without any record. */
  BelowEmpty?: ComponentType;
  /** The words for filters that leave nothing; undefined: those of any search and any filters. */
  noneText?: (t: TFunction, filters: ChosenFilters) => NoneText | undefined;
}

/** The values of a filter with several; undefined without any. */
export function manyOf<Value extends string>(
  filters: ChosenFilters,
  id: string,
): Value[] | undefined {
  const values = filters[id];
  return values && (values.slice() as Value[]);
}

/** The value of a filter with one; undefined without it. */
export function oneValueOf<Value extends string>(
  filters: ChosenFilters,
  id: string,
): Value | undefined {
  return filters[id]?.[0] as Value | undefined;
}

/** The value of a filter that narrows a list alone, to this value; undefined otherwise. */
export function onlyValueOf(filters: ChosenFilters, id: string): string | undefined {
  return Object.values(filters).flat().length === 1 ? filters[id]?.[0] : undefined;
}

/** Without the parameters that are undefined, which the calls do not take. */
export function defined<Query extends object>(
  query: Query,
): { [Name in keyof Query]?: NonNullable<Query[Name]> } {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as never;
}

export interface AdminListProps<Row extends AdminRow, Sort extends string> {
  list: AreaList<Row, Sort>;
}
