import type { MatchRecord } from '@touchline/contract/adminMatch';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import type { TFunction } from 'i18next';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseText, scoreLine } from '#features/matches';
import { choices, quiet } from '../../record/Record.css.ts';
import { fullScoreLine } from './fullScoreLine.ts';
import { notice } from './Score.css.ts';
import type { ScoreAndPhase } from './enteredScore.ts';
import type { EntryProgress, ScoreEntryForm } from './useScoreEntry.ts';

export interface EntryNoticeProps {
  match: MatchRecord;
  form: ScoreEntryForm;
}

/** Whether what was entered is saved; if it is not, why, and what can be done (ADMIN-82). */
export function EntryNotice(props: EntryNoticeProps) {
  return (
    <div ref={useInSight(props.form.progress.state)} className={notice}>
      <Words {...props} />
    </div>
  );
}

/**
 * Brings a notice into sight that says something new, because the keys stand over it on a phone. Not
 * again after another attempt that failed in the same way: the person may have scrolled on.
 *
 * @returns the ref of the notice
 */
function useInSight(state: EntryProgress['state']) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<EntryProgress['state']>('saved');
  useEffect(() => {
    if (state === 'sending' || state === shown.current) return;
    shown.current = state;
    if (state !== 'saved') element.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return element;
}

function Words({ match, form }: EntryNoticeProps): ReactNode {
  const { t } = useTranslation();
  const { progress, board, retry, discard, insist } = form;
  const scoreText = fullScoreLine(t, board.score) ?? t('match.noScore');
  switch (progress.state) {
    case 'waiting':
      return (
        <Banner
          tone="warning"
          title={t('adminRecord.matches.entry.waiting', { score: scoreText })}
          action={
            <Button variant="outlined" onPress={retry}>
              {t('adminRecord.matches.entry.retry')}
            </Button>
          }
        >
          <span>{progress.text}</span>
          <br />
          {t('adminRecord.matches.entry.kept')}
        </Banner>
      );
    case 'refused':
      return (
        <Banner
          tone="danger"
          title={t('adminRecord.matches.entry.refused', { score: scoreText })}
          action={
            <span className={choices}>
              <Button variant="outlined" onPress={retry}>
                {t('adminRecord.matches.entry.retry')}
              </Button>
              <Button variant="outlined" onPress={discard}>
                {t('adminRecord.discard')}
              </Button>
            </span>
          }
        >
          {progress.text}
        </Banner>
      );
    case 'conflict':
      return (
        <Banner
          tone="warning"
          title={t('adminRecord.matches.entry.conflict')}
          action={
            <span className={choices}>
              <Button variant="outlined" onPress={insist}>
                {t('adminRecord.matches.entry.mine', {
                  score: boardText(t, board, progress.theirs),
                })}
              </Button>
              <Button variant="outlined" onPress={discard}>
                {t('adminRecord.matches.entry.theirs', {
                  score: boardText(t, progress.theirs, board),
                })}
              </Button>
            </span>
          }
        >
          {t(progress.theirs.updatedBy ? 'adminRecord.savedBy' : 'adminRecord.savedElsewhere', {
            name: progress.theirs.updatedBy,
          })}
        </Banner>
      );
    default:
      return (
        <p role="status" className={quiet}>
          {progress.state === 'sending'
            ? t('adminRecord.matches.entry.sending')
            : match.score &&
              t('adminRecord.matches.entry.saved', { score: scoreLine(t, match.score) })}
        </p>
      );
  }
}

type Entered = Pick<ScoreAndPhase, 'phase'> & Pick<MatchRecord, 'score'>;

/** A score to choose, with its period where that of the other one is another. */
function boardText(t: TFunction, { score, phase }: Entered, other: Entered): string {
  const text = fullScoreLine(t, score) ?? t('match.noScore');
  return phase === null || phase === other.phase ? text : `${text}, ${phaseText(t, phase)}`;
}
