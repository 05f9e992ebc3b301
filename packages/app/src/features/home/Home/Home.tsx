import type { MatchOverview } from '@touchline/contract/match';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { memo, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { fetchOverview, isLiveMatch, overviewKey, useWatched, Credit } from '#features/matches';
import { FavouritesSection } from './FavouritesSection.tsx';
import { revalidateCached, revalidateCachedUnder } from '#platform/cache/cache.ts';
import { LazyStaleNote } from '#platform/loading/LazyStaleNote.tsx';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { LiveMatches } from './LiveMatches.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { MatchSection } from './MatchSection.tsx';
import { NextDay } from './NextDay.tsx';
import { withSchemas } from '#platform/client/schemas.ts';
import { paths } from '#platform/paths.ts';
import { useIsToldByShell } from './useIsToldByShell.ts';
import { useRenderStage } from './useRenderStage.ts';

function isLive({ live, today }: MatchOverview): boolean {
  const now = serverNow();
  return live.length > 0 || today.some((match) => isLiveMatch(match, now));
}

const schools = lazyNamed(
  () => withSchemas(import('./SchoolsSection.tsx'), 'schools'),
  'SchoolsSection',
  () => null,
);

/**
 * The sections of the start page: live matches, today, favourites, latest results and schools.
 * Rendered inside `HomeFrame`.
 */
export function Home() {
  const overview = useWatched(overviewKey, fetchOverview, { isLive });
  // Rendering all sections at once is a long task on a phone. A deferred value lets React render in
  // slices.
  const drawn = useDeferredValue(overview.state === 'ready' ? overview.value : null);
  switch (overview.state) {
    case 'loading':
      return <HomeSkeleton />;
    case 'failed':
      return (
        <>
          <LoadError failure={overview} />
          <FavouritesSection />
        </>
      );
    case 'ready':
      return drawn ? <Sections overview={drawn} isStale={overview.isStale} /> : <HomeSkeleton />;
  }
}

/** Asks again for all that the page shows. */
function refreshAll(): Promise<unknown> {
  return Promise.all([
    revalidateCached(overviewKey),
    revalidateCachedUnder('favourites'),
    revalidateCachedUnder('schools', 'home'),
  ]);
}

interface SectionsProps {
  overview: MatchOverview;
  isStale: boolean;
}

const Sections = memo(function Sections({ overview, isStale }: SectionsProps) {
  const { t } = useTranslation();
  const { live, today, recent, next, credit } = overview;
  // Sections are rendered from top to bottom, because a section that grows would move those below
  // it.
  const stage = useRenderStage(3);
  const isTold = useIsToldByShell();
  return (
    <>
      {isStale && !isTold && <LazyStaleNote onRefresh={refreshAll} />}
      <LiveMatches matches={live} />
      {stage > 0 && (
        <MatchSection
          title={t('home.today')}
          matches={today}
          empty={<NextDay next={next} hasLive={live.length > 0} />}
          all={{ href: paths.matches, label: t('home.all') }}
        />
      )}
      {stage > 1 && <FavouritesSection isPageStale={isStale} />}
      {stage > 2 && (
        <>
          <MatchSection
            title={t('home.recent')}
            matches={recent}
            empty={<p>{t('home.noneRecent')}</p>}
            all={{
              href: `${paths.matches}?status=finished&status=abandoned`,
              label: t('home.allRecent'),
            }}
            isBackwards
          />
          <Suspense fallback={null}>
            <schools.Component isPageStale={isStale} />
          </Suspense>
          <Credit credit={credit} />
        </>
      )}
    </>
  );
});
