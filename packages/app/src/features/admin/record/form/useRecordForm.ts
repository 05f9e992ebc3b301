import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { differingFields } from '#platform/form/differingFields.ts';
import { currentSession } from '#session/session.atoms.ts';
import { readDraft, writeDraft, type RecordDraft } from '../drafts/recordDrafts.ts';
import type { AdminRecord, Findings, RecordKind } from '../recordKind.ts';
import { pick } from '../recordValues.ts';
import { findAll, useFindings } from './useFindings.ts';
import { useSettled } from './useSettled.ts';

type Name<Values> = keyof Values & string;

/** The fields whose value is a text. */
type TextName<Values> = {
  [Each in Name<Values>]: Values[Each] extends string ? Each : never;
}[Name<Values>];

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
  changed: readonly Name<Values>[];
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
  leave: (name: Name<Values>) => void;
  /** Forgets these changes, or all of them. @returns takes that back */
  discard: (names?: readonly Name<Values>[]) => () => void;
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
  labelOf: (name: Name<Values>) => string;
  /** The props of a field for a text. */
  text: (name: TextName<Values>) => TextProps;
  /** The props of a field that offers choices. */
  choice: (name: TextName<Values>) => ChoiceProps;
}

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
  const place = { area: kind.area, id: record?.id ?? 'new', owner };
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

  const labelOf = (name: Name<Values>) => kind.labelOf(t, name);
  const nameOf = (path: string) => `${kind.part}.${path}`;
  const change = (changes: Partial<Values>, isUnfinished = false) => {
    touch(Object.keys(changes), isUnfinished);
    lay({ ...latest.current?.values, ...changes });
  };

  function common(name: TextName<Values>) {
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
      return () => keep(before);
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
      const next = { ...kept, version: after.version };
      if (isLeft.current) writeDraft(place, next, now);
      else keep(next);
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
      lastError && last !== null ? `${labelOf(last as Name<Values>)}: ${lastError}` : '',
    nameOf,
    labelOf,
    text: (name) => ({ ...common(name), isReadOnly: isReadOnly || isFixed }),
    choice: (name) => ({ ...common(name), isDisabled: isReadOnly || isFixed }),
  };
}
