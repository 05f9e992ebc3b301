import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { findingsOf } from './findings.ts';
import type { AdminRecord, Findings, RecordKind } from '../recordKind.ts';

/** What is wrong with the fields of a record, by the contract and by the checks of its kind. */
export function findAll<Stored extends AdminRecord, Values extends object>(
  t: TFunction,
  kind: RecordKind<Stored, Values>,
  values: Values,
  record: Stored | null,
): Findings {
  const invalidText = (name: string) => kind.invalidText(t, name as keyof Values);
  const found = findingsOf(t, kind.body, kind.wireOf(values), invalidText);
  return new Map([...(kind.check?.(t, values, record) ?? []), ...found]);
}

/** `findAll` for the rendered values, memoised. */
export function useFindings<Stored extends AdminRecord, Values extends object>(
  t: TFunction,
  kind: RecordKind<Stored, Values>,
  values: Values,
  record: Stored | null,
): Findings {
  const text = JSON.stringify(values);
  return useMemo(
    () => findAll(t, kind, JSON.parse(text) as Values, record),
    [t, kind, text, record],
  );
}
