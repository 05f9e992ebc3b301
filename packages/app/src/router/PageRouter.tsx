import type { Location } from 'history';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { currentHistory, replaceLocation, type EntryState } from '#platform/location/location.ts';
import { Router, useLocation } from '#platform/reactRouter.ts';
import { SessionScope } from '#session/SessionScope.tsx';
import { rolesAtom, userIdAtom } from '#session/session.atoms.ts';
import { checkGuard, type Guard } from './guards.ts';
import { findRoute, redirectTarget } from './routes.ts';

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
  const { pathname, search, hash } = useLocation();
  const target = redirectTarget(pathname);
  if (target) return <Redirect to={target + search + hash} />;
  const { page, guard } = findRoute(pathname);
  const content = <page.Component />;
  return guard === undefined ? content : <Guarded guard={guard}>{content}</Guarded>;
}

const forbidden = lazyNamed(() => import('./Forbidden/Forbidden.tsx'), 'Forbidden');

/** A page that not everybody may see. Its code is not even loaded for others. */
function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const isSignedIn = useAtomValue(userIdAtom) !== null;
  const roles = useAtomValue(rolesAtom);
  const verdict = checkGuard(guard, isSignedIn ? roles : null, useLocation());
  const [hasPassed] = useState(verdict === 'pass');
  switch (guard) {
    case 'visitor':
      // After a sign-in the page stays until the page that it redirects to is rendered.
      return (
        <>
          {hasPassed && children}
          {typeof verdict === 'object' && <Redirect {...verdict} />}
        </>
      );
    case 'signOut':
    case 'external':
      // The page stays although its guard would no longer pass: it has ended the session itself, or
      // has used the token and asks who is signed in.
      return hasPassed || typeof verdict === 'string' ? children : <Redirect {...verdict} />;
    default:
      if (verdict === 'forbidden') return <forbidden.Component />;
      if (verdict === 'pass') return <SessionScope>{children}</SessionScope>;
      return <Redirect {...verdict} />;
  }
}

/**
 * Replaces the address. Not when it has changed meanwhile: the end of a session leads to the sign-in
 * page by itself, and that must not happen twice.
 */
function Redirect({ to, isRefused = false }: { to: string } & Pick<EntryState, 'isRefused'>) {
  const { key } = useLocation();
  useEffect(() => {
    if (currentHistory().location.key === key) replaceLocation(to, { isRefused });
  }, [key, to, isRefused]);
  return null;
}
