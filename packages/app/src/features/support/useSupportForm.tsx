import type {
  SupportDraft,
  SupportFormProps,
  SupportProgress,
} from '@touchline/ui/shell/SupportSheet';
import type { TFunction } from 'i18next';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liveStateAtom } from '#features/live';
import { locationAtom, navigateTo } from '#platform/location/location.ts';
import { failureOf, failureText } from '#platform/form/failure.ts';
import { SlowNotice } from '#platform/form/SlowNotice.tsx';
import { useSubmission, type Submission } from '#platform/form/useSubmission.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { sendSupportMessage } from './sendSupportMessage.ts';
import { SupportChannels } from './SupportChannels.tsx';
import { validationMessages } from '#platform/language/validationMessages.ts';
import { paths } from '#platform/paths.ts';
import { sessionScopedAtom } from '#platform/sessionScope.ts';
import { urlHistoryAtom } from '#platform/location/urlHistory.atoms.ts';
import { store } from '#platform/store.ts';
import { showToast } from '#platform/toasts.ts';
import { version } from '#platform/version.ts';
import { isSameDraft } from './drafts.ts';
import { supportDraftAtom } from './support.atoms.ts';

const fields = ['name', 'email', 'subject', 'message'];

/** What a message is about, when it is written from a thing of the page. */
export interface SupportTopic {
  /** Stands in the subject until the person writes another. */
  subject: string;
  /** The words beside the box that sends the page, the version and the state of the hub along. */
  diagnostics: (sent: { page: string; version: string; live: string }) => string;
}

/** The longest subject that the server takes. */
const maxSubject = 120;

/** Whether a message is on its way, also from a form that was left or closed meanwhile. */
const isSendingAtom = sessionScopedAtom(false);

/**
 * The state of the support form; the page and the sheet share it. A message that was sent goes on its way
 * after the form was left or closed, and a notice tells what became of it.
 *
 * @param isShown false for a sheet that is closed
 */
export function useSupportForm(about?: SupportTopic, isShown = true): SupportFormProps {
  const { t } = useTranslation();
  const [draft, setDraft] = useTopicDraft(about);
  const [isSent, setSent] = useState(false);
  const [isIncluded, setIncluded] = useState(true);
  const isInView = useRef(isShown);
  // Before `useSubmission`, whose signal aborts when the form is left.
  useEffect(() => {
    isInView.current = isShown;
    return () => {
      isInView.current = false;
    };
  }, [isShown]);
  const submission = useSubmission(fields);
  const [isSending, setSending] = useAtom(isSendingAtom);
  const page = useLastPage();
  const connection = useAtomValue(liveStateAtom);

  async function send({ name, email, subject, message }: SupportDraft, signal: AbortSignal) {
    const before = store.get(supportDraftAtom);
    const context = isIncluded ? { page, version, connection } : {};
    const attempt = new AbortController();
    signal.addEventListener('abort', () => {
      if (isInView.current) attempt.abort();
    });
    setSending(true);
    try {
      const body = { name, email: email.trim(), subject, message, ...context };
      await sendSupportMessage(body, attempt.signal);
    } catch (error) {
      if (!isInView.current && !attempt.signal.aborted) tellFailure(t, error);
      throw error;
    } finally {
      setSending(false);
    }
    if (attempt.signal.aborted) return;
    // What was typed while the answer was awaited was not sent, so it stays in the form.
    const isTypedOn = !isSameDraft(before, store.get(supportDraftAtom));
    if (!isTypedOn) setDraft(null);
    if (isTypedOn || !isInView.current) showToast('support.sentTitle', { tone: 'success' });
    else setSent(true);
  }

  const written = isSending ? ({ state: 'sending' } as const) : progressOf(submission, t);
  const progress: SupportProgress = isSent ? { state: 'sent' } : written;
  const isOffline = useAtomValue(connectivityAtom) === 'offline';
  const hasFailed = progress.state === 'failed' && progress.message !== undefined;
  const sent = { page, version, live: t(`support.live.${connection}`) };
  return {
    labels: {
      introduction: t('support.intro'),
      name: t('support.name'),
      email: t('support.email'),
      subject: t('support.subject'),
      message: t('support.message'),
      send: t('support.submit'),
      sentTitle: t('support.sentTitle'),
      sentDescription: t('support.sentText'),
      another: t('support.another'),
      offline: t('support.offlineText'),
      validation: validationMessages(t),
    },
    draft,
    onDraftChange: setDraft,
    progress,
    notice: (
      <>
        <SlowNotice submission={submission} />
        {(hasFailed || isOffline) && <SupportChannels />}
      </>
    ),
    isOffline,
    diagnostics: {
      label: about?.diagnostics(sent) ?? t('support.context', sent),
      isSelected: isIncluded,
      onChange: setIncluded,
    },
    onSend: (message) => submission.submit((signal) => send(message, signal)),
    onAnother: () => setSent(false),
  };
}

function progressOf({ isPending, failure }: Submission, t: TFunction): SupportProgress {
  if (isPending) return { state: 'sending' };
  if (!failure) return { state: 'writing' };
  const outcome = t(failure.isUnsure ? 'support.unsure' : 'support.failed');
  return failure.text
    ? { state: 'failed', message: `${outcome} ${failure.text}` }
    : { state: 'failed', errors: failure.fields };
}

/** In a notice, which leads to the form with what was written. */
function tellFailure(t: TFunction, error: unknown): void {
  const failure = failureOf(t, error, fields);
  const outcome = t(failure.isUnsure ? 'support.unsure' : 'support.failed');
  const action = { label: t('support.title'), onPress: () => navigateTo(paths.contactUs) };
  showToast({ text: `${outcome} ${failureText(failure)}` }, { tone: 'danger', action });
}

/**
 * The draft with the subject of the topic, as long as the person has not written one. That subject is
 * kept only together with a message: a begun message keeps the topic that it was begun about, and
 * an empty form takes the topic of the page from which it is opened (MATCH-31).
 */
function useTopicDraft(about: SupportTopic | undefined) {
  const [draft, setDraft] = useAtom(supportDraftAtom);
  const [isEmptied, setEmptied] = useState(false);
  const ofTopic = [...(about?.subject ?? '')].slice(0, maxSubject).join('');
  const subject = draft.subject || (isEmptied ? '' : ofTopic);
  function change(next: SupportDraft | null) {
    setEmptied(next?.subject === '');
    const isOfPage = next?.subject === ofTopic && next.message.trim() === '';
    setDraft(next && { ...next, subject: isOfPage ? '' : next.subject });
  }
  return [{ ...draft, subject }, change] as const;
}

/**
 * The path of the last page before the support page, which the message is probably about. The query
 * is removed, because it may contain personal data.
 */
function useLastPage(): string {
  const { pathname } = useAtomValue(locationAtom);
  const history = useAtomValue(urlHistoryAtom);
  const last = history.findLast((url) => !url.startsWith(paths.contactUs));
  return last?.replace(/[?#].*$/, '') ?? pathname;
}
