import type { MatchRecord } from '@touchline/contract/adminMatch';
import type { TeamRecord } from '@touchline/contract/team';
import { useRef, useState } from 'react';
import { call } from '#platform/client/client.ts';
import { useSubmission, type Submission } from '#platform/form/useSubmission.ts';
import { showToast } from '#platform/toasts.ts';
import { currentSession } from '#session/session.atoms.ts';
import { readDraft, writeDraft, type RecordDraft } from '../../record/drafts/recordDrafts.ts';
import { inTurn } from '../../record/inTurn.ts';
import { orShowCurrent, showSaved } from '../../record/showSaved.ts';
import {
  laidOver,
  lineUpDraft,
  lineUpWire,
  playersOf,
  savedSince,
  hasLongRole,
  typedSince,
  wrongNumbers,
  type TypedPlayer,
} from './lineUp.ts';

const noFields: readonly string[] = [];

interface Kept {
  players: TypedPlayer[];
  /** As they were saved when the first of them was changed. */
  base: TypedPlayer[];
}

export interface LineUpForm {
  players: readonly TypedPlayer[];
  hasChanges: boolean;
  /** Those whom somebody else has lined up otherwise since the changes were begun, as they are saved. */
  theirs: readonly TypedPlayer[];
  wrongNumber: ReturnType<typeof wrongNumbers>;
  /** It cannot be saved as it is typed. */
  isWrong: boolean;
  submission: Submission;
  change: (athleteId: string, changes: Partial<TypedPlayer>) => void;
  discard: () => void;
  save: () => void;
}

/** Outside of the hook, because the linter forbids reading the time during a render. */
function storeDraft(place: Parameters<typeof writeDraft>[0], kept: RecordDraft<Kept> | null): void {
  writeDraft(place, kept, Date.now());
}

/** The line-up of one side as it is typed, kept until it is saved (ADMIN-61, ADMIN-84). */
export function useLineUp(
  match: MatchRecord,
  { side, teamId }: { side: 'home' | 'away'; teamId: string },
  squad: TeamRecord['squad'],
): LineUpForm {
  const owner = currentSession()?.user.id ?? '';
  // By its team, because a match may get another one, and its sides may change places.
  const place = { area: 'matches' as const, id: `${match.id}/lineUp/${teamId}`, owner };
  const [draft, setDraft] = useState(() => readDraft<Kept>(place, lineUpDraft, Date.now()));
  /** The latest draft, because an answer reaches the closure of an older render. */
  const latest = useRef(draft);
  const submission = useSubmission(noFields);
  const saved = playersOf(squad, match.lineUps[side]);
  const players = draft ? laidOver(saved, draft.values.players ?? []) : saved;
  const wrongNumber = wrongNumbers(players);
  const isWrong = wrongNumber.size > 0 || hasLongRole(players);

  function keep(kept: RecordDraft<Kept> | null) {
    latest.current = kept;
    setDraft(kept);
    storeDraft(place, kept);
  }

  async function send(signal: AbortSignal) {
    const path = { id: match.id };
    const lineUp = lineUpWire(players);
    // The other side may be on its way.
    const { saved: answer } = await inTurn('matches', match, ({ version }) =>
      orShowCurrent(
        'matches',
        call('setLineUps', { path, body: { version, [side]: lineUp }, signal }),
        () => call('adminMatch', { path }),
      ),
    );
    const base = playersOf(squad, answer.lineUps[side]);
    const left = typedSince(players, latest.current?.values.players ?? [], base);
    keep(left && { version: answer.version, values: { players: left, base } });
    await showSaved('matches', answer);
    showToast('adminRecord.matches.lineUp.saved', { tone: 'success' });
  }

  return {
    players,
    hasChanges: draft !== null,
    theirs: draft ? savedSince(draft.values.base ?? saved, saved) : [],
    wrongNumber,
    isWrong,
    submission,
    change(athleteId, changes) {
      const next = players.map((each) =>
        each.athleteId === athleteId ? { ...each, ...changes } : each,
      );
      const base = draft?.values.base ?? saved;
      const version = draft?.version ?? match.version;
      // While a line-up is being saved, `saved` is the one before it, which its answer replaces.
      const isUnchanged = !submission.isPending && JSON.stringify(next) === JSON.stringify(saved);
      keep(isUnchanged ? null : { version, values: { players: next, base } });
    },
    discard: () => keep(null),
    save() {
      if (!isWrong) submission.submit(send);
    },
  };
}
