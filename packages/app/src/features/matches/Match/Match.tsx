import type { Match as MatchAnswer } from '@touchline/contract/match';
import { Link } from '@touchline/ui/Link';
import { TrophyIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { serverNow } from '#platform/serverClock.ts';
import { fetchMatch, matchKey } from '../matches.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { isLiveMatch } from '../watch/isLive.ts';
import { useWatched } from '../watch/useWatched.ts';
import { paths } from '#platform/paths.ts';
import { MatchCentre } from './MatchCentre.tsx';
import { MatchSkeleton } from './MatchSkeleton.tsx';

const isLive = (match: MatchAnswer | null) => match !== null && isLiveMatch(match, serverNow());

/** The page of one match: score, timeline and details. */
export function Match() {
  const { t } = useTranslation();
  const { id = '' } = useMatch(paths.match)?.params ?? {};
  const match = useWatched(matchKey(id), () => fetchMatch(id), { isLive });
  switch (match.state) {
    case 'loading':
      return (
        <>
          <title>{t('product.pageTitle', { page: t('matchPage.title') })}</title>
          <MatchSkeleton />
        </>
      );
    case 'failed':
      return (
        <PageBody>
          <PageTitle title={t('matchPage.title')} />
          <LoadError message={match.message} onRetry={match.onRetry} />
        </PageBody>
      );
    case 'ready':
      return match.value ? (
        <MatchCentre match={match.value} isStale={match.isStale} />
      ) : (
        <PageBody>
          <PageTitle title={t('matchPage.notFoundTitle')} />
          <EmptyState
            icon={TrophyIcon}
            title={t('matchPage.notFoundTitle')}
            description={t('matchPage.notFoundText')}
            action={<Link href={paths.matches}>{t('matchPage.toMatches')}</Link>}
          />
        </PageBody>
      );
  }
}
