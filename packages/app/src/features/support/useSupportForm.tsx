import type {
  SupportDraft,
  SupportFormProps,
  SupportProgress,
} from '@touchline/ui/shell/SupportSheet';
import type { TFunction } from 'i18next';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liveStateAtom } from '#features/live';
import { locationAtom } from '#platform/location/location.ts';
import { SlowNotice } from '#platform/form/SlowNotice.tsx';
import { useSubmission, type Submission } from '#platform/form/useSubmission.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { sendSupportMessage } from './sendSupportMessage.ts';
import { SupportChannels } from './SupportChannels.tsx';
import { validationMessages } from '#platform/language/validationMessages.ts';
import { paths } from '#platform/paths.ts';
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

/** The state of the support form; the page and the sheet share it. */
export function useSupportForm(about?: SupportTopic): SupportFormProps {
  const { t } = useTranslation();
  const [draft, setDraft] = useTopicDraft(about);
  const [isSent, setSent] = useState(false);
  const [isIncluded, setIncluded] = useState(true);
  const submission = useSubmission(fields);
  const page = useLastPage();
  const connection = useAtomValue(liveStateAtom);

  async function send({ name, email, subject, message }: SupportDraft, signal: AbortSignal) {
    const before = store.get(supportDraftAtom);
    const context = isIncluded ? { page, version, connection } : {};
    await sendSupportMessage({ name, email: email.trim(), subject, message, ...context }, signal);
    if (signal.aborted) return;
    // What was typed while the answer was awaited was not sent, so it stays in the form.
    if (!isSameDraft(before, store.get(supportDraftAtom))) {
      showToast('support.sentTitle', { tone: 'success' });
      return;
    }
    setDraft(null);
    setSent(true);
  }

  const progress: SupportProgress = isSent ? { state: 'sent' } : progressOf(submission, t);
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
