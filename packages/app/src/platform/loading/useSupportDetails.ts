import { formatAbsolute } from '@touchline/ui/DateTime';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../client/ApiError.ts';
import { serverNow } from '../serverClock.ts';

/** The answers whose words say all there is to do. */
const understood = new Set([403, 404, 429]);

/**
 * The code and the time of a failure of the server, for whoever asks the support about it (ERROR-22).
 *
 * @returns undefined without an answer, and for an answer whose words say what to do
 */
export function useSupportDetails(error: unknown): string | undefined {
  const { t, i18n } = useTranslation();
  if (!(error instanceof ApiError) || error.status === 0 || understood.has(error.status)) return;
  const time = formatAbsolute(new Date(error.time).toISOString(), 'dateTime', {
    language: i18n.language,
    now: serverNow(),
  });
  return t('errors.details', { code: error.status, time });
}
