import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { favouriteKinds, favourites, maxFavourites, mergedFavourites } from '../favourite.ts';
import { unknownId } from '../internal/byId.ts';
import { nothing } from '../internal/records.ts';
import { strictId, strictInstant } from '../internal/strict.ts';

const path = v.strictObject({ kind: v.picklist(favouriteKinds), id: strictId });

export const calls = {
  /** The favourites of the calling account. */
  favourites: { answer: favourites },
  /** 404 for what is not public. A favourite that is there already keeps its place. */
  addFavourite: { path, body: nothing, answer: favourites, errors: unknownId },
  /** One that is not there changes nothing. */
  removeFavourite: { path, answer: favourites },
  /** Adds those that the browser kept while nobody was signed in, the newest first (FAV-4). */
  mergeFavourites: {
    body: v.strictObject({
      items: v.pipe(
        v.array(
          v.strictObject({
            kind: v.picklist(favouriteKinds),
            id: strictId,
            /** Omitted: now. */
            addedAt: v.optional(strictInstant),
          }),
        ),
        v.maxLength(maxFavourites),
      ),
    }),
    answer: mergedFavourites,
  },
} satisfies CallsOf<'favourites'>;
