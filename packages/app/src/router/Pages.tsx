import { useAtom, useAtomValue } from 'jotai';
import {
  Activity,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { Navigate, Router, useLocation, type Path } from 'react-router-dom';
import { prerenderedPageAtom } from './prerenderedPage.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageContainer } from './PageContainer.tsx';
import { PageSkeleton } from '#platform/page/PageSkeleton.tsx';
import { afterSignIn, findRoute, redirectOf } from './routes.ts';
import { historyInUse, leftAtom, locationAtom } from '#platform/address/address.ts';
import { userIdAtom } from '#session/session.atoms.ts';

/**
 * The page of the current address and, hidden, the one that a person is about to ask for: its
 * effects wait until it is shown, so nothing of it is asked for, read out or focused before. The page
 * that was left goes when the new one has been painted: to take it out costs as much as to draw it.
 */
export function Pages() {
  const here = useAtomValue(locationAtom);
  const [left, setLeft] = useAtom(leftAtom);
  const prerendered = useAtomValue(prerenderedPageAtom);
  const isPrerendered =
    prerendered?.from === here.pathname + here.search && prerendered.pathname !== here.pathname;
  const others = [here.pathname, isPrerendered && prerendered.pathname];
  const isKept = left !== null && !others.includes(left.pathname);

  useEffect(() => {
    if (left) startTransition(() => setLeft(null));
  }, [left, setLeft]);

  return (
    <>
      {isKept && <KeptPage key={left.pathname} address={left} state="left" />}
      <KeptPage key={here.pathname} address={here} state="here" />
      {isPrerendered && (
        <KeptPage key={prerendered.pathname} address={prerendered} state="prerendered" />
      )}
    </>
  );
}

interface KeptPageProps extends PageAtProps {
  state: 'left' | 'here' | 'prerendered';
}

function KeptPage({ address, state }: KeptPageProps) {
  return (
    <Activity mode={state === 'here' ? 'visible' : 'hidden'}>
      <PageContainer isPrerendered={state === 'prerendered'}>
        <PageAt address={address} />
      </PageContainer>
    </Activity>
  );
}

interface PageAtProps {
  address: Path;
}

/**
 * The page of an address, behind its guard and its own error boundary. It has a router of its own: with
 * one around all, React would look through the shell and every page whenever the address changes.
 */
const PageAt = memo(function PageAt({ address }: PageAtProps) {
  const { page, Skeleton = PageSkeleton } = findRoute(address.pathname);
  return (
    <Router location={address} navigator={historyInUse()}>
      <PageBoundary preload={page.preload}>
        <Suspense fallback={<Skeleton />}>
          <Page />
        </Suspense>
      </PageBoundary>
    </Router>
  );
}, isSameAddress);

/** What was prerendered is not drawn again when it is shown. */
function isSameAddress({ address: before }: PageAtProps, { address: now }: PageAtProps): boolean {
  return (
    before.pathname === now.pathname && before.search === now.search && before.hash === now.hash
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
