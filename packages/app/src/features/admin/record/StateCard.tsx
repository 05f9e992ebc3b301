import { Badge } from '@touchline/ui/Badge';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#platform/form/failure.ts';
import { Refusal } from '#platform/form/Refusal.tsx';
import { showToast } from '#platform/toasts.ts';
import type { StatusBadge } from '../statusBadges.ts';
import { choices, part, quiet } from './Record.css.ts';
import { focusIfLost } from './focusUnlessTyping.ts';
import { offerUndo } from './offerUndo.ts';
import type { AdminRecord, RecordForm } from './recordKind.ts';
import { inTurn } from './inTurn.ts';
import { orShowCurrent, showSaved } from './showSaved.ts';
import { useLastingSubmission } from './form/useLastingSubmission.ts';

export interface StateCardProps<
  Stored extends AdminRecord & { status: State },
  Values extends object,
  State extends string,
> {
  form: RecordForm<Stored, Values>;
  record: Stored;
  title: string;
  /** What the present state means. */
  text: string;
  /** The states that each state may change to. */
  transitions: Readonly<Record<State, readonly State[]>>;
  /** Those of them that have a button; omitted: all. */
  offered?: readonly State[];
  nameOf: (state: State) => string;
  /** The sign and the tone of the present state, as above the record. */
  look?: StatusBadge;
  /** What the button to a state says. */
  actionTo: (state: State, from: State) => string;
  /** Whether this person may change it. */
  isChangeable: boolean;
}

/** The state of a record, and a button for each state that it may change to (ADMIN-63). */
export function StateCard<
  Stored extends AdminRecord & { status: State },
  Values extends object,
  State extends string,
>({
  form,
  record,
  title,
  text,
  transitions,
  offered = transitions[record.status],
  nameOf,
  look,
  actionTo,
  isChangeable,
}: StateCardProps<Stored, Values, State>) {
  const { t } = useTranslation();
  const submission = useLastingSubmission();
  const cardRef = useRef<HTMLDivElement>(null);
  const { kind, isReadOnly } = form;

  async function change(from: Stored, status: State, signal: AbortSignal) {
    const { sent, saved } = await inTurn(kind.area, from, ({ id, version }) =>
      orShowCurrent(kind.area, kind.update(id, version, { status }, signal), () => kind.fetch(id)),
    );
    form.follow(sent, saved);
    await showSaved(kind.area, saved);
    // The button that had the focus is removed with its state.
    focusIfLost(cardRef.current);
    const isBackAllowed = transitions[status].includes(from.status);
    showToast(
      { text: t('adminRecord.stateChanged', { state: nameOf(status) }) },
      isBackAllowed
        ? offerUndo(t, (again) => change(saved, from.status, again))
        : { tone: 'success' },
    );
  }

  return (
    <Card title={title} actions={<Badge {...look} text={nameOf(record.status)} />}>
      <div className={part} ref={cardRef} tabIndex={-1}>
        <p className={quiet}>{text}</p>
        {submission.failure && <Refusal>{failureText(submission.failure)}</Refusal>}
        {isChangeable && (
          <div className={choices}>
            {offered.map((next) => (
              <Button
                key={next}
                variant="outlined"
                isPending={submission.isPending}
                isDisabled={isReadOnly}
                onPress={() => submission.submit((signal) => change(record, next, signal))}
              >
                {actionTo(next, record.status)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Card>
  );
}
