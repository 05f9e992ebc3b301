import type { FocusEvent } from 'react';
import type { Findings } from '../recordKind.ts';
import { useSettled } from './useSettled.ts';

/**
 * The words about the fields of a form beside a record, once typing in them has stopped (ADMIN-62).
 *
 * @param findings what is wrong by now, by the name of the field
 * @param labels of all fields about which there can be words, to announce them
 * @param initial the fields that are checked from the start, because a draft of them was restored
 */
export function useFieldErrors(
  findings: Findings,
  labels: Readonly<Record<string, string>>,
  initial: readonly string[] = [],
) {
  const { settled, touch, leave, settleAll, last } = useSettled(initial);
  const errorText = (field: string) => (settled.has(field) ? findings.get(field) : undefined);
  const lastError = last === null ? undefined : errorText(last);
  return {
    errorText,
    /** The words about a field as its prop; none while there are none. */
    errorProps(field: string): { errorMessage?: string } {
      const errorMessage = errorText(field);
      return errorMessage ? { errorMessage } : {};
    },
    /** The words about the field that was typed in last, to be announced. */
    announcement: lastError && last !== null ? `${labels[last]}: ${lastError}` : '',
    /**
     * Something was typed into these fields.
     *
     * @param isUnfinished more has to follow before they can be right, so that they are not checked
     *   until they are left, changed again or sent
     */
    touch: (fields: readonly string[], isUnfinished = false) => touch(fields, isUnfinished),
    /** The props of an element around the inputs of a field, which is checked when they are left. */
    leaveProps: (field: string) => ({
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) leave(field);
      },
    }),
    /** Checks all fields, because the form is sent. */
    settleAll: () => settleAll(Object.keys(labels)),
  };
}

export type FieldErrors = ReturnType<typeof useFieldErrors>;
