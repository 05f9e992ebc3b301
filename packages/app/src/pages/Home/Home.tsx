import type { MatchOverview, MatchSummary } from '@touchline/contract/match';
import { ErrorState } from '@touchline/ui/ErrorState';
import { PlainLink } from '@touchline/ui/PlainLink';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFetched } from '../../api/cache.ts';
import { fetchOverview, overviewKey, prefetchOverview } from '../../api/matches.ts';
import { MatchGrid } from '../../matches/MatchGrid.tsx';
import { MatchGridSkeleton } from '../../matches/MatchGridSkeleton.tsx';
import { PageBody } from '../../PageBody.tsx';
import { PageTitle } from '../../PageTitle.tsx';
import { paths } from '../../paths.ts';
import { signInPath } from '../../session/session.ts';
import { userIdAtom } from '../../session/session.atoms.ts';
import { Favourites } from './Favourites.tsx';
import { HomeSection } from './HomeSection.tsx';
import { quiet } from './Home.css.ts';
import { LiveMatches } from './LiveMatches.tsx';

/** How often live scores are asked for while the page is looked at, in ms. */
const refreshInterval = 30_000;

/** Cards per section; the rest is one link away. */
const most = 6;

export { prefetchOverview as prefetch };

/** What is on now and today, the person's own matches and the latest results. */
export function Home() {
  const { t } = useTranslation();
  return (
    <PageBody>
      <PageTitle title={t('home.title')} heading={t('home.heading')} />
      <SignInHint />
      <Overview />
    </PageBody>
  );
}

function SignInHint() {
  const { t } = useTranslation();
  const userId = useAtomValue(userIdAtom);
  if (userId !== null) return null;
  return (
    <p className={quiet}>
      {t('home.signUpHint')} <PlainLink href={signInPath(paths.home)}>{t('home.signIn')}</PlainLink>
    </p>
  );
}

function Overview() {
  const { t } = useTranslation();
  const overview = useFetched(overviewKey, fetchOverview, { refreshInterval });
  switch (overview.state) {
    case 'loading':
      return (
        <HomeSection title={t('home.live')}>
          <MatchGridSkeleton count={6} label={t('shell.loading')} />
        </HomeSection>
      );
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
      return <Sections overview={overview.value} isStale={overview.isStale} />;
  }
}

function Sections({ overview, isStale }: { overview: MatchOverview; isStale: boolean }) {
  const { t } = useTranslation();
  const { live, today, recent, next, credit } = overview;
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
        {recent.length === 0 ? (
          <p className={quiet}>{t('home.noneRecent')}</p>
        ) : (
          <MatchGrid matches={recent.slice(0, most)} />
        )}
      </HomeSection>
      {credit && <p className={quiet}>{t('matchPage.credit', { credit })}</p>}
    </>
  );
}

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
