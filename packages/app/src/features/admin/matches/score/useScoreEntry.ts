import type { MatchRecord } from '@touchline/contract/adminMatch';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { errorText } from '#platform/client/errorText.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { currentSession } from '#session/session.atoms.ts';
import { readDraft, writeDraft } from '../../record/drafts/recordDrafts.ts';
import { isStale, showSaved } from '../../record/showSaved.ts';
import { transientStatuses } from '../../transientStatuses.ts';
import {
  boardOf,
  isSame,
  keptEntry,
  onTopOf,
  type Entry,
  type KeptEntry,
  type ScoreAndPhase,
} from './enteredScore.ts';
import { phaseAfter, scoreAfter, type ScoreEntry } from './scoreEntry.ts';

/** After this time something that could not be sent is tried again, in ms. */
const retryAfter = 15_000;

export type EntryProgress =
  | { state: 'saved' }
  | { state: 'sending' }
  /** It is kept here and sent again; `text` says why. */
  | { state: 'waiting'; text: string }
  /** The server does not want it as the match is now. */
  | { state: 'refused'; text: string }
  /** Somebody else has entered something else. */
  | { state: 'conflict'; theirs: MatchRecord };

export interface ScoreEntryForm {
  board: ScoreAndPhase;
  progress: EntryProgress;
  canUndo: boolean;
  /** Whether an entry is possible now. */
  canEnter: (entry: ScoreEntry) => boolean;
  enter: (entry: ScoreEntry) => void;
  setPhase: (phase: string) => void;
  undo: () => void;
  retry: () => void;
  /** Forgets what is not saved. */
  discard: () => void;
  /** Takes over the version after a change of the match that did not change the score. */
  follow: (before: MatchRecord, after: MatchRecord) => void;
  /** Overwrites the score that somebody else has saved with the entered one. */
  insist: () => void;
}

/**
 * The score of a match as it is entered while it is played (ADMIN-81). What is entered is shown at
 * once, kept in this browser until the server has it, and sent as the whole score: presses that come
 * while one is on its way go together.
 */
export function useScoreEntry(match: MatchRecord): ScoreEntryForm {
  const { t } = useTranslation();
  const place = {
    area: 'matches' as const,
    id: `${match.id}/score`,
    owner: currentSession()?.user.id ?? '',
  };
  const [kept] = useState(() => readDraft<KeptEntry>(place, keptEntry, Date.now()));
  const [entered, setEntered] = useState<ScoreAndPhase | null>(kept?.values.entered ?? null);
  /** The score before each entry, and the version that the last entry has led to. */
  const [past, setPast] = useState<{ boards: readonly ScoreAndPhase[]; version: number }>({
    boards: [],
    version: match.version,
  });
  const isOffline = useAtomValue(connectivityAtom) === 'offline';
  const [progress, setProgress] = useState<EntryProgress>(() => {
    if (entered === null) return { state: 'saved' };
    return isOffline ? { state: 'waiting', text: t('errors.offline') } : { state: 'sending' };
  });
  /** The latest values, because several presses can precede the next render. */
  const latest = useRef<Entry>({
    entered,
    version: kept?.version ?? match.version,
    base: kept?.values.base ?? boardOf(match),
    sent: kept?.values.sent ?? [],
  });
  const isSending = useRef(false);

  // Without an unsaved entry the next one is based on what others have saved.
  useEffect(() => {
    const { entered: own, version } = latest.current;
    if (own === null && !isSending.current && version < match.version)
      latest.current = onTopOf(match, latest.current);
  }, [match]);

  const board = entered ?? boardOf(match);

  function keep(next: ScoreAndPhase | null) {
    latest.current.entered = next;
    setEntered(next);
    const { version, base, sent } = latest.current;
    const values = next && { entered: next, base, sent };
    writeDraft<KeptEntry>(place, values && { version, values }, Date.now());
  }

  function put(next: ScoreAndPhase, boards: readonly ScoreAndPhase[]) {
    setPast((before) => ({ ...before, boards }));
    keep(next);
    void send();
  }

  /**
   * Empty after somebody else has changed the match, because their entries cannot be undone here. The
   * match in view is older than the last entry until it is fetched again.
   */
  const boards = entered !== null || past.version >= match.version ? past.boards : [];

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    setProgress({ state: 'sending' });
    const next = await sendAll();
    isSending.current = false;
    setProgress(next);
  }

  /** Sends until nothing is left, or until that fails. */
  async function sendAll(): Promise<EntryProgress> {
    const path = { id: match.id };
    for (;;) {
      const { entered: own, version } = latest.current;
      if (!own) return { state: 'saved' };
      markSent(own);
      try {
        const saved = await call('recordScore', { path, body: { version, ...own } });
        took(saved, own);
        await showSaved('matches', saved);
      } catch (error) {
        const refusal = await afterRefusal(error, version);
        if (refusal) return refusal;
      }
    }
  }

  /** Remembers a score before it is sent, because the page may be gone before its answer comes. */
  function markSent(board: ScoreAndPhase) {
    const { sent } = latest.current;
    latest.current.sent = [...sent.filter((each) => !isSame(each, board)), board];
    keep(board);
  }

  function took(saved: MatchRecord, own: ScoreAndPhase) {
    const isLast = latest.current.entered !== null && isSame(latest.current.entered, own);
    latest.current = onTopOf(saved, latest.current);
    keep(isLast ? null : latest.current.entered);
    setPast((before) => ({ ...before, version: saved.version }));
  }

  /** @returns null: it can be sent again at once */
  async function afterRefusal(error: unknown, version: number): Promise<EntryProgress | null> {
    const text = errorText(t, error);
    // An answer that cannot be read is none, for instance the sign-in page of a public network.
    if (!(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500)
      return { state: 'waiting', text };
    if (transientStatuses.includes(error.status)) return { state: 'waiting', text };
    if (!isStale(error)) return { state: 'refused', text };
    try {
      const current = await call('adminMatch', { path: { id: match.id } });
      await showSaved('matches', current);
      // The same version was refused for another reason.
      if (current.version === version) return { state: 'refused', text };
      const { entered: own, base, sent } = latest.current;
      const board = boardOf(current);
      // What was sent had been saved although its answer was lost, and what was entered since goes on
      // from it. Somebody else may have entered the very same score instead, which is kept alike: the
      // presses since were made on top of it, so that nothing of theirs is lost.
      if ([...sent, own].some((each) => each && isSame(each, board))) {
        took(current, board);
        return null;
      }
      if (!isSame(board, base)) return { state: 'conflict', theirs: current };
      // Other fields of the match were changed, so the entry is sent again with the new version.
      latest.current = onTopOf(current, latest.current);
      return null;
    } catch (failure) {
      return { state: 'waiting', text: errorText(t, failure) };
    }
  }

  const sendAgain = useEffectEvent(() => {
    if (latest.current.entered) void send();
  });
  // Kept entries are sent when the page opens, when the connection is back, and at an interval.
  useEffect(() => {
    if (!isOffline) sendAgain();
  }, [isOffline]);
  const isWaiting = progress.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(sendAgain, retryAfter);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return {
    board,
    progress,
    canUndo: boards.length > 0 && progress.state !== 'conflict',
    canEnter: (entry) => progress.state !== 'conflict' && scoreAfter(board.score, entry) !== null,
    enter(entry) {
      const before = latest.current.entered ?? board;
      const score = scoreAfter(before.score, entry);
      if (score) put({ score, phase: phaseAfter(score, before.phase) }, [...boards, before]);
    },
    setPhase: (phase) => put({ ...board, phase }, [...boards, board]),
    undo() {
      const before = boards.at(-1);
      if (before) put(before, boards.slice(0, -1));
    },
    retry: () => void send(),
    discard() {
      // The next entry is based on the saved match.
      latest.current = onTopOf(match, latest.current);
      keep(null);
      setPast({ boards: [], version: match.version });
      setProgress({ state: 'saved' });
    },
    follow(before, after) {
      if (isSame(boardOf(before), boardOf(after)))
        setPast((all) =>
          all.version === before.version ? { ...all, version: after.version } : all,
        );
    },
    insist() {
      if (progress.state !== 'conflict') return;
      const { theirs } = progress;
      latest.current = onTopOf(theirs, latest.current);
      // What is taken back is that theirs was overwritten, not the entry before.
      setPast({ boards: [boardOf(theirs)], version: theirs.version });
      void send();
    },
  };
}
