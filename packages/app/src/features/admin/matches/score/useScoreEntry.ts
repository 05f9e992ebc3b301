import type { MatchRecord } from '@touchline/contract/adminMatch';
import { score as scoreSchema, type Score } from '@touchline/contract/match';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ApiError } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { errorText } from '#platform/client/errorText.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { currentSession } from '#session/session.atoms.ts';
import { readDraft, writeDraft } from '../../record/drafts/recordDrafts.ts';
import { isStale, showSaved } from '../../record/showSaved.ts';
import { transientStatuses } from '../../transientStatuses.ts';
import { firstScore, phaseAfter, scoreAfter, type ScoreEntry } from './scoreEntry.ts';

/** What stands on the score board: a score and its period. */
export interface ScoreAndPhase {
  score: Score;
  phase: string | null;
}

const keptBoard = v.object({ score: scoreSchema, phase: v.nullable(v.string()) });

/** The kept entry, and the score on the board that it was based on. */
const keptEntry = v.partial(v.object({ entered: keptBoard, base: keptBoard }));

type KeptEntry = Required<v.InferOutput<typeof keptEntry>>;

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

function boardOf({ sport, score, phase }: MatchRecord): ScoreAndPhase {
  return { score: score ?? firstScore(sport), phase };
}

const isSame = (one: ScoreAndPhase, other: ScoreAndPhase) =>
  JSON.stringify(one) === JSON.stringify(other);

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
  const [progress, setProgress] = useState<EntryProgress>({ state: 'saved' });
  /** The score before each entry, and the version that the last entry has led to. */
  const [past, setPast] = useState<{ boards: readonly ScoreAndPhase[]; version: number }>({
    boards: [],
    version: match.version,
  });
  const isOffline = useAtomValue(connectivityAtom) === 'offline';
  /** The latest values, because several presses can precede the next render. */
  const latest = useRef({
    entered,
    version: kept?.version ?? match.version,
    base: kept?.values.base ?? boardOf(match),
  });
  const isSending = useRef(false);

  // Without an unsaved entry the next one is based on what others have saved.
  useEffect(() => {
    const { entered: own, version } = latest.current;
    if (own === null && !isSending.current && version < match.version)
      latest.current = { entered: null, version: match.version, base: boardOf(match) };
  }, [match]);

  const board = entered ?? boardOf(match);

  function keep(next: ScoreAndPhase | null) {
    latest.current.entered = next;
    setEntered(next);
    const { version, base } = latest.current;
    writeDraft(place, next && { version, values: { entered: next, base } }, Date.now());
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
      const { entered: sent, version } = latest.current;
      if (!sent) return { state: 'saved' };
      try {
        const saved = await call('recordScore', { path, body: { version, ...sent } });
        took(saved, sent);
        await showSaved('matches', saved);
      } catch (error) {
        const refusal = await afterRefusal(error, version);
        if (refusal) return refusal;
      }
    }
  }

  function took(saved: MatchRecord, sent: ScoreAndPhase) {
    const isLast = latest.current.entered !== null && isSame(latest.current.entered, sent);
    latest.current = { ...latest.current, version: saved.version, base: boardOf(saved) };
    keep(isLast ? null : latest.current.entered);
    setPast((before) => ({ ...before, version: saved.version }));
  }

  /** @returns null: it can be sent again at once */
  async function afterRefusal(error: unknown, version: number): Promise<EntryProgress | null> {
    const text = errorText(t, error);
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
      return { state: 'waiting', text };
    if (transientStatuses.includes(error.status)) return { state: 'waiting', text };
    if (!isStale(error)) return { state: 'refused', text };
    try {
      const current = await call('adminMatch', { path: { id: match.id } });
      await showSaved('matches', current);
      // The same version was refused for another reason.
      if (current.version === version) return { state: 'refused', text };
      const { entered: own, base } = latest.current;
      // The entry had been saved although its answer was lost.
      if (own && isSame(boardOf(current), own)) {
        took(current, own);
        return null;
      }
      if (!isSame(boardOf(current), base)) return { state: 'conflict', theirs: current };
      // Other fields of the match were changed, so the entry is sent again with the new version.
      latest.current.version = current.version;
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
      latest.current = { entered: null, version: match.version, base: boardOf(match) };
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
      latest.current = {
        ...latest.current,
        version: theirs.version,
        base: boardOf(theirs),
      };
      // What is taken back is that theirs was overwritten, not the entry before.
      setPast({ boards: [boardOf(theirs)], version: theirs.version });
      void send();
    },
  };
}
