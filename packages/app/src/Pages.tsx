import { useAtomValue } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
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

/** The page of the current address, behind its guard and its own error boundary. */
export function Pages() {
  const { pathname } = useLocation();
  const { Skeleton = PageSkeleton } = findRoute(pathname) ?? {};
  return (
    <PageBoundary resetKey={pathname}>
      <Suspense fallback={<Skeleton />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
}

function Page() {
  return useRoutes(routeObjects);
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
