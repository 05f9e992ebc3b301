import type { MatchSummary } from '@touchline/contract/match';
import type { Resource } from '@touchline/ui/resource';
import { useAtomValue } from 'jotai';
import { isLiveList } from './watch/isLive.ts';
import { useWatched } from './watch/useWatched.ts';
import { fetchMatches } from './matches.ts';
import { favouriteLimit } from '#features/favourites';
import { favouriteIdsAtom } from './favourites.atoms.ts';

/**
 * Loads the favourite matches, newest favourite first. While a changed set is loaded, the known
 * matches stay.
 *
 * @param most the maximum number; omitted: all
 */
export function useFavouriteMatches(most: number = favouriteLimit): {
  ids: readonly string[];
  matches: Resource<MatchSummary[]>;
} {
  const ids = useAtomValue(favouriteIdsAtom).slice(0, most);
  const fetched = useWatched(
    ids.length === 0 ? null : ['favourites', ...ids],
    () => fetchMatches({ ids, pageSize: ids.length }),
    { isLive: isLiveList, keepPreviousData: true },
  );
  if (fetched.state !== 'ready') return { ids, matches: fetched };
  const byId = new Map(fetched.value.items.map((match) => [match.id, match]));
  return { ids, matches: { state: 'ready', value: ids.flatMap((id) => byId.get(id) ?? []) } };
}
