import type { MatchOverview, MatchSummary } from '@touchline/contract/match';
import { ErrorState } from '@touchline/ui/ErrorState';
import { PlainLink } from '@touchline/ui/PlainLink';
import { memo, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetched } from '../../api/cache.ts';
import { fetchOverview, overviewKey, prefetchOverview } from '../../api/matches.ts';
import { MatchGrid } from '../../matches/MatchGrid.tsx';
import { MatchGridSkeleton } from '../../matches/MatchGridSkeleton.tsx';
import { paths } from '../../paths.ts';
import { Favourites } from './Favourites.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import { HomeSection } from './HomeSection.tsx';
import { quiet } from './Home.css.ts';
import { LiveMatches } from './LiveMatches.tsx';
import { LoadingSections } from './LoadingSections.tsx';

/** How often live scores are asked for while the page is looked at, in ms. */
const refreshInterval = 30_000;

/** Cards per section; the rest is one link away. */
const most = 6;

export { prefetchOverview as prefetch };

/** What is on now and today, the person's own matches and the latest results. */
export function Home() {
  return (
    <HomeFrame>
      <Overview />
    </HomeFrame>
  );
}

function Overview() {
  const { t } = useTranslation();
  const overview = useFetched(overviewKey, fetchOverview, { refreshInterval });
  // All sections at once are a long task on a phone: deferred, they are drawn in slices.
  const drawn = useDeferredValue(overview.state === 'ready' ? overview.value : null);
  switch (overview.state) {
    case 'loading':
      return <LoadingSections />;
    case 'failed':
      return (
        <>
          <ErrorState
            title={t('errors.title')}
            message={overview.message}
            retryLabel={t('errors.retry')}
            onRetry={overview.onRetry}
          />
          <Favourites />
        </>
      );
    case 'ready':
      return drawn ? <Sections overview={drawn} isStale={overview.isStale} /> : <LoadingSections />;
  }
}

interface SectionsProps {
  overview: MatchOverview;
  isStale: boolean;
}

const Sections = memo(function Sections({ overview, isStale }: SectionsProps) {
  const { t } = useTranslation();
  const { live, today, recent, next, credit } = overview;
  // Below most screens: a layout of its own, after that of the first sections.
  const [hasResults, setHasResults] = useState(false);
  useEffect(() => startTransition(() => setHasResults(true)), []);
  return (
    <>
      {isStale && (
        <p role="status" className={quiet}>
          {t('errors.stale')}
        </p>
      )}
      <LiveMatches matches={live} />
      <DaySection title={t('home.today')} matches={today} empty={t('home.noneToday')} />
      {today.length === 0 && live.length === 0 && next.length > 0 && (
        <HomeSection title={t('home.nextDay')}>
          <MatchGrid matches={next.slice(0, most)} />
        </HomeSection>
      )}
      <Favourites />
      <HomeSection
        title={t('home.recent')}
        action={<PlainLink href={paths.matches}>{t('home.all')}</PlainLink>}
      >
        {!hasResults ? (
          <MatchGridSkeleton count={Math.min(recent.length, most)} />
        ) : recent.length === 0 ? (
          <p className={quiet}>{t('home.noneRecent')}</p>
        ) : (
          <MatchGrid matches={recent.slice(0, most)} />
        )}
      </HomeSection>
      {credit && <p className={quiet}>{t('matchPage.credit', { credit })}</p>}
    </>
  );
});

interface DaySectionProps {
  title: string;
  matches: readonly MatchSummary[];
  empty: string;
}

function DaySection({ title, matches, empty }: DaySectionProps) {
  const { t } = useTranslation();
  return (
    <HomeSection title={title} action={<PlainLink href={paths.matches}>{t('home.all')}</PlainLink>}>
      {matches.length === 0 ? (
        <p className={quiet}>{empty}</p>
      ) : (
        <MatchGrid matches={matches.slice(0, most)} isDay />
      )}
    </HomeSection>
  );
}
