import { StarIcon } from '@heroicons/react/24/outline';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached } from '#platform/cache/cache.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { userIdAtom } from '#session/session.atoms.ts';
import { signInPath } from '#session/session.ts';
import { favouritesKey } from '../accountFavourites.ts';
import { deviceFavouritesAtom } from '../deviceFavourites.atoms.ts';
import { favouritesAtom } from '../favourites.atoms.ts';
import { isMergingAtom, mergeDeviceFavourites } from '../mergeFavourites.ts';
import { useAccountFavourites } from '../useAccountFavourites.ts';
import { FavouriteRows } from './FavouriteRows.tsx';
import { FavouriteSection } from './FavouriteSection.tsx';
import { useFollowedSchools, useFollowedTeams } from './followed.ts';
import { quiet } from './Favourites.css.ts';

/** The followed matches, as the feature of matches shows them. */
export interface FollowedMatches {
  cards: ReactNode;
  isStale: boolean;
  /** Asks for them again. */
  onRefresh: () => Promise<void>;
}

export interface FavouritesProps {
  /** Loads the followed matches; the code belongs to the feature of matches. */
  Matches: ComponentType<{ children: (matches: FollowedMatches) => ReactNode }>;
}

/** The page with the matches, teams and schools that a person follows. */
export function Favourites({ Matches }: FavouritesProps) {
  const { t } = useTranslation();
  const isSignedIn = useAtomValue(userIdAtom) !== null;
  const list = useAtomValue(favouritesAtom);
  const { isKnown, account } = useAccountFavourites();
  return (
    <PageBody>
      <PageTitle title={t('favouritesPage.title')} />
      {isSignedIn && <NotHandedOver />}
      {!isKnown && account.state === 'failed' && <LoadError failure={account} />}
      {isKnown || list.length > 0 ? (
        <Matches>
          {(matches) => <Sections matches={matches} isListStale={account.isStale} />}
        </Matches>
      ) : (
        account.state !== 'failed' && <MatchCardsSkeleton count={3} label={t('shell.loading')} />
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

interface SectionsProps {
  matches: FollowedMatches;
  /** Whether the list of the account could not be refreshed. */
  isListStale: boolean;
}

function Sections({ matches, isListStale }: SectionsProps) {
  const { t } = useTranslation();
  const isSignedIn = useAtomValue(userIdAtom) !== null;
  const list = useAtomValue(favouritesAtom);
  const idsOf = (wanted: string) => list.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const [matchIds, teamIds, schoolIds] = [idsOf('match'), idsOf('team'), idsOf('school')];
  const teams = useFollowedTeams(teamIds);
  const schools = useFollowedSchools(schoolIds);
  const parts = [
    { title: t('favouritesPage.matches'), count: matchIds.length, ...matches },
    { title: t('favouritesPage.teams'), count: teamIds.length, ...teams },
    { title: t('favouritesPage.schools'), count: schoolIds.length, ...schools },
  ];
  const note = <StaleParts parts={parts} isListStale={isListStale} />;
  if (list.length === 0) {
    return (
      <>
        {note}
        <EmptyState
          icon={StarIcon}
          title={t('favouritesPage.emptyTitle')}
          description={t(isSignedIn ? 'favouritesPage.emptyOwnText' : 'favouritesPage.emptyText')}
          action={<Link href={paths.matches}>{t('home.all')}</Link>}
        />
      </>
    );
  }
  return (
    <>
      {note}
      <FavouriteSection
        title={t('favouritesPage.matches')}
        count={matchIds.length}
        empty={t('favouritesPage.noMatches')}
      >
        {matches.cards}
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

interface StalePartsProps {
  parts: readonly {
    title: string;
    count: number;
    isStale: boolean;
    onRefresh: () => Promise<void>;
  }[];
  isListStale: boolean;
}

/** Says once what could not be refreshed, and asks for all of that again (FAV-10). */
function StaleParts({ parts, isListStale }: StalePartsProps) {
  const { t } = useTranslation();
  const shown = parts.filter(({ count }) => count > 0);
  const stale = shown.filter(({ isStale }) => isStale);
  if (stale.length === 0 && !isListStale) return null;
  const names = stale.map(({ title }) => title).join(', ');
  const isAll = isListStale || stale.length === shown.length;
  return (
    <StaleNote
      text={isAll ? undefined : t('favouritesPage.stale', { parts: names })}
      onRefresh={() =>
        Promise.all([
          isListStale && revalidateCached(favouritesKey),
          ...stale.map(({ onRefresh }) => onRefresh()),
        ])
      }
    />
  );
}
