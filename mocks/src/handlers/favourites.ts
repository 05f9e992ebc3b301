import type { FavouriteKind } from '@touchline/contract/favourite';
import type { User } from '@touchline/contract/user';
import { answer, refuse } from '../api.ts';
import {
  addFavourite,
  dropOldest,
  hasFavourite,
  isPublic,
  listFavourites,
  removeFavourite,
} from '../store/favourites.ts';
import { visibleMatches } from '../store/matchScope.ts';

/** Whether lists of this person contain it; people of a school see more matches than everybody. */
function isSeen(caller: User, kind: FavouriteKind, id: string): boolean {
  return (
    isPublic(kind, id) || (kind === 'match' && visibleMatches(caller).some((m) => m.id === id))
  );
}

/** Each account has its own favourites. */
export const favouritesHandlers = [
  answer('favourites', ({ caller }) => listFavourites(caller.id)),
  answer('mergeFavourites', ({ caller, body: { items } }) => {
    const counts = { alreadyThere: 0, unknown: 0 };
    const given: typeof items = [];
    for (const item of items) {
      if (!isSeen(caller, item.kind, item.id)) counts.unknown += 1;
      else if (addFavourite(caller.id, item)) given.push(item);
      else counts.alreadyThere += 1;
    }
    const dropped = dropOldest(caller.id);
    // Those of them that were too old for the room there was are not among the added.
    const added = given.filter((item) => hasFavourite(caller.id, item)).length;
    return { ...listFavourites(caller.id), added, ...counts, dropped };
  }),
  answer('addFavourite', ({ caller, path: { kind, id } }) => {
    if (!isSeen(caller, kind, id)) refuse(404, `There is no ${kind} with this id`);
    addFavourite(caller.id, { kind, id });
    dropOldest(caller.id);
    return listFavourites(caller.id);
  }),
  answer('removeFavourite', ({ caller, path: { kind, id } }) => {
    removeFavourite(caller.id, kind, id);
    return listFavourites(caller.id);
  }),
];
