import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { useMatch } from '#platform/reactRouter.ts';
import { useServerTime } from '#platform/time/useServerTime.ts';
import { startOf } from '../matchView.ts';
import { connectionState } from './live/connectionState.ts';
import { useWatchedMatch } from './live/useWatchedMatch.ts';
import { MatchCentre } from './MatchCentre.tsx';
import { MatchSkeleton } from './MatchSkeleton.tsx';
import { NoMatch } from './NoMatch.tsx';

/** The page of one match. */
export function Match() {
  const { t } = useTranslation();
  const { id = '' } = useMatch(paths.match)?.params ?? {};
  const match = useWatchedMatch(id);
  const connectivity = useAtomValue(connectivityAtom);
  const schedule = match.state === 'ready' ? match.value?.schedule : undefined;
  const now = useServerTime(startOf(schedule));
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
          <LoadError failure={match} />
        </PageBody>
      );
    case 'ready': {
      if (!match.value) return <NoMatch id={id} />;
      const { isStale, isUpdating, answeredAt } = match;
      const connection = { connectivity, isStale, isUpdating };
      return (
        <MatchCentre
          key={id}
          match={match.value}
          connection={connectionState(match.value, connection, now)}
          answeredAt={answeredAt}
        />
      );
    }
  }
}
