import { ArrowUturnLeftIcon } from '@heroicons/react/24/outline';
import type { MatchRecord } from '@touchline/contract/adminMatch';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { Select } from '@touchline/ui/Select';
import { keepToastsAbove } from '@touchline/ui/toastClearance';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseText } from '#features/matches';
import * as styles from './Score.css.ts';
import { phasesOf, pointsFor, type ScoreEntry } from './scoreEntry.ts';
import { isSetOver } from './typedScore.ts';
import type { ScoreEntryForm } from './useScoreEntry.ts';
import { useSideNames } from '../useSideNames.ts';

/** The runs that a ball can bring. */
const runs = [0, 1, 2, 3, 4, 6] as const;

export interface ScorePadProps {
  match: MatchRecord;
  form: ScoreEntryForm;
}

/** The presses that change a score, at the lower edge of the screen, where the thumb is. */
export function ScorePad({ match, form }: ScorePadProps) {
  const { t } = useTranslation();
  const { board, undo, canUndo, setPhase } = form;
  const phases = phasesOf(match.sport);
  return (
    <div
      ref={usePad()}
      tabIndex={-1}
      className={styles.pad}
      role="group"
      aria-label={t('adminRecord.matches.pad.label')}
    >
      {board.score.kind === 'innings' ? (
        <InningsKeys match={match} form={form} />
      ) : (
        <SideKeys match={match} form={form} />
      )}
      <div className={styles.keys}>
        <Button
          variant="outlined"
          size="large"
          isFullWidth
          icon={<Icon icon={ArrowUturnLeftIcon} />}
          isDisabled={!canUndo}
          onPress={undo}
        >
          {t('adminRecord.matches.pad.undo')}
        </Button>
        {board.score.kind === 'sets' && <SetKey form={form} isOver={isSetOver(board.score)} />}
        {phases.length > 0 && (
          <Select
            label={t('adminRecord.matches.pad.phase')}
            isLabelHidden
            placeholder={t('adminRecord.matches.pad.phase')}
            options={phases.map((id) => ({ id, label: phaseText(t, id) }))}
            value={phases.find((each) => each === board.phase) ?? null}
            onChange={setPhase}
          />
        )}
      </div>
    </div>
  );
}

/**
 * Keeps notices above the keys, and the focus in them: a key that was pressed may be disabled by what
 * it has done, and the heading of the page is out of sight (A11Y-3).
 *
 * @returns the ref of the group of the keys
 */
function usePad() {
  const pad = useRef<HTMLDivElement>(null);
  /** Remembered, because a browser may take the focus from a key at once when it is disabled. */
  const focused = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const key = focused.current;
    const isLost = activeElement === body || activeElement === key;
    if (isLost && key instanceof Element && key.matches(':disabled')) pad.current?.focus();
  });
  return useCallback((element: HTMLDivElement | null) => {
    pad.current = element;
    element?.addEventListener('focusin', ({ target }) => {
      focused.current = target;
    });
    return keepToastsAbove(element);
  }, []);
}

interface EntryButtonProps {
  form: ScoreEntryForm;
  entry: ScoreEntry;
  variant?: 'primary' | 'outlined';
  label?: string;
  children: ReactNode;
}

function EntryButton({ form, entry, variant = 'primary', label, children }: EntryButtonProps) {
  return (
    <Button
      variant={variant}
      size="large"
      isFullWidth
      isDisabled={!form.canEnter(entry)}
      onPress={() => form.enter(entry)}
      {...(label ? { 'aria-label': label } : {})}
    >
      {children}
    </Button>
  );
}

/** Ends the set that is being played, or goes on with one that was taken for over. */
function SetKey({ form, isOver }: { form: ScoreEntryForm; isOver: boolean }) {
  const { t } = useTranslation();
  return (
    <EntryButton form={form} entry={{ kind: isOver ? 'resumeSet' : 'endSet' }} variant="outlined">
      {t(isOver ? 'adminRecord.matches.pad.resumeSet' : 'adminRecord.matches.pad.endSet')}
    </EntryButton>
  );
}

/** What scores in the sport, for each side. */
function SideKeys({ match, form }: ScorePadProps) {
  const { t } = useTranslation();
  const names = useSideNames(match);
  return (
    <div className={styles.sides}>
      {(['home', 'away'] as const).map((side) => (
        <div key={side} className={styles.sideKeys}>
          <span className={styles.keysName}>{names[side]}</span>
          {pointsFor(match.sport, side).map((entry) => {
            const word = t(`adminRecord.matches.pad.${entry.word}`);
            return (
              <EntryButton key={`${entry.word}${entry.points}`} form={form} entry={entry}>
                <VisuallyHidden>
                  {t('adminRecord.matches.pad.for', { side: names[side] })}{' '}
                </VisuallyHidden>
                <span className={styles.plus}>{t('adminRecord.matches.pad.plus', entry)}</span>
                <span>{word}</span>
              </EntryButton>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** What a ball can bring for the side that bats; before the first one, which side that is. */
function InningsKeys({ match, form }: ScorePadProps) {
  const { t } = useTranslation();
  const names = useSideNames(match);
  const batting = battingSide(form);
  if (!batting) return <NextInnings match={match} form={form} variant="primary" />;
  return (
    <>
      <span className={styles.keysName}>
        {t('adminRecord.matches.pad.bats', { side: names[batting.team] })}
      </span>
      <div className={styles.runs}>
        {runs.map((count) => (
          <EntryButton
            key={count}
            form={form}
            entry={{ kind: 'ball', runs: count }}
            label={t('adminRecord.matches.pad.runs', { count })}
          >
            <span className={styles.plus}>{count}</span>
          </EntryButton>
        ))}
      </div>
      <div className={styles.keys}>
        <EntryButton form={form} entry={{ kind: 'wicket' }}>
          {t('adminRecord.matches.pad.wicket')}
        </EntryButton>
        <EntryButton form={form} entry={{ kind: 'extra' }}>
          {t('adminRecord.matches.pad.extra')}
        </EntryButton>
      </div>
    </>
  );
}

function battingSide({ board: { score } }: ScoreEntryForm) {
  return score.kind === 'innings' ? score.innings.at(-1) : undefined;
}

interface NextInningsProps extends ScorePadProps {
  variant: 'primary' | 'outlined';
}

function NextInnings({ match, form, variant }: NextInningsProps) {
  const { t } = useTranslation();
  const names = useSideNames(match);
  return (
    <div className={styles.keys}>
      {(['home', 'away'] as const).map((team) => (
        <EntryButton key={team} form={form} entry={{ kind: 'innings', team }} variant={variant}>
          {t('adminRecord.matches.pad.newInnings', { side: names[team] })}
        </EntryButton>
      ))}
    </div>
  );
}

/**
 * Begins the next innings. Above the keys and not among them, because it is rarely pressed and the
 * keys would cover the score of a phone.
 */
export function InningsChange(props: ScorePadProps) {
  if (!battingSide(props.form)) return null;
  return <NextInnings {...props} variant="outlined" />;
}
