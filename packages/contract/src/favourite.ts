import * as v from 'valibot';
import { id, instant, listOf } from './tolerant.ts';

/** What can be followed (FAV-5). */
export const favouriteKinds = ['match', 'team', 'school'] as const;

/** The maximum number of favourites of an account; the latest are kept (FAV-7). */
export const maxFavourites = 100;

export const favourite = v.object({
  kind: v.picklist(favouriteKinds),
  id,
  addedAt: instant,
});

/** Newest first. They stay in the list when the match, team or school is no longer public (FAV-2). */
export const favourites = v.object({ items: listOf(favourite), total: v.number() });

/** The result of merging, in numbers that a person can be told (FAV-4). */
export const mergedFavourites = v.object({
  ...favourites.entries,
  /** Those that are in the list now: without the given ones that had no room. */
  added: v.number(),
  alreadyThere: v.number(),
  /** Nothing public has this id. */
  unknown: v.number(),
  /** The oldest of the account and of the given, which had no room. */
  dropped: v.number(),
});

export type FavouriteKind = (typeof favouriteKinds)[number];
export type Favourite = v.InferOutput<typeof favourite>;
export type MergedFavourites = v.InferOutput<typeof mergedFavourites>;
