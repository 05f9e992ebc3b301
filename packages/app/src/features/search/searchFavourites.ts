import type {
  MatchList,
  MatchOverview,
  MatchSearchResult,
  MatchSummary,
} from '@touchline/contract/match';
import { fold } from '@touchline/ui/fold';
import { readKnownFavourites, type FavouriteTarget } from '#features/favourites';
import { readAllKept } from '#platform/kept/keptAnswers.ts';

/**
 * The matches among the favourites that have what is searched for in their title, a team or a school
 * (SEARCH-23): those that are followed, and those of followed teams and schools, as far as they have
 * been seen on this device.
 *
 * @returns the best match first, as the server sorts; of equally good ones the one seen last
 */
export async function searchFavourites(text: string): Promise<readonly MatchSearchResult[]> {
  const query = fold(text);
  const favourites = await readKnownFavourites();
  const followed = (await readSeenMatches()).filter((match) => isFollowed(match, favourites));
  return followed
    .map((match) => ({ match, rank: rankOf(match, query) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ match }) => match);
}

/** Each match once: as it was changed last, and seen last where that does not tell. */
async function readSeenMatches(): Promise<readonly MatchSummary[]> {
  const [single, lists, overviews] = await Promise.all([
    readAllKept('match') as Promise<MatchSummary[]>,
    readAllKept('matches') as Promise<MatchList[]>,
    readAllKept('matchOverview') as Promise<MatchOverview[]>,
  ]);
  const seen = [
    ...single,
    ...lists.flatMap(({ items }) => items),
    ...overviews.flatMap(({ live, today, recent, next }) => [
      ...live,
      ...today,
      ...recent,
      ...next,
    ]),
  ];
  const newest = new Map<string, MatchSummary>();
  for (const match of seen.toReversed()) {
    const other = newest.get(match.id);
    if (!other || changedAt(match) >= changedAt(other)) newest.set(match.id, match);
  }
  return [...newest.values()].toReversed();
}

/** In ms since 1970; 0 where the server does not tell. */
function changedAt({ updatedAt }: MatchSummary): number {
  return updatedAt ? Date.parse(updatedAt) || 0 : 0;
}

function isFollowed({ id, teams }: MatchSummary, favourites: readonly FavouriteTarget[]): boolean {
  return favourites.some(
    (favourite) =>
      (favourite.kind === 'match' && favourite.id === id) ||
      teams.some((team) =>
        favourite.kind === 'team'
          ? team.id === favourite.id
          : favourite.kind === 'school' && team.school.id === favourite.id,
      ),
  );
}

/** How well the best of the names fits: an exact one, a beginning, that of a word, anywhere. */
function rankOf({ broadcastTitle, teams }: MatchSummary, query: string): number {
  const names = [broadcastTitle, ...teams.flatMap(({ name, school }) => [name, school.name])];
  return Math.min(
    ...names.map(fold).map((name) => {
      if (name === query) return 0;
      if (name.startsWith(query)) return 1;
      const before = name.split(query).slice(0, -1);
      if (before.some((text) => /[^\p{L}\p{N}]$/u.test(text))) return 2;
      return before.length > 0 ? 3 : Infinity;
    }),
  );
}
