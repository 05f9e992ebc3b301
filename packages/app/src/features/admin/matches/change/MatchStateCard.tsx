import type { MatchRecord } from '@touchline/contract/adminMatch';
import { Badge } from '@touchline/ui/Badge';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchTime, statusView, VenueTime } from '#features/matches';
import { failureText } from '#platform/form/failure.ts';
import { Refusal } from '#platform/form/Refusal.tsx';
import { serverNow } from '#platform/serverClock.ts';
import { showToast } from '#platform/toasts.ts';
import { focusIfLost } from '../../record/focusUnlessTyping.ts';
import { choices, part, quiet } from '../../record/Record.css.ts';
import { begunChange, forgetChange } from './changeDraft.ts';
import { blankChange } from './changeRequest.ts';
import {
  actionsFor,
  mainAction,
  matchActions,
  startObstacle,
  type MatchAction,
} from './matchActions.ts';
import { MatchChangeForm } from './MatchChangeForm.tsx';
import { useMatchChange } from './useMatchChange.ts';
import { useTick } from '../../useTick.ts';

/** How often the allowed changes are computed again, in ms. */
const interval = 15_000;

export interface MatchStateCardProps {
  match: MatchRecord;
  /** Nothing can be sent. */
  isReadOnly: boolean;
  onSaved: (before: MatchRecord, after: MatchRecord) => void;
}

interface AskingProps extends MatchStateCardProps {
  /** Whether the page has another main action, so that none of these stands out. */
  isSecondary?: boolean;
  /** Called when the questions of a change open and close. */
  onAsking?: (isAsking: boolean) => void;
}

/** The status of a match, and a button for each change that is allowed now (ADMIN-80). */
export function MatchStateCard({
  match,
  isReadOnly,
  isSecondary = false,
  onSaved,
  onAsking,
}: AskingProps) {
  const { t } = useTranslation();
  // Opens the form again if a draft was kept over a reload or a sign-out.
  const [begun] = useState(() => begunChange(match));
  const [open, setOpen] = useState<MatchAction | null>(begun);
  const [isRestored, setRestored] = useState(begun !== null);
  /** Whether a form is open, for an answer that reaches an older render. */
  const isAsking = useRef(begun !== null);
  const cardRef = useRef<HTMLDivElement>(null);
  const submission = useMatchChange(match, (before, after, { action, hasMore }) => {
    onSaved(before, after);
    // What was typed since can only be sent if the change can be made again.
    const isBegunAgain = hasMore && actionsFor(after, serverNow()).includes(action);
    if (isBegunAgain && isAsking.current) return;
    // Closing a form whose change was being sent has kept what was typed.
    forgetChange(match);
    close();
  });
  // Renders again regularly, because the time decides which changes are allowed.
  useTick(interval);
  const now = serverNow();
  const offered = actionsFor(match, now);
  const main = isSecondary ? null : mainAction(match, now);
  const asking = open !== null && offered.includes(open) ? open : null;
  const { text, tone } = statusView(t, match, now);
  // Not while the person's own change is pending, which closes the form itself.
  const isGone = open !== null && asking === null && !submission.isPending;
  const giveUp = useEffectEvent(() => {
    // A failure stays in view.
    if (submission.failure) leave();
    else {
      close();
      showToast('adminRecord.matches.changedMeanwhile');
    }
  });
  useEffect(() => {
    if (isGone) giveUp();
  }, [isGone]);
  const tellBegun = useEffectEvent(() => onAsking?.(true));
  useEffect(() => {
    if (begun !== null) tellBegun();
  }, [begun]);

  function leave() {
    // What is still sent may be refused.
    if (!submission.isPending) forgetChange(match);
    isAsking.current = false;
    setOpen(null);
    onAsking?.(false);
    // The form or the button that had the focus is removed.
    focusIfLost(cardRef.current);
  }

  function close() {
    leave();
    submission.cancel();
  }

  function press(action: MatchAction) {
    if (matchActions[action].asks.length > 0) {
      isAsking.current = true;
      setRestored(false);
      setOpen(action);
      onAsking?.(true);
    } else submission.make(action, blankChange(action, match));
  }

  return (
    <Card title={t('adminRecord.state')} actions={<Badge text={text} tone={tone} />}>
      <div className={part} ref={cardRef} tabIndex={-1}>
        <StateText match={match} />
        {asking === null && submission.failure && (
          <Refusal>{failureText(submission.failure)}</Refusal>
        )}
        <div className={choices}>
          {offered.map((action) => (
            <Button
              key={action}
              variant={action === main && asking === null ? 'primary' : 'outlined'}
              isPending={submission.isPending && asking === null}
              // Another form would be closed by the answer to this one.
              isDisabled={isReadOnly || (submission.isPending && asking !== null)}
              aria-expanded={matchActions[action].asks.length > 0 ? action === asking : undefined}
              onPress={() => press(action)}
            >
              {t(`adminRecord.matches.actions.${action}`)}
            </Button>
          ))}
        </div>
        {asking && (
          <MatchChangeForm
            key={asking}
            match={match}
            action={asking}
            submission={submission}
            isDisabled={isReadOnly}
            isRestored={isRestored}
            onCancel={close}
          />
        )}
      </div>
    </Card>
  );
}

/** What the status means, why it is so, and what keeps a match from starting. */
function StateText({ match }: { match: MatchRecord }) {
  const { t } = useTranslation();
  const { status, statusNote, rescheduledTo, timeZone } = match;
  const obstacle = status === 'scheduled' ? startObstacle(match, serverNow()) : null;
  return (
    <>
      <p className={quiet}>{t(`adminRecord.matches.stateTexts.${status}`)}</p>
      {statusNote && <p>{statusNote}</p>}
      {status === 'postponed' && (
        <p>
          {rescheduledTo && rescheduledTo.kind !== 'tbc' ? (
            <>
              {t('match.newDateLabel')} <MatchTime schedule={rescheduledTo} />
              <VenueTime schedule={rescheduledTo} timeZone={timeZone} />
            </>
          ) : (
            t('match.newDateToFollow')
          )}
        </p>
      )}
      {obstacle && <p className={quiet}>{t(`adminRecord.matches.notYet.${obstacle}`)}</p>}
    </>
  );
}
