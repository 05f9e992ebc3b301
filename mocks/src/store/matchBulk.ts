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

const visibilities = { publish: 'public', schoolOnly: 'schoolOnly', withdraw: 'draft' } as const;

/** Makes one change of a bulk, as the single call would. */
function changeOne(bulk: Bulk, { id, version }: Item, caller: User): StoredMatch {
  switch (bulk.action) {
    case 'delete':
      return deleteMatch(id, version, caller);
    case 'postpone':
      return setStatus(id, { ...reasonOf(bulk), version, status: 'postponed' }, caller);
    case 'cancel':
      return setStatus(id, { ...reasonOf(bulk), version, status: 'cancelled' }, caller);
    case 'reschedule': {
      const { schedule, statusNote } = bulk;
      // The person confirmed the bulk as a whole.
      const change = {
        version,
        status: 'scheduled',
        schedule,
        statusNote,
        isConfirmed: true,
      } as const;
      return setStatus(id, change, caller);
    }
    default:
      return setVisibility(id, version, visibilities[bulk.action], caller);
  }
}

function reasonOf({ statusReason, statusNote }: Extract<Bulk, { statusReason: unknown }>) {
  return { statusReason, statusNote };
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
