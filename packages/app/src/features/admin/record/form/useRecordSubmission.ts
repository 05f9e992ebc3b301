import { useEffect, useMemo, useState } from 'react';
import { useSubmission, type Submission } from '#platform/form/useSubmission.ts';
import { replaceLocation } from '#platform/location/location.ts';
import { showToast } from '#platform/toasts.ts';
import { recordPath } from '../../recordPaths.ts';
import type { AdminRecord, RecordForm } from '../recordKind.ts';
import { inTurn } from '../inTurn.ts';
import { isStale, showSaved } from '../showSaved.ts';

export interface RecordSubmission extends Submission {
  /** Saves these fields over a version of the record. */
  save: (names: readonly string[], version: number) => void;
}

/**
 * Saves a record: creates it and leads to its address, or changes what differs. A record that has
 * changed meanwhile is fetched again and compared (ADMIN-5).
 *
 * @param onConflict called when the server has a newer version
 */
export function useRecordSubmission<Stored extends AdminRecord, Values extends object>(
  form: RecordForm<Stored, Values>,
  onConflict: () => void,
): RecordSubmission {
  const { kind, record, values } = form;
  const names = Object.keys(values).join(' ');
  const fieldNames = useMemo(
    () => names.split(' ').map((name) => `${kind.part}.${name}`),
    [kind, names],
  );
  const submission = useSubmission(fieldNames);
  const [createdId, setCreatedId] = useState<string | null>(null);

  // In an effect after the draft was removed, so that the page does not ask about unsaved changes.
  useEffect(() => {
    if (createdId !== null) replaceLocation(recordPath(kind.area, createdId));
  }, [createdId, kind.area]);

  async function send(names: readonly (keyof Values)[], version: number, signal: AbortSignal) {
    const fields = kind.wireOf(values);
    if (!record) {
      const created = await kind.create({ ...fields }, signal);
      if (signal.aborted) return;
      form.accept(values, created);
      await showSaved(kind.area, created);
      setCreatedId(created.id);
    } else {
      let saved: Stored;
      let sentVersion = version;
      try {
        const changes = Object.fromEntries(names.map((name) => [name, fields[name]]));
        // A change beside the form may be on its way.
        ({ saved } = await inTurn(kind.area, { ...record, version }, (current) => {
          sentVersion = current.version;
          return kind.update(record.id, sentVersion, changes, signal);
        }));
      } catch (error) {
        const current = isStale(error) ? await kind.fetch(record.id) : null;
        if (signal.aborted) return;
        // The same version was refused for another reason.
        if (!current || current.version === sentVersion) throw error;
        await showSaved(kind.area, current);
        onConflict();
        return;
      }
      if (signal.aborted) return;
      form.accept(values, saved);
      await showSaved(kind.area, saved);
    }
    showToast('adminRecord.saved', { tone: 'success' });
  }

  return {
    ...submission,
    save: (names, version) =>
      submission.submit((signal) => send(names as readonly (keyof Values)[], version, signal)),
  };
}
