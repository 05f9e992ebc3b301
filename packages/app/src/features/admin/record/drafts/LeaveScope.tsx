import { createContext, use, useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { LeaveQuestion, type LeaveQuestionProps } from '#platform/form/LeaveQuestion.tsx';
import type { AdminArea } from '../../adminAreas.ts';

/** A form with something typed into it; `isKept`: as a draft. */
interface TypedForm {
  id: string;
  isKept: boolean;
}

const ReportContext = createContext<(id: string, typed: TypedForm | null) => void>(() => {});

export interface LeaveScopeProps {
  /** Whose drafts the page keeps. */
  area: AdminArea;
  /** Whether the page itself has changes that are not saved. */
  hasChanges: boolean;
  /** The record was deleted, so nothing that is typed about it is asked about. */
  isRemoved?: boolean;
  children: ReactNode;
}

/** Asks once before a page is left, for its own changes and for those of the forms inside it. */
export function LeaveScope({ area, hasChanges, isRemoved = false, children }: LeaveScopeProps) {
  const [forms, setForms] = useState<readonly TypedForm[]>([]);
  const report = useCallback((id: string, typed: TypedForm | null) => {
    setForms((before) => [...before.filter((each) => each.id !== id), ...(typed ? [typed] : [])]);
  }, []);
  return (
    <ReportContext value={report}>
      {children}
      <LeaveQuestion
        hasChanges={!isRemoved && (hasChanges || forms.length > 0)}
        kept={keptOf(area, hasChanges, forms)}
      />
    </ReportContext>
  );
}

/** What stays in the browser (ADMIN-61). */
function keptOf(
  area: AdminArea,
  hasChanges: boolean,
  forms: readonly TypedForm[],
): LeaveQuestionProps['kept'] {
  const isAllKept = forms.every(({ isKept }) => isKept);
  if (isAllKept) return area === 'athletes' ? 'untilSignOut' : 'day';
  return hasChanges || forms.some(({ isKept }) => isKept) ? 'partly' : 'never';
}

/**
 * Tells the page around a form whether something is typed into it that is not saved.
 *
 * @param options `isKept`: whether it is kept as a draft
 */
export function useUnsaved(isTyped: boolean, { isKept = true } = {}): void {
  const report = use(ReportContext);
  const id = useId();
  useEffect(() => {
    if (!isTyped) return undefined;
    report(id, { id, isKept });
    return () => report(id, null);
  }, [report, id, isTyped, isKept]);
}
