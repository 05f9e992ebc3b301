import { StarIcon } from '@heroicons/react/24/outline';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { userIdAtom } from '#session/session.atoms.ts';
import { signInPath } from '#session/session.ts';
import { favouritesKey, loadAccountFavourites } from '../accountFavourites.ts';
import { deviceFavouritesAtom } from '../deviceFavourites.atoms.ts';
import { areFavouritesKnownAtom, favouritesAtom } from '../favourites.atoms.ts';
import { isMergingAtom, mergeDeviceFavourites } from '../mergeFavourites.ts';
import { FavouriteRows } from './FavouriteRows.tsx';
import { FavouriteSection } from './FavouriteSection.tsx';
import { useFollowedSchools, useFollowedTeams } from './followed.ts';
import { quiet } from './Favourites.css.ts';

export interface FavouritesProps {
  /** The cards of the followed matches; they belong to the feature of matches. */
  Matches: ComponentType;
}

/** The page with the matches, teams and schools that a person follows. */
export function Favourites({ Matches }: FavouritesProps) {
  const { t } = useTranslation();
  const isSignedIn = useAtomValue(userIdAtom) !== null;
  const isKnown = useAtomValue(areFavouritesKnownAtom);
  const list = useAtomValue(favouritesAtom);
  const account = useResource(isSignedIn ? favouritesKey : null, loadAccountFavourites);
  return (
    <PageBody>
      <PageTitle title={t('favouritesPage.title')} />
      {isSignedIn && <NotHandedOver />}
      {account.isStale && <StaleNote onRefresh={() => void revalidateCached(favouritesKey)} />}
      {isKnown || list.length > 0 ? (
        <Sections Matches={Matches} />
      ) : account.state === 'failed' ? (
        <LoadError message={account.message} onRetry={account.onRetry} />
      ) : (
        <MatchCardsSkeleton count={3} label={t('shell.loading')} />
      )}
      {!isSignedIn && list.length > 0 && (
        <p className={quiet}>
          {t('favouritesPage.visitor')}{' '}
          <Link href={signInPath(paths.favourites)}>{t('favouritesPage.signIn')}</Link>
        </p>
      )}
    </PageBody>
  );
}

/** Shown while the account has not taken the favourites of this browser (FAV-9). */
function NotHandedOver() {
  const { t } = useTranslation();
  const { length: count } = useAtomValue(deviceFavouritesAtom);
  const isMerging = useAtomValue(isMergingAtom);
  if (count === 0) return null;
  return (
    <Banner
      tone="warning"
      title={t('favouritesPage.notMerged', { count })}
      action={
        <Button
          variant="outlined"
          isPending={isMerging}
          onPress={() => void mergeDeviceFavourites()}
        >
          {t('favouritesPage.merge')}
        </Button>
      }
    />
  );
}

function Sections({ Matches }: FavouritesProps) {
  const { t } = useTranslation();
  const isSignedIn = useAtomValue(userIdAtom) !== null;
  const list = useAtomValue(favouritesAtom);
  const idsOf = (wanted: string) => list.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const [matchIds, teamIds, schoolIds] = [idsOf('match'), idsOf('team'), idsOf('school')];
  const teams = useFollowedTeams(teamIds);
  const schools = useFollowedSchools(schoolIds);
  if (list.length === 0) {
    return (
      <EmptyState
        icon={StarIcon}
        title={t('favouritesPage.emptyTitle')}
        description={t(isSignedIn ? 'favouritesPage.emptyOwnText' : 'favouritesPage.emptyText')}
        action={<Link href={paths.matches}>{t('home.all')}</Link>}
      />
    );
  }
  return (
    <>
      <FavouriteSection
        title={t('favouritesPage.matches')}
        count={matchIds.length}
        empty={t('favouritesPage.noMatches')}
      >
        <Matches />
      </FavouriteSection>
      <FavouriteSection
        title={t('favouritesPage.teams')}
        count={teamIds.length}
        empty={t('favouritesPage.noTeams')}
      >
        <FavouriteRows kind="team" ids={teamIds} followed={teams} />
      </FavouriteSection>
      <FavouriteSection
        title={t('favouritesPage.schools')}
        count={schoolIds.length}
        empty={t('favouritesPage.noSchools')}
      >
        <FavouriteRows kind="school" ids={schoolIds} followed={schools} />
      </FavouriteSection>
    </>
  );
}
