import { useAtomValue, useSetAtom } from 'jotai';
import { hasFavourite, type FavouriteTarget } from './favouriteList.ts';
import { favouritesAtom, toggleFavouriteAtom } from './favourites.atoms.ts';

/** Whether a match, team or school is followed, and how to change that. */
export function useFavourite(target: FavouriteTarget): {
  isFavourite: boolean;
  onToggle: () => void;
} {
  const toggle = useSetAtom(toggleFavouriteAtom);
  return {
    isFavourite: hasFavourite(useAtomValue(favouritesAtom), target),
    onToggle: () => toggle(target),
  };
}
