import { PlusIcon, XMarkIcon } from '@heroicons/react/24/outline';
import type { MatchRecord } from '@touchline/contract/adminMatch';
import type { MatchEvent } from '@touchline/contract/match';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { Icon } from '@touchline/ui/Icon';
import { IconButton } from '@touchline/ui/IconButton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTitle, minuteText } from '#features/matches';
import { call } from '#platform/client/client.ts';
import { failureText } from '#platform/form/failure.ts';
import { Refusal } from '#platform/form/Refusal.tsx';
import { showToast } from '#platform/toasts.ts';
import { focusUnlessTyping } from '../../record/focusUnlessTyping.ts';
import { offerUndo } from '../../record/offerUndo.ts';
import { list, part, quiet, row } from '../../record/Record.css.ts';
import { orShowCurrent, showSaved } from '../../record/showSaved.ts';
import { forgetFormDraft, readFormDraft } from '../../record/drafts/useFormDraft.ts';
import { useLastingSubmission } from '../../record/form/useLastingSubmission.ts';
import { useFocusAfter } from '../../useFocusAfter.ts';
import { eventDraftKey, keptEvent } from './eventDraft.ts';
import { EventForm } from './EventForm.tsx';
import { sameEvent, type eventRequest, type TypedEvent } from './eventRequest.ts';
import type { MatchStateCardProps } from '../change/MatchStateCard.tsx';
import { useSideNames } from '../useSideNames.ts';

const fieldNames = ['event.kind', 'event.minute', 'event.side', 'event.text'];

type NewEvent = NonNullable<ReturnType<typeof eventRequest>>;

export interface EventsCardProps extends MatchStateCardProps {
  /** Called when the questions about an event open and close. */
  onAsking: (isAsking: boolean) => void;
}

/** The timeline of a match, the newest first: what happened is added, and taken away (ADMIN-86). */
export function EventsCard({ match, isReadOnly, onSaved, onAsking }: EventsCardProps) {
  const { t } = useTranslation();
  // Opens the form again if a draft was kept over a reload or a sign-out.
  const [isBegun] = useState(
    () => readFormDraft<TypedEvent>(eventDraftKey(match), keptEvent) !== null,
  );
  const [isAdding, setAdding] = useState(isBegun);
  const [isRestored, setRestored] = useState(isBegun);
  const tellBegun = useEffectEvent(() => onAsking(true));
  useEffect(() => {
    if (isBegun) tellBegun();
  }, [isBegun]);
  const cardRef = useRef<HTMLDivElement>(null);
  // Without the last event there is no other to take the focus.
  const timeline = useFocusAfter(() => cardRef.current?.focus());
  const submission = useLastingSubmission(fieldNames);
  // Apart, because a removal that fails is not about the event in the form.
  const removal = useLastingSubmission();
  /** How often the form was opened and closed, so that an answer closes no other form. */
  const opened = useRef(0);
  const names = useSideNames(match);

  const labelOf = (event: MatchEvent) =>
    [minuteText(event), eventTitle(t, event, match), event.side && names[event.side]]
      .filter(Boolean)
      .join(' ');

  function ask(isAsking: boolean) {
    opened.current += 1;
    setAdding(isAsking);
    setRestored(false);
    onAsking(isAsking);
    removal.cancel();
    if (isAsking) return;
    // What is still sent may be refused.
    if (!submission.isPending) forgetFormDraft(eventDraftKey(match));
    submission.cancel();
    // The form that had the focus is removed.
    focusUnlessTyping(cardRef.current);
  }

  /** @returns the match with the change */
  async function change(before: MatchRecord, made: Promise<MatchRecord>): Promise<MatchRecord> {
    const saved = await orShowCurrent('matches', made, () =>
      call('adminMatch', { path: { id: before.id } }),
    );
    onSaved(before, saved);
    await showSaved('matches', saved);
    return saved;
  }

  function add(before: MatchRecord, event: NewEvent, signal: AbortSignal) {
    const body = { version: before.version, event };
    return change(before, call('addMatchEvent', { path: { id: before.id }, body, signal }));
  }

  async function remove(event: MatchEvent, signal: AbortSignal) {
    const path = { id: match.id, eventId: event.id };
    const query = { version: match.version };
    const saved = await change(match, call('removeMatchEvent', { path, query, signal }));
    showToast(
      'adminRecord.matches.events.removed',
      offerUndo(t, async (again) => {
        // The match is fetched for its current version: a score may have been entered since the
        // removal.
        const current = await call('adminMatch', { path: { id: saved.id }, signal: again });
        await add(current, sameEvent(event), again);
      }),
    );
  }

  return (
    <Card title={t('matchPage.events')}>
      <div className={part} ref={cardRef} tabIndex={-1}>
        <p className={quiet}>{t('adminRecord.matches.events.about')}</p>
        {removal.failure && <Refusal>{failureText(removal.failure)}</Refusal>}
        {!isAdding && submission.failure && <Refusal>{failureText(submission.failure)}</Refusal>}
        {isAdding ? (
          <EventForm
            match={match}
            // The removal changes the version that the event would be sent with.
            submission={{ ...submission, isPending: submission.isPending || removal.isPending }}
            isDisabled={isReadOnly}
            isRestored={isRestored}
            onCancel={() => ask(false)}
            onSave={(event, isTypedSince) =>
              submission.submit(async (signal) => {
                const form = opened.current;
                await add(match, event, signal);
                // The next event may have been begun, also in a form that was opened since.
                if (form !== opened.current) forgetFormDraft(eventDraftKey(match));
                else if (!isTypedSince()) ask(false);
                showToast('adminRecord.matches.events.added', { tone: 'success' });
              })
            }
          />
        ) : (
          <div>
            <Button
              variant="outlined"
              icon={<Icon icon={PlusIcon} />}
              isDisabled={isReadOnly}
              isPending={submission.isPending}
              onPress={() => ask(true)}
            >
              {t('adminRecord.matches.events.add')}
            </Button>
          </div>
        )}
        {match.events.length > 0 && (
          <ol ref={timeline} className={list} aria-label={t('matchPage.events')}>
            {match.events.toReversed().map((event) => (
              <li key={event.id} className={row}>
                <span>
                  {labelOf(event)}
                  {event.text && <span className={quiet}>{` · ${event.text}`}</span>}
                </span>
                <IconButton
                  label={t('adminRecord.matches.events.remove', { event: labelOf(event) })}
                  icon={XMarkIcon}
                  isDisabled={isReadOnly || submission.isPending}
                  onPress={() => removal.submit((signal) => remove(event, signal))}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}
