import { useEffect, useState } from 'react';
import type { AdminRecord, LikelyDuplicate, RecordForm } from '../recordKind.ts';
import { pick } from '../recordValues.ts';

/** After this time without typing likely duplicates are asked for, in ms. */
const pause = 800;

const none: readonly LikelyDuplicate[] = [];

/** The records that are likely the same as what is typed (ADMIN-6). */
export function useLikelyDuplicates<Stored extends AdminRecord, Values extends object>({
  kind,
  record,
  values,
  changed,
}: RecordForm<Stored, Values>): readonly LikelyDuplicate[] {
  const isTyped = kind.duplicateKeys.some((name) =>
    (changed as readonly (keyof Values)[]).includes(name),
  );
  // A text, so that a change of other fields does not search again.
  const asked = isTyped ? JSON.stringify(pick(values, kind.duplicateKeys)) : null;
  return useDuplicates(kind.findDuplicates, asked, record?.id ?? null);
}

/**
 * The records that are likely the same as some values.
 *
 * @param find the same function each time
 * @param asked the values as JSON; null: nothing is asked for
 * @param exceptId the record itself
 */
export function useDuplicates<Values>(
  find: (
    values: Values,
    exceptId: string | null,
    signal: AbortSignal,
  ) => Promise<readonly LikelyDuplicate[]>,
  asked: string | null,
  exceptId: string | null,
): readonly LikelyDuplicate[] {
  const [found, setFound] = useState<{
    for: string;
    duplicates: readonly LikelyDuplicate[];
  } | null>(null);

  useEffect(() => {
    if (asked === null) return undefined;
    const attempt = new AbortController();
    const timer = setTimeout(() => {
      find(JSON.parse(asked) as Values, exceptId, attempt.signal).then(
        (duplicates) => setFound({ for: asked, duplicates }),
        // No warning without an answer, because the warning is optional.
        () => {},
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      attempt.abort();
    };
  }, [find, asked, exceptId]);

  return found !== null && found.for === asked ? found.duplicates : none;
}
