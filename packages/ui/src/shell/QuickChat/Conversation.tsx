import { PaperAirplaneIcon } from '@heroicons/react/24/outline';
import { useRef, type KeyboardEvent } from 'react';
import { DateTime } from '../../DateTime/index.ts';
import { ErrorState } from '../../ErrorState/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { isComposing } from '../../internal/isComposing.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import { TextArea } from '../../TextArea/index.ts';
import { keepToastsAbove } from '../../toastClearance/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { chatRuns } from './chatRuns.ts';
import type { ChatDraft, ChatLine, QuickChatProps } from './chatTypes.ts';
import * as styles from './QuickChat.css.ts';

interface ConversationProps extends Pick<QuickChatProps, 'lines' | 'labels' | 'isOpen'> {
  /** Who wrote the lines that are not one's own. */
  contactName: string;
  draft: ChatDraft;
  onType: (text: string) => void;
  /** Sends the draft. */
  onSend: () => void;
}

/** The longest line, in code points, as the server counts. */
const longestLine = 4000;

/** A scroll container without focusable content must be focusable itself (WCAG 2.1.1). */
const scrollable = { tabIndex: 0 };

/**
 * The lines of one chat and the field for a new one: Enter sends, Shift+Enter inserts a line break.
 */
export function Conversation({
  lines,
  labels,
  contactName,
  draft,
  ...composer
}: ConversationProps) {
  const isEmpty = lines.state === 'ready' && lines.value.length === 0 && draft.sending === null;
  return (
    <>
      <section className={styles.scroll} {...scrollable} aria-label={labels.title}>
        {lines.state === 'loading' && <Skeleton shape="text" lines={4} label={labels.loading} />}
        {lines.state === 'failed' && (
          <ErrorState
            title={labels.failedTitle}
            message={lines.message}
            onRetry={lines.onRetry}
            retryLabel={labels.retry}
          />
        )}
        {isEmpty && <p className={styles.hint}>{labels.noLines}</p>}
        {lines.state === 'ready' && (
          <div className={styles.content}>
            <Lines lines={lines.value} you={labels.you} contactName={contactName} />
            {draft.sending !== null && (
              <LineOnItsWay text={draft.sending} you={labels.you} label={labels.sending} />
            )}
          </div>
        )}
      </section>
      <Composer labels={labels} draft={draft} {...composer} />
    </>
  );
}

function dayOf(instant: string): string {
  return new Date(instant).toDateString();
}

interface LinesProps {
  lines: readonly ChatLine[];
  you: string;
  contactName: string;
}

/**
 * The log is there before the first line, because only what comes into one that is known is announced.
 * Side and colour are seen only, so a name at the head of each run says whose it is (WCAG 1.3.1).
 */
function Lines({ lines, you, contactName }: LinesProps) {
  return (
    <div className={styles.lines} role="log">
      {chatRuns(lines, dayOf).map(({ key, isMine, newDay, lines: run }) => {
        const side = isMine ? 'mine' : 'theirs';
        return [
          newDay && (
            <p key={`day-${key}`} className={styles.day}>
              <DateTime value={newDay} format="date" />
            </p>
          ),
          <div key={key} className={styles.runOf[side]}>
            <VisuallyHidden>{isMine ? you : contactName}</VisuallyHidden>
            {run.map((line) => (
              <p key={line.id} className={styles.bubbleOf[side]}>
                {line.value}
              </p>
            ))}
            <p className={styles.time}>
              <DateTime value={run.at(-1)?.createdAt ?? run[0].createdAt} format="time" />
            </p>
          </div>,
        ];
      })}
    </div>
  );
}

/** Outside of the log, which announces the line when it has arrived. */
function LineOnItsWay({ text, you, label }: { text: string; you: string; label: string }) {
  return (
    <div className={styles.onItsWay}>
      <VisuallyHidden>{you}</VisuallyHidden>
      <p className={styles.bubbleOf.mine}>{text}</p>
      <p className={styles.time}>{label}</p>
    </div>
  );
}

function Composer({
  labels,
  isOpen,
  draft,
  onType,
  onSend,
}: Omit<ConversationProps, 'lines' | 'contactName'>) {
  const { text, sending, failure } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = [...text].length > longestLine;
  const refusal = failure ? labels.sendFailed(failure.error) : undefined;

  function onKeyDown(event: KeyboardEvent) {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !isComposing(event);
    if (!isEnter || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    if (!isTooLong) onSend();
  }

  return (
    <div
      // What is being typed stays in view beside a toast (WCAG 2.4.11).
      ref={isOpen ? keepToastsAbove : undefined}
      className={styles.composer}
      onKeyDownCapture={onKeyDown}
    >
      <TextArea
        ref={field}
        label={labels.message}
        isLabelHidden
        placeholder={labels.message}
        rows={1}
        maxRows={6}
        maxLength={longestLine}
        value={text}
        onChange={onType}
        errorMessage={isTooLong ? labels.tooLong(longestLine) : refusal}
        action={
          <IconButton
            label={labels.send}
            icon={PaperAirplaneIcon}
            isDisabled={text.trim() === '' || isTooLong || sending !== null}
            onPress={() => {
              // The button is disabled from now on, and the focus would be lost with it.
              field.current?.focus();
              onSend();
            }}
          />
        }
      />
    </div>
  );
}
