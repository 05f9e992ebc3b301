import type { MatchSummary } from '@touchline/contract/match';
import type { Resource } from '@touchline/ui/resource';
import { useAtomValue } from 'jotai';
import { revalidateCached } from '#platform/cache/cache.ts';
import { isLiveList } from './watch/isLive.ts';
import { useWatched } from './watch/useWatched.ts';
import { fetchMatches } from './matches.ts';
import { publishedFavourites } from '#features/favourites';
import { favouriteIdsAtom } from './favourites.atoms.ts';

/**
 * Loads the favourite matches, newest favourite first. While a changed set is loaded, the known
 * matches stay. The ids in `gone` are those of matches that are not published any more; all are asked
 * for, because the newest may be among these.
 */
export function useFavouriteMatches(): {
  ids: readonly string[];
  gone: readonly string[];
  matches: Resource<readonly MatchSummary[]> & { isStale: boolean };
  /** Fetches the matches again at once. */
  onRefresh: () => Promise<void>;
} {
  const ids = useAtomValue(favouriteIdsAtom);
  const key = ids.length === 0 ? null : ['favourites', ...ids];
  const onRefresh = () => revalidateCached(key);
  const answer = useWatched(
    key,
    async () => {
      const { items } = await fetchMatches({ ids, pageSize: ids.length });
      return { asked: ids, items };
    },
    { isLive: isLiveList, keepPreviousData: true },
  );
  if (answer.state !== 'ready') return { ids, gone: [], matches: answer, onRefresh };
  const { found, gone } = publishedFavourites(ids, answer.value);
  return { ids, gone, matches: { ...answer, value: found }, onRefresh };
}
