import type { AdminMessage } from '@touchline/contract/adminMessage';
import { fold } from '@touchline/ui/fold';
import { call } from '#platform/client/client.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { cutSearchText } from '#platform/searchText.ts';
import { serverNow } from '#platform/serverClock.ts';
import type { LikelyDuplicate } from '../record/recordKind.ts';
import { dayLength } from '#platform/time/days.ts';

/** How long after it was sent a message is still compared with new ones, in ms. */
const remembered = 7 * dayLength;

/** Whether its readers still get it or have just got it; the same title may come again each term. */
function isCurrent({ status, sentAt }: AdminMessage, now: number): boolean {
  if (status === 'recalled') return false;
  return sentAt === null || now - Date.parse(sentAt) < remembered;
}

/** Messages with this title, however it is written, that are not over yet (ADMIN-6). */
export async function findSameMessage(
  { title }: Pick<AdminMessage, 'title'>,
  exceptId: string | null,
  signal: AbortSignal,
): Promise<LikelyDuplicate[]> {
  const wanted = fold(title);
  if (!wanted) return [];
  const { items } = await searchFolded(cutSearchText(title.trim()), (search) =>
    call('adminMessages', { query: { search, pageSize: 20 }, signal, isTracked: false }),
  );
  const now = serverNow();
  return items
    .filter(
      (message) =>
        message.id !== exceptId && fold(message.title) === wanted && isCurrent(message, now),
    )
    .map(({ id, title: name }) => ({ id, name }));
}
