import type { MatchRecord } from '@touchline/contract/adminMatch';
import type { TeamRecord } from '@touchline/contract/team';
import { useState } from 'react';
import { call } from '#platform/client/client.ts';
import { useSubmission, type Submission } from '#platform/form/useSubmission.ts';
import { showToast } from '#platform/toasts.ts';
import { currentSession } from '#session/session.atoms.ts';
import { readDraft, writeDraft } from '../record/recordDrafts.ts';
import { isStale, showSaved } from '../record/useRecordSubmission.ts';
import { lineUpDraft, lineUpWire, playersOf, wrongNumbers, type TypedPlayer } from './lineUp.ts';

const noFields: readonly string[] = [];

interface Kept {
  players: TypedPlayer[];
}

export interface LineUpForm {
  players: readonly TypedPlayer[];
  hasChanges: boolean;
  /** Somebody else has changed the match since the changes were begun. */
  isOutdated: boolean;
  wrong: ReturnType<typeof wrongNumbers>;
  submission: Submission;
  change: (athleteId: string, changes: Partial<TypedPlayer>) => void;
  discard: () => void;
  save: () => void;
}

/** The line-up of one side as it is typed, kept until it is saved (ADMIN-61, ADMIN-84). */
export function useLineUp(
  match: MatchRecord,
  side: 'home' | 'away',
  squad: TeamRecord['squad'],
): LineUpForm {
  const owner = currentSession()?.user.id ?? '';
  const place = { area: 'matches' as const, id: `${match.id}/lineUp/${side}`, owner };
  const [draft, setDraft] = useState(() => readDraft<Kept>(place, lineUpDraft, Date.now()));
  const submission = useSubmission(noFields);
  const saved = playersOf(squad, match.lineUps[side]);
  const players = draft?.values.players ?? saved;
  const wrong = wrongNumbers(players);

  function keep(next: Kept | null, version = draft?.version ?? match.version) {
    const kept = next && { version, values: next };
    setDraft(kept);
    writeDraft(place, kept, Date.now());
  }

  async function send(signal: AbortSignal) {
    const path = { id: match.id };
    const lineUp = lineUpWire(players);
    try {
      const body = { version: match.version, [side]: lineUp };
      const answer = await call('setLineUps', { path, body, signal });
      keep(null);
      await showSaved('matches', answer);
      showToast('adminRecord.matches.lineUp.saved', { tone: 'success' });
    } catch (error) {
      // The person decides again, with the line-up as it is by now behind what is typed.
      if (isStale(error)) await showSaved('matches', await call('adminMatch', { path }));
      throw error;
    }
  }

  return {
    players,
    hasChanges: draft !== null,
    isOutdated: draft !== null && draft.version < match.version,
    wrong,
    submission,
    change(athleteId, changes) {
      const next = players.map((each) =>
        each.athleteId === athleteId ? { ...each, ...changes } : each,
      );
      keep(JSON.stringify(next) === JSON.stringify(saved) ? null : { players: next });
    },
    discard: () => keep(null),
    save() {
      if (wrong.size === 0) submission.submit(send);
    },
  };
}
