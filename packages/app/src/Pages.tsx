import { useAtomValue } from 'jotai';
import { Activity, memo, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation, useRoutes, type Path, type RouteObject } from 'react-router-dom';
import { comingPageAtom } from './comingPage.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { paths } from './paths.ts';
import { findRoute, redirects, routes, type AppRoute } from './routes.ts';
import { safeRedirect } from './session/redirect.ts';
import { userIdAtom } from './session/session.atoms.ts';

const routeObjects: RouteObject[] = [
  ...redirects.map(({ from, to }) => ({ path: from, element: <Navigate to={to} replace /> })),
  ...routes.map((route) => ({ path: route.path, element: <Guarded route={route} /> })),
];

/**
 * The page of the current address and, hidden, the one that a person is about to ask for: its
 * effects wait until it is shown, so nothing of it is asked for, read out or focused before.
 */
export function Pages() {
  const here = useLocation();
  const coming = useAtomValue(comingPageAtom);
  const isComing =
    coming?.from === here.pathname + here.search && coming.pathname !== here.pathname;
  return (
    <>
      <Activity key={here.pathname} mode="visible">
        <PageAt address={here} />
      </Activity>
      {isComing && (
        <Activity key={coming.pathname} mode="hidden">
          <PageAt address={coming} />
        </Activity>
      )}
    </>
  );
}

interface PageAtProps {
  address: Path;
}

/** The page of an address, behind its guard and its own error boundary. */
const PageAt = memo(function PageAt({ address }: PageAtProps) {
  const { Skeleton = PageSkeleton } = findRoute(address.pathname) ?? {};
  return (
    <PageBoundary>
      <Suspense fallback={<Skeleton />}>
        <Page address={address} />
      </Suspense>
    </PageBoundary>
  );
}, isSameAddress);

/** What was drawn ahead is not drawn again when it is shown. */
function isSameAddress({ address: before }: PageAtProps, { address: now }: PageAtProps): boolean {
  return (
    before.pathname === now.pathname && before.search === now.search && before.hash === now.hash
  );
}

function Page({ address }: PageAtProps) {
  return useRoutes(routeObjects, address);
}

function Guarded({ route: { page, guard } }: { route: AppRoute }) {
  const content = <page.Component />;
  return guard === 'visitor' ? <VisitorsOnly>{content}</VisitorsOnly> : content;
}

/** Pages that make no sense when signed in lead on to where the person wanted to go. */
function VisitorsOnly({ children }: { children: ReactNode }) {
  const userId = useAtomValue(userIdAtom);
  const { search } = useLocation();
  if (userId === null) return children;
  const target = safeRedirect(new URLSearchParams(search).get('redirectURL'), location.origin);
  return <Navigate to={target ?? paths.home} replace />;
}
