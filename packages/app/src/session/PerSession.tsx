import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import { store } from '#platform/store.ts';
import { sessionNumberAtom } from '#platform/personal.ts';

/** Remounts its children when the session ends, so that nothing typed or opened in them stays. */
export function PerSession({ children }: { children: ReactNode }) {
  return <Fragment key={useAtomValue(sessionNumberAtom, { store })}>{children}</Fragment>;
}
