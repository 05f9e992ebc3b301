import { useState } from 'react';
import { onSessionEnd } from '#platform/sessionScope.ts';
import type { AdminRecord } from '../recordKind.ts';

/** The versions that this window has saved last, by the ids of their records. */
const savedHere = new Map<string, number>();

onSessionEnd(() => savedHere.clear());

/** Registers a version that this window has saved, which is not reported as changed elsewhere. */
export function rememberSaved({ id, version }: Pick<AdminRecord, 'id' | 'version'>): void {
  savedHere.set(id, version);
}

export interface Renewal {
  /** Whether the shown version was replaced by one that was saved elsewhere. */
  isRenewed: boolean;
  dismiss: () => void;
}

/**
 * Notices that an open record was changed elsewhere while nothing was typed into it, so that its
 * fields silently show something else (ADMIN-67). Where something was typed both are compared.
 */
export function useRenewal(record: AdminRecord | null, hasChanges: boolean): Renewal {
  const version = record?.version ?? 0;
  const [seen, setSeen] = useState({ version, isNews: false });
  if (seen.version !== version) {
    setSeen({ version, isNews: version > seen.version && !hasChanges });
  }
  // Checked in each render, because an own change can be fetched before its answer arrives.
  const isOwn = record !== null && savedHere.get(record.id) === version;
  return {
    isRenewed: seen.isNews && !isOwn,
    dismiss: () => setSeen({ version, isNews: false }),
  };
}
