import type { FavouriteKind } from '@touchline/contract/favourite';

/** What can be followed: a match, a team or a school (FAV-5). */
export interface FavouriteTarget {
  kind: FavouriteKind;
  id: string;
}

/** A favourite that is kept in the browser. */
export interface KeptFavourite extends FavouriteTarget {
  /** ISO 8601; null where what was kept is not a time. */
  addedAt: string | null;
}

/** The maximum number of favourites, as the contract has it; the latest are kept (FAV-7). */
export const favouriteLimit = 100;

/** The longest id of the contract. A longer one would make the server refuse the whole list. */
const longestId = 64;

const kinds: readonly FavouriteKind[] = ['match', 'team', 'school'];

export function hasFavourite(
  list: readonly FavouriteTarget[],
  { kind, id }: FavouriteTarget,
): boolean {
  return list.some((each) => each.kind === kind && each.id === id);
}

/** Adds a favourite as the first one; one that is there keeps its place. */
export function withFavourite<Item extends FavouriteTarget>(
  list: readonly Item[],
  item: Item,
): readonly Item[] {
  return hasFavourite(list, item) ? list : [item, ...list].slice(0, favouriteLimit);
}

export function withoutFavourite<Item extends FavouriteTarget>(
  list: readonly Item[],
  { kind, id }: FavouriteTarget,
): readonly Item[] {
  return list.filter((each) => each.kind !== kind || each.id !== id);
}

/** Reads the favourites of the browser; what is not one is left out. */
export function parseFavourites(stored: unknown): readonly KeptFavourite[] {
  if (!Array.isArray(stored)) return [];
  return stored.reduceRight<readonly KeptFavourite[]>((list, value) => {
    const favourite = parseFavourite(value);
    return favourite ? withFavourite(list, favourite) : list;
  }, []);
}

/** Reads one favourite; null for what is not one. */
export function parseFavourite(value: unknown): KeptFavourite | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as { kind?: unknown; id?: unknown; addedAt?: unknown };
  const kind = kinds.find((each) => each === given.kind);
  const { id, addedAt } = given;
  if (!kind || typeof id !== 'string' || id === '' || [...id].length > longestId) return null;
  const isInstant = typeof addedAt === 'string' && !Number.isNaN(Date.parse(addedAt));
  return { kind, id, addedAt: isInstant ? new Date(addedAt).toISOString() : null };
}
