import { fold } from '@touchline/ui/fold';
import { sameSource } from './kept/sameSource.ts';
import { maxSearchLength, minSearchLength } from './searchText.ts';

interface Found {
  items: readonly unknown[];
  /** How many there are on all pages. */
  total?: number;
}

function hasNothing({ items, total = items.length }: Found): boolean {
  return total === 0;
}

/**
 * Searches for a text. Where the server finds none it is asked once more with the folded text: it may
 * compare letters as they are (SEARCH-24). A page after the last one is empty too, but its total is
 * not zero. Folding can shorten a text, as an emoji, and lengthen it, as a ligature.
 *
 * @param ask called with the text, and perhaps once more with the folded one
 */
export async function searchFolded<Answer extends Found>(
  search: string,
  ask: (search: string) => Promise<Answer>,
): Promise<Answer> {
  const later = sameSource();
  const found = await ask(search);
  const folded = fold(search);
  const { length } = [...folded];
  const canAsk = folded !== search && length >= minSearchLength && length <= maxSearchLength;
  return canAsk && hasNothing(found) ? later(() => ask(folded)) : found;
}
