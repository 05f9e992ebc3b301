import { fold } from '@touchline/ui/fold';
import { call } from '#platform/client/client.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { cutSearchText } from '#platform/searchText.ts';
import type { LikelyDuplicate } from '../record/recordKind.ts';
import type { AdvertisementValues } from './advertisementValues.ts';

/**
 * Advertisements of the same place with this title, however it is written, that are not over
 * (ADMIN-6). One for all schools stands in the place of each.
 */
export async function findSameAdvertisement(
  { title, schoolId }: Pick<AdvertisementValues, 'title' | 'schoolId'>,
  exceptId: string | null,
  signal: AbortSignal,
): Promise<LikelyDuplicate[]> {
  const wanted = fold(title);
  if (!wanted) return [];
  const { items } = await searchFolded(cutSearchText(title.trim()), (search) =>
    call('adminAdvertisements', { query: { search, pageSize: 20 }, signal, isTracked: false }),
  );
  return items
    .filter(
      (other) =>
        other.id !== exceptId &&
        fold(other.title) === wanted &&
        other.state !== 'ended' &&
        other.state !== 'archived' &&
        (!schoolId || !other.schoolId || other.schoolId === schoolId),
    )
    .map(({ id, title: name }) => ({ id, name }));
}
