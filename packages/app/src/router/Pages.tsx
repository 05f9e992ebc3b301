import { useAtomValue } from 'jotai';
import { Fragment, Suspense, useState, type ReactNode } from 'react';
import { Navigate, Router, useLocation } from 'react-router-dom';
import { PageBoundary } from './PageBoundary.tsx';
import { pageContainer } from './PageContainer.css.ts';
import { PageSkeleton } from '#platform/page/PageSkeleton.tsx';
import { afterSignIn, findRoute, redirectOf } from './routes.ts';
import { historyInUse, locationAtom } from '#platform/address/address.ts';
import { userIdAtom } from '#session/session.atoms.ts';

/**
 * The page of the current address, behind its guard and its own error boundary. The router stands
 * around the page alone: the shell listens to `locationAtom`, and is not drawn again by a new address.
 */
export function Pages() {
  const here = useAtomValue(locationAtom);
  const { page, Frame = Fragment, Skeleton = PageSkeleton } = findRoute(here.pathname);
  return (
    <Router location={here} navigator={historyInUse()}>
      <div key={here.pathname} className={pageContainer}>
        <PageBoundary preload={page.preload}>
          <Frame>
            <Suspense fallback={<Skeleton />}>
              <Page />
            </Suspense>
          </Frame>
        </PageBoundary>
      </div>
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
