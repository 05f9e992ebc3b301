import type { Resource } from '@touchline/ui/resource';
import { useAtomValue } from 'jotai';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { userIdAtom } from '#session/session.atoms.ts';
import { favouritesKey, loadAccountFavourites } from './accountFavourites.ts';
import { areFavouritesKnownAtom } from './favourites.atoms.ts';

/**
 * How the list of the account stands, for a part that shows favourites: their atoms are empty until it
 * has come. A visitor has none, so theirs is always known.
 */
export function useAccountFavourites(): {
  isKnown: boolean;
  account: Resource<true> & { isStale: boolean };
  /** Asks for the list again. */
  onRefresh: () => Promise<void>;
} {
  const key = useAtomValue(userIdAtom) === null ? null : favouritesKey;
  return {
    isKnown: useAtomValue(areFavouritesKnownAtom),
    account: useResource(key, loadAccountFavourites),
    onRefresh: () => revalidateCached(key),
  };
}
