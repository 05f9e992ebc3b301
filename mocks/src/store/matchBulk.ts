import type { MatchChange } from '@touchline/contract/adminMatch';
import type { Language } from '@touchline/contract/call';
import type { ReceivedBy } from '@touchline/contract/definitions';
import type { User } from '@touchline/contract/user';
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

/**
 * Makes the changes one after the other; a refusal is reported and does not stop the rest.
 *
 * @param language in which the caller reads why
 */
export function changeMatches(bulk: Bulk, caller: User, language: Language): MatchChange[] {
  const results: MatchChange[] = [];
  for (const item of bulk.items) {
    try {
      const match = matchRowOf(changeOne(bulk, item, caller));
      results.push({ id: item.id, status: 200, detail: null, match });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status } = error;
      results.push({ id: item.id, status, detail: error.words(language), match: null });
    }
  }
  return results;
}
