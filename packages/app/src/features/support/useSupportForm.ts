import type {
  SupportDraft,
  SupportFormProps,
  SupportProgress,
} from '@touchline/ui/shell/SupportSheet';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locationAtom } from '#platform/location/location.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import { errorText } from '#platform/client/errorText.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { contactSupport } from './contactSupport.ts';
import { validationMessages } from '#platform/language/validationMessages.ts';
import { paths } from '#platform/paths.ts';
import { urlHistoryAtom } from '#platform/location/urlHistory.atoms.ts';
import { version } from '#platform/version.ts';
import { supportDraftAtom } from './support.atoms.ts';
import { fieldErrors } from './fieldErrors.ts';

/** The state of the support form; the page and the sheet share it. */
export function useSupportForm(): SupportFormProps {
  const { t } = useTranslation();
  const [draft, setDraft] = useAtom(supportDraftAtom);
  const [progress, setProgress] = useState<SupportProgress>({ state: 'writing' });
  const [isIncluded, setIncluded] = useState(true);
  const page = useLastPage();

  async function send({ name, email, subject, message }: SupportDraft) {
    setProgress({ state: 'sending' });
    const context = isIncluded ? { page, version } : {};
    try {
      await contactSupport({ name, email: email.trim(), subject, message, ...context });
      setDraft(null);
      setProgress({ state: 'sent' });
    } catch (error) {
      setProgress({ state: 'failed', ...describe(error) });
    }
  }

  function describe(error: unknown) {
    const errors = error instanceof ApiError ? fieldErrors(error.fieldErrors) : {};
    if (Object.keys(errors).length > 0) return { errors };
    return { message: `${t('contact.failed')} ${errorText(t, error)}` };
  }

  return {
    labels: {
      introduction: t('contact.intro'),
      name: t('contact.name'),
      email: t('contact.email'),
      subject: t('contact.subject'),
      message: t('contact.message'),
      send: t('contact.submit'),
      sentTitle: t('contact.sentTitle'),
      sentDescription: t('contact.sentText'),
      another: t('contact.another'),
      offlineTitle: t('contact.offlineTitle'),
      offlineDescription: t('contact.offlineText'),
      validation: validationMessages(t),
    },
    draft,
    onDraftChange: setDraft,
    progress,
    isOffline: useAtomValue(connectivityAtom) === 'offline',
    enclosure: {
      label: t('contact.context', { page, version }),
      isIncluded,
      onChange: setIncluded,
    },
    onSend: (message) => void send(message),
    onAnother: () => setProgress({ state: 'writing' }),
  };
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
