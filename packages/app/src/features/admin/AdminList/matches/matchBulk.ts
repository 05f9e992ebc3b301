import type { MatchRow } from '@touchline/contract/adminMatch';
import type { RequestOf } from '@touchline/contract/definitions';
import type { IconComponent } from '@touchline/ui/Icon';
import { ApiError, genericErrorText } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { hasTeams } from '../../matches/hasTeams.ts';
import type { BulkAction } from '../areaList.ts';
import { changeInParts, type BulkOutcome } from '../bulk/bulk.ts';

type WithoutItems<Bulk> = Bulk extends unknown ? Omit<Bulk, 'items'> : never;

/** What is done to each of the matches, with what it needs. */
type Change = WithoutItems<RequestOf<'changeMatches'>['body']>;

/** The maximum number of matches of one call. */
const bulkMost = 100;

/** Makes a change with the call for many, whose answer has an outcome for each (ADMIN-17). */
export async function changeMany(
  change: Change,
  rows: readonly MatchRow[],
): Promise<BulkOutcome<MatchRow>[]> {
  return changeInParts(rows, bulkMost, async (part) => {
    const { results } = await call('changeMatches', {
      body: { ...change, items: part.map(({ id, version }) => ({ id, version })) },
    });
    const byId = new Map(results.map((result) => [result.id, result]));
    return part.map((before) => {
      const result = byId.get(before.id);
      if (result?.match) return { before, after: result.match };
      const error = new ApiError('http', result?.status ?? 0, result?.detail || genericErrorText);
      return { before, after: null, error };
    });
  });
}

/** Sets who sees the matches; not for those that are so already. */
export function visibilityAction(
  action: 'publish' | 'schoolOnly' | 'withdraw',
  icon: IconComponent,
  becomes: MatchRow['visibility'],
): BulkAction<MatchRow> {
  return {
    id: action,
    icon,
    isFor: (row) => row.visibility !== becomes && (becomes !== 'public' || hasTeams(row)),
    run: (rows) => changeMany({ action }, rows),
    undo: ({ visibility }, { id, version }) =>
      call('setMatchVisibility', { path: { id }, body: { version, visibility } }),
  };
}
