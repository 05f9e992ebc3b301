import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { differingFields } from '#platform/form/differingFields.ts';
import { currentSession } from '#session/session.atoms.ts';
import {
  onDraftPutBack,
  putDraftBack,
  readDraft,
  writeDraft,
  type RecordDraft,
} from '../drafts/recordDrafts.ts';
import type {
  AdminRecord,
  FieldName,
  RecordForm,
  RecordKind,
  TextFieldName,
} from '../recordKind.ts';
import { pick } from '../recordValues.ts';
import { findAll, useFindings } from './useFindings.ts';
import { useSettled } from './useSettled.ts';

/**
 * The fields of a record as they are typed. What differs from the saved record is kept for its
 * person (ADMIN-61) and laid over it, so that a field that was not touched shows what others save.
 */
export function useRecordForm<Stored extends AdminRecord, Values extends object>(
  kind: RecordKind<Stored, Values>,
  record: Stored | null,
  blank: Values,
): RecordForm<Stored, Values> {
  const { t } = useTranslation();
  const owner = currentSession()?.user.id ?? '';
  const { area } = kind;
  const id = record?.id ?? 'new';
  const place = { area, id, owner };
  const [draft, setDraft] = useState(() => readDraft<Values>(place, kind.draft, Date.now()));
  const { settled, touch, leave, settleAll, last } = useSettled(
    draft ? Object.keys(draft.values) : [],
  );
  /** The latest draft, because several changes can precede the next render. */
  const latest = useRef(draft);
  const [waiting, setWaiting] = useState(0);
  const isReadOnly = useAtomValue(connectivityAtom) === 'offline';
  const isFixed = record !== null && kind.mayChange?.(record) === false;

  const base = record ? kind.valuesOf(record) : blank;
  const typed: Values = { ...base, ...draft?.values };
  const changed = differingFields(typed, base);
  // What is fixed is shown as it is saved; the draft is kept until it is discarded.
  const values = isFixed ? base : typed;
  const version = draft?.version ?? record?.version ?? 0;
  const findings = useFindings(t, kind, values, record);
  /**
   * The saved record of the latest render, because an upload may end after the record was saved.
   */
  const under = useRef({ base, version });
  useEffect(() => {
    under.current = { base, version };
  });
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  useEffect(
    () =>
      onDraftPutBack<Values>({ area, id, owner }, (next) => {
        latest.current = next;
        setDraft(next);
      }),
    [area, id, owner],
  );

  function keep(next: RecordDraft<Values> | null) {
    latest.current = next;
    setDraft(next);
    writeDraft(place, next, Date.now());
  }

  /** Sets the draft to the fields that differ from the saved record. */
  function lay(over: Partial<Values>, onVersion = under.current.version) {
    const saved = under.current.base;
    const next = { ...saved, ...over };
    const names = differingFields(next, saved);
    keep(names.length > 0 ? { version: onVersion, values: pick(next, names) } : null);
  }

  function fieldErrorText(path: string) {
    return settled.has(path.split('.')[0] ?? '') ? findings.get(path) : undefined;
  }

  /** The first finding about a field; where it has several values, each has a path of its own. */
  const findingPath = (name: string) =>
    [...findings.keys()].find((path) => path.split('.')[0] === name) ?? name;

  const labelOf = (name: FieldName<Values>) => kind.labelOf(t, name);
  const nameOf = (path: string) => `${kind.part}.${path}`;
  const change = (changes: Partial<Values>, isUnfinished = false) => {
    touch(Object.keys(changes), isUnfinished);
    lay({ ...latest.current?.values, ...changes });
  };

  function common(name: TextFieldName<Values>) {
    const errorMessage = fieldErrorText(findingPath(name));
    return {
      name: nameOf(name),
      label: labelOf(name),
      value: values[name] as string,
      isRequired: kind.needed.includes(name),
      onChange: (value: string) => change({ [name]: value } as Partial<Values>),
      ...(errorMessage ? { errorMessage } : {}),
    };
  }

  const lastError = last === null ? undefined : fieldErrorText(findingPath(last));
  return {
    kind,
    record,
    values,
    changed,
    version,
    isOutdated: !isFixed && changed.length > 0 && record !== null && version < record.version,
    isReadOnly,
    isFixed,
    change,
    leave,
    discard(names = changed) {
      const before = latest.current;
      lay({ ...before?.values, ...pick(base, names) });
      return () => {
        if (!before) return;
        // Under what was typed since, perhaps in this form after it was left and opened again.
        const now = Date.now();
        const typed = readDraft<Values>(place, kind.draft, now)?.values;
        const putBack = { ...pick(before.values, names), ...typed } as Partial<Values>;
        putDraftBack(place, { ...before, values: putBack }, now);
      };
    },
    accept(sent, saved) {
      const typed = { ...base, ...latest.current?.values };
      const news = new Set(differingFields(typed, sent));
      const names = differingFields(typed, kind.valuesOf(saved)).filter((name) => news.has(name));
      const rest = names.length > 0 ? { version: saved.version, values: pick(typed, names) } : null;
      keep(record ? rest : null);
      if (!record) writeDraft({ ...place, id: saved.id }, rest, Date.now());
    },
    rebase: (next) => lay(latest.current?.values ?? {}, next),
    follow(before, after) {
      const now = Date.now();
      // The page may have been left and opened again before the answer arrived.
      const kept = isLeft.current ? readDraft<Values>(place, kind.draft, now) : latest.current;
      if (!kept || kept.version !== before.version) return;
      putDraftBack(place, { ...kept, version: after.version }, now);
    },
    settle() {
      settleAll(Object.keys(values));
      return findAll(t, kind, { ...base, ...latest.current?.values }, record);
    },
    isWaiting: waiting > 0,
    async waitFor(work) {
      setWaiting((count) => count + 1);
      try {
        await work;
      } finally {
        setWaiting((count) => count - 1);
      }
    },
    fieldErrorText,
    announcement:
      lastError && last !== null ? `${labelOf(last as FieldName<Values>)}: ${lastError}` : '',
    nameOf,
    labelOf,
    text: (name) => ({ ...common(name), isReadOnly: isReadOnly || isFixed }),
    choice: (name) => ({ ...common(name), isDisabled: isReadOnly || isFixed }),
  };
}
