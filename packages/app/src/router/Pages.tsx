import { useAtomValue } from 'jotai';
import { Fragment, Suspense } from 'react';
import { PageBoundary } from './PageBoundary.tsx';
import { pageContainer } from './PageContainer.css.ts';
import { PageSkeleton } from '#platform/page/PageSkeleton.tsx';
import { findRoute, pageRouter, preloadPage } from './routes.ts';
import { locationAtom } from '#platform/address/address.ts';

/** The page of the current address in its own error boundary. */
export function Pages() {
  const here = useAtomValue(locationAtom);
  const route = findRoute(here.pathname);
  const { Frame = Fragment, Skeleton = PageSkeleton } = route;
  return (
    <div key={here.pathname} className={pageContainer}>
      <PageBoundary preload={() => preloadPage(route)}>
        <Frame>
          <Suspense fallback={<Skeleton />}>
            <pageRouter.Component location={here} />
          </Suspense>
        </Frame>
      </PageBoundary>
    </div>
  );
}
