import type { Location } from 'history';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { Navigate, Router, useLocation } from 'react-router-dom';
import { currentHistory } from '#platform/location/location.ts';
import { userIdAtom } from '#session/session.atoms.ts';
import { targetAfterSignIn, findRoute, redirectTarget } from './routes.ts';

/**
 * React Router with the page of an address and its guard. It surrounds only the page; the shell
 * uses `locationAtom`, so that a change of address does not render the shell again.
 */
export function PageRouter({ location }: { location: Location }) {
  return (
    <Router location={location} navigator={currentHistory()}>
      <Page />
    </Router>
  );
}

function Page() {
  const { pathname } = useLocation();
  const target = redirectTarget(pathname);
  if (target) return <Navigate to={target} replace />;
  const { page, guard } = findRoute(pathname);
  const content = <page.Component />;
  return guard === 'visitor' ? <VisitorGuard>{content}</VisitorGuard> : content;
}

/** The guard of pages for visitors: redirects a signed-in person to `redirectURL`. */
function VisitorGuard({ children }: { children: ReactNode }) {
  const userId = useAtomValue(userIdAtom);
  const { search } = useLocation();
  // A visitor who signs in here keeps seeing the page until the next one is rendered.
  const [isShown] = useState(userId === null);
  return (
    <>
      {isShown && children}
      {userId !== null && <Navigate to={targetAfterSignIn(search)} replace />}
    </>
  );
}
