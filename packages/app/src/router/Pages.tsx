import { useAtomValue } from 'jotai';
import { Fragment, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { pageContainer } from './PageContainer.css.ts';
import { PageSkeleton } from '#platform/page/PageSkeleton.tsx';
import { pageRouter, preloadPage } from './prefetch.ts';
import { findRoute } from './routes.ts';
import { locationAtom } from '#platform/location/location.ts';

/** The page of the current address in its own error boundary. */
export function Pages() {
  const location = useAtomValue(locationAtom);
  const route = findRoute(location.pathname);
  const { Frame = Fragment, Skeleton = PageSkeleton } = route;
  const { t } = useTranslation();
  const skeleton = (
    <>
      <title>{t('product.name')}</title>
      <Skeleton />
    </>
  );
  return (
    <div key={location.pathname} className={pageContainer}>
      <PageErrorBoundary preload={() => preloadPage(route)}>
        <Frame>
          <Suspense fallback={skeleton}>
            <pageRouter.Component location={location} />
          </Suspense>
        </Frame>
      </PageErrorBoundary>
    </div>
  );
}
