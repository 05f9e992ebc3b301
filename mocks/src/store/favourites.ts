import type { Favourite, FavouriteKind } from '@touchline/contract/favourite';
import { maxFavourites } from '@touchline/contract/favourite';
import { now, toInstant } from '../clock.ts';
import { favouritesFor } from '../fixtures/favourites.ts';
import { publicMatches } from './dataSets.ts';
import { perAccount } from './perAccount.ts';
import { publicSchools } from './schools.ts';
import { publicTeams } from './teams.ts';

const favouritesOf = perAccount<Stored>('favourite', (accountId) =>
  favouritesFor(accountId).map((each) => ({ ...each, id: keyOf(each.kind, each.id), of: each.id })),
);

/** A favourite under a key of kind and id. */
interface Stored extends Omit<Favourite, 'id'> {
  id: string;
  of: string;
}

function keyOf(kind: FavouriteKind, id: string): string {
  return `${kind} ${id}`;
}

/** Whether everybody can see this match, team or school. */
export function isPublic(kind: FavouriteKind, id: string): boolean {
  const lists = { match: publicMatches, team: publicTeams, school: publicSchools };
  return lists[kind]().some((each) => each.id === id);
}

/** The favourites of an account, newest first. */
export function listFavourites(accountId: string): { items: Favourite[]; total: number } {
  const items = favouritesOf(accountId)
    .list()
    .map(({ kind, of, addedAt }) => ({ kind, id: of, addedAt }))
    .toSorted((one, other) => Date.parse(other.addedAt) - Date.parse(one.addedAt));
  return { items, total: items.length };
}

export function hasFavourite(
  accountId: string,
  { kind, id }: Pick<Favourite, 'kind' | 'id'>,
): boolean {
  return favouritesOf(accountId).find(keyOf(kind, id)) !== undefined;
}

/** Adds a favourite; false if it is there already. */
export function addFavourite(
  accountId: string,
  { kind, id, addedAt }: { kind: FavouriteKind; id: string; addedAt?: string | undefined },
): boolean {
  const own = favouritesOf(accountId);
  const key = keyOf(kind, id);
  if (own.find(key)) return false;
  own.insertFirst({ kind, id: key, of: id, addedAt: addedAt ?? toInstant(now()) });
  return true;
}

/** Removes the oldest favourites beyond the maximum; returns how many. */
export function dropOldest(accountId: string): number {
  const beyond = listFavourites(accountId).items.slice(maxFavourites);
  for (const { kind, id } of beyond) removeFavourite(accountId, kind, id);
  return beyond.length;
}

export function removeFavourite(accountId: string, kind: FavouriteKind, id: string): void {
  favouritesOf(accountId).remove(keyOf(kind, id));
}
