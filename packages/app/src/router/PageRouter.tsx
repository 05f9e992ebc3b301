import type { Location } from 'history';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { Navigate, Router, useLocation } from 'react-router-dom';
import { historyInUse } from '#platform/address/address.ts';
import { userIdAtom } from '#session/session.atoms.ts';
import { afterSignIn, findRoute, redirectOf } from './routes.ts';

/**
 * React Router with the page of an address, behind its guard. It stands around the page alone: the shell
 * listens to `locationAtom`, and is not drawn again by a new address.
 */
export function PageRouter({ location }: { location: Location }) {
  return (
    <Router location={location} navigator={historyInUse()}>
      <Page />
    </Router>
  );
}

function Page() {
  const { pathname } = useLocation();
  const target = redirectOf(pathname);
  if (target) return <Navigate to={target} replace />;
  const { page, guard } = findRoute(pathname);
  const content = <page.Component />;
  return guard === 'visitor' ? <VisitorsOnly>{content}</VisitorsOnly> : content;
}

/** Pages that make no sense when signed in lead on to where the person wanted to go. */
function VisitorsOnly({ children }: { children: ReactNode }) {
  const userId = useAtomValue(userIdAtom);
  const { search } = useLocation();
  // Who signs in here sees the page until the next one is there.
  const [isShown] = useState(userId === null);
  return (
    <>
      {isShown && children}
      {userId !== null && <Navigate to={afterSignIn(search)} replace />}
    </>
  );
}
