/** What the server answered, with the ids that it was asked for. */
export interface FavouritesAnswer<Item extends { id: string }> {
  asked: readonly string[];
  items: readonly Item[];
}

/**
 * Which favourites are published, and which are not any more (FAV-2). One that the answer was not
 * asked for is neither: while a changed set is loaded, the answer to the one before it is shown.
 */
export function publishedFavourites<Item extends { id: string }>(
  ids: readonly string[],
  { asked, items }: FavouritesAnswer<Item>,
): { found: readonly Item[]; gone: readonly string[] } {
  const byId = new Map(items.map((item) => [item.id, item]));
  const wasAsked = new Set(asked);
  return {
    found: ids.flatMap((id) => byId.get(id) ?? []),
    gone: ids.filter((id) => wasAsked.has(id) && !byId.has(id)),
  };
}
