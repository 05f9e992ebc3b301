import type { AthleteStatus, ConsentPurpose } from '@touchline/contract/athlete';
import type { AdminArea } from '../adminAreas.ts';
import { writeList, plainList, type ChosenFilters } from '../AdminList/filters/listAddress.ts';
import { adminAreas } from '../adminAreas.ts';
import { joinRequestsPath } from '../recordPaths.ts';
import { call } from '#platform/client/client.ts';
import { serverNow } from '#platform/serverClock.ts';
import { endOf } from '../AdminList/columns/consentView.ts';

/** One kind of pending work: its number and the list that shows it. */
export interface PendingWork {
  id:
    | 'withoutScore'
    | 'joinRequests'
    | 'withoutTeam'
    | 'draftMatches'
    | 'consentsEnding'
    | 'photoConsentsEnding'
    | 'profileConsentsEnding'
    | 'consentsUnknown'
    | 'draftTeams'
    | 'pendingSchools'
    | 'draftAdvertisements'
    | 'draftMessages'
    | 'failedMessages';
  area: AdminArea;
  filters: ChosenFilters;
  /** Time alone changes nothing of it, nor do people without a role. */
  isSlow?: boolean;
  /** The page that shows it; omitted: the list of the area. */
  path?: string;
  /**
   * Calls the same endpoint as the list, so that the number is that of the list which the link
   * opens.
   */
  count: () => Promise<{ total: number }>;
}

/** The smallest page of the API, because only the total is used. */
export const few = { pageNumber: 1, pageSize: 1 };

/** Whose consents count here: nobody renews that of an athlete who has left. */
export const stillThere = { status: ['active'] } satisfies { status: AthleteStatus[] };

function consentsThatEnd(id: PendingWork['id'], purpose: ConsentPurpose): PendingWork {
  return {
    id,
    area: 'athletes',
    isSlow: true,
    filters: { purpose: [purpose], ends: ['30'], ...stillThere },
    count: () =>
      call('athletes', {
        query: { ...few, purpose, expiresBefore: endOf('30', serverNow()), ...stillThere },
      }),
  };
}

/** What may need attention, the most urgent first (ADMIN-29). */
export const pendingWork: readonly PendingWork[] = [
  {
    id: 'withoutScore',
    area: 'matches',
    filters: { missing: ['score'] },
    count: () => call('adminMatches', { query: { ...few, missing: 'score' } }),
  },
  {
    id: 'joinRequests',
    area: 'schools',
    path: joinRequestsPath,
    filters: {},
    count: () => call('joinRequests', { query: { ...few, state: ['pending'] } }),
  },
  consentsThatEnd('consentsEnding', 'names'),
  consentsThatEnd('photoConsentsEnding', 'photo'),
  consentsThatEnd('profileConsentsEnding', 'publicProfile'),
  {
    id: 'consentsUnknown',
    area: 'athletes',
    isSlow: true,
    filters: { consent: ['unknown'], ...stillThere },
    count: () => call('athletes', { query: { ...few, consent: 'unknown', ...stillThere } }),
  },
  {
    id: 'failedMessages',
    area: 'messages',
    filters: { status: ['failed'] },
    count: () => call('adminMessages', { query: { ...few, status: ['failed'] } }),
  },
  {
    id: 'pendingSchools',
    area: 'schools',
    isSlow: true,
    filters: { status: ['pending'] },
    count: () => call('adminSchools', { query: { ...few, status: ['pending'] } }),
  },
  {
    id: 'withoutTeam',
    area: 'matches',
    isSlow: true,
    filters: { missing: ['team'] },
    count: () => call('adminMatches', { query: { ...few, missing: 'team' } }),
  },
  {
    id: 'draftMatches',
    area: 'matches',
    isSlow: true,
    filters: { visibility: ['draft'] },
    count: () => call('adminMatches', { query: { ...few, visibility: ['draft'] } }),
  },
  {
    id: 'draftTeams',
    area: 'teams',
    isSlow: true,
    filters: { visibility: ['draft'] },
    count: () => call('adminTeams', { query: { ...few, visibility: 'draft' } }),
  },
  {
    id: 'draftAdvertisements',
    area: 'advertisements',
    isSlow: true,
    filters: { state: ['draft'] },
    count: () => call('adminAdvertisements', { query: { ...few, state: ['draft'] } }),
  },
  {
    id: 'draftMessages',
    area: 'messages',
    isSlow: true,
    filters: { status: ['draft'] },
    count: () => call('adminMessages', { query: { ...few, status: ['draft'] } }),
  },
];

/** The address of the list with the records of an entry. */
export function pendingWorkHref({
  area,
  filters,
  path,
}: Pick<PendingWork, 'area' | 'filters' | 'path'>): string {
  return path ?? `${adminAreas[area].path}?${writeList({ ...plainList, filters })}`;
}
