import type { JoinRequest } from '@touchline/contract/account';
import { mutateCached } from '#platform/cache/cache.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { isStale } from '../record/showSaved.ts';
import { joinRequestsPath } from '../recordPaths.ts';
import { untilOffline } from '../untilOffline.ts';

/** How many requests are shown at once; the others follow as these are decided. */
export const mostShown = 50;

interface Waiting {
  items: readonly JoinRequest[];
  total: number;
}

/**
 * The cache key of the requests that wait.
 *
 * @param schoolId empty for all schools of the person
 */
export function joinRequestsKey(schoolId: string) {
  return ['admin', 'schools', 'requests', schoolId] as const;
}

/** The address of the requests to belong to one school. */
export function joinRequestsHref(schoolId: string): string {
  return `${joinRequestsPath}?school=${encodeURIComponent(schoolId)}`;
}

/** Fetches the requests that wait, those that have waited longest first. */
export function fetchJoinRequests(schoolId: string): Promise<Waiting> {
  return untilOffline(
    call('joinRequests', {
      query: {
        state: ['pending'],
        sort: 'createdAt',
        order: 'asc',
        pageSize: mostShown,
        ...(schoolId ? { schoolId } : {}),
      },
    }),
  );
}

/** Takes a request that waits no longer out of the list before the list is fetched again. */
export async function removeJoinRequest(schoolId: string, id: string): Promise<void> {
  await mutateCached<Waiting | undefined>(
    joinRequestsKey(schoolId),
    (before) => {
      if (!before?.items.some((each) => each.id === id)) return before;
      return { items: before.items.filter((each) => each.id !== id), total: before.total - 1 };
    },
    { revalidate: false },
  );
}

/** Whether a request was decided or changed by somebody else, or is not there any more. */
export function isDecidedElsewhere(error: unknown): boolean {
  return isStale(error) || (error instanceof ApiError && error.status === 404);
}
