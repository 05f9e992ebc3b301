import { StarIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { EmptyState } from '@touchline/ui/EmptyState';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { Link } from '@touchline/ui/Link';
import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { toggleFavouriteAtom } from '../favourites.atoms.ts';
import { MatchGrid } from '../MatchGrid.tsx';
import { useFavouriteMatches } from '../useFavouriteMatches.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';

/** The page with all favourite matches of this browser. */
export function Favourites() {
  const { t } = useTranslation();
  return (
    <PageBody>
      <PageTitle title={t('favouritesPage.title')} />
      <FavouriteList />
    </PageBody>
  );
}

function FavouriteList() {
  const { t } = useTranslation();
  const { ids, matches } = useFavouriteMatches();
  if (ids.length === 0) {
    return (
      <EmptyState
        icon={StarIcon}
        title={t('favouritesPage.emptyTitle')}
        description={t('favouritesPage.emptyText')}
        action={<Link href={paths.matches}>{t('home.all')}</Link>}
      />
    );
  }
  switch (matches.state) {
    case 'loading':
      return <MatchCardsSkeleton count={ids.length} label={t('shell.loading')} />;
    case 'failed':
      return <LoadError message={matches.message} onRetry={matches.onRetry} />;
    case 'ready': {
      const known = new Set(matches.value.map(({ id }) => id));
      return (
        <>
          <Missing ids={ids.filter((id) => !known.has(id))} />
          <MatchGrid matches={matches.value} titleLevel={2} />
        </>
      );
    }
  }
}

/** The favourites that the server does not return any more. */
function Missing({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const toggle = useSetAtom(toggleFavouriteAtom);
  if (ids.length === 0) return null;
  return (
    <p>
      {t('favouritesPage.missing', { count: ids.length })}{' '}
      <Button variant="quiet" onPress={() => ids.forEach((id) => toggle(id))}>
        {t('favouritesPage.removeMissing')}
      </Button>
    </p>
  );
}
