import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import { store } from '#platform/store.ts';
import { sessionNumberAtom } from '#platform/sessionScope.ts';

/** Remounts its children when the session ends, so that nothing typed or opened in them stays. */
export function SessionScope({ children }: { children: ReactNode }) {
  return <Fragment key={useAtomValue(sessionNumberAtom, { store })}>{children}</Fragment>;
}
