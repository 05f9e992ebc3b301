import { createContext, use, useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx';

const ReportContext = createContext<(form: string, isTyped: boolean) => void>(() => {});

export interface LeaveScopeProps {
  /** Whether the page itself has changes that are not saved. */
  hasChanges: boolean;
  children: ReactNode;
}

/** Asks once before a page is left, for its own changes and for those of the forms inside it. */
export function LeaveScope({ hasChanges, children }: LeaveScopeProps) {
  const [typed, setTyped] = useState<readonly string[]>([]);
  const report = useCallback((form: string, isTyped: boolean) => {
    setTyped((before) => [...before.filter((each) => each !== form), ...(isTyped ? [form] : [])]);
  }, []);
  return (
    <ReportContext value={report}>
      {children}
      <LeaveQuestion hasChanges={hasChanges || typed.length > 0} />
    </ReportContext>
  );
}

/** Tells the page around a form whether something is typed into it that is not saved. */
export function useUnsaved(isTyped: boolean): void {
  const report = use(ReportContext);
  const form = useId();
  useEffect(() => {
    if (!isTyped) return undefined;
    report(form, true);
    return () => report(form, false);
  }, [report, form, isTyped]);
}
