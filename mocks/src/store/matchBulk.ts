import type { MatchChange } from '@touchline/contract/adminMatch';
import type { ReceivedBy } from '@touchline/contract/definitions';
import { problem } from '@touchline/contract/problem';
import type { User } from '@touchline/contract/user';
import * as v from 'valibot';
import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { Refusal } from '../problems.ts';
import { deleteMatch, setStatus, setVisibility } from './matchChanges.ts';
import { matchRowOf } from './matchScope.ts';

type Bulk = ReceivedBy<'changeMatches'>['body'];
type Item = Bulk['items'][number];

const statuses = { postpone: 'postponed', cancel: 'cancelled', reschedule: 'scheduled' } as const;
const visibilities = { publish: 'public', schoolOnly: 'schoolOnly', withdraw: 'draft' } as const;

/** Makes one change of a bulk, as the single call would. */
function changeOne(bulk: Bulk, { id, version }: Item, caller: User): StoredMatch {
  const { action, statusReason, statusNote, schedule } = bulk;
  if (action === 'delete') return deleteMatch(id, version, caller);
  if (action === 'publish' || action === 'schoolOnly' || action === 'withdraw')
    return setVisibility(id, version, visibilities[action], caller);
  // The person confirmed the bulk as a whole.
  const status = statuses[action];
  const change = { status, statusReason, statusNote, schedule, isConfirmed: true };
  return setStatus(id, version, change, caller);
}

/** Makes the changes one after the other; a refusal is reported and does not stop the rest. */
export async function changeMatches(bulk: Bulk, caller: User): Promise<MatchChange[]> {
  const results: MatchChange[] = [];
  for (const item of bulk.items) {
    try {
      const match = matchRowOf(changeOne(bulk, item, caller));
      results.push({ id: item.id, status: 200, detail: null, match });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { errors, detail } = v.parse(problem, await error.response.json());
      const words = Object.values(errors ?? {}).flat();
      results.push({
        id: item.id,
        status: error.response.status,
        detail: words.join('\n') || (detail ?? null),
        match: null,
      });
    }
  }
  return results;
}
