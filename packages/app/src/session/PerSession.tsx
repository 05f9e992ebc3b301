import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import { store } from '#platform/store.ts';
import { sessionNumberAtom } from '#platform/personal.ts';

/** Starts what is in it anew after the end of a session: nothing typed or opened in it stays. */
export function PerSession({ children }: { children: ReactNode }) {
  return <Fragment key={useAtomValue(sessionNumberAtom, { store })}>{children}</Fragment>;
}
