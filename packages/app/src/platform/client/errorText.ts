import type { TFunction } from 'i18next';
import { ApiError, genericErrorText } from './ApiError.ts';

/** The message of an error in the current language; a message of the server is shown as it is. */
export function errorText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.generic');
  if (error.translate) return error.translate(t);
  if (error.kind !== 'http') return t(`errors.${error.kind}`);
  if (error.message !== genericErrorText) return error.message;
  if (error.status === 403) return t('errors.forbidden');
  if (error.status === 404) return t('errors.notFound');
  if (error.status === 429) return tooManyText(t, error.secondsToWait);
  return t('errors.generic');
}

/** A wait of at least this time is shown in minutes, in s. */
const fromMinutes = 120;

function tooManyText(t: TFunction, seconds: number | undefined): string {
  if (seconds === undefined) return t('errors.tooMany');
  return seconds < fromMinutes
    ? t('errors.tooManySeconds', { count: seconds })
    : t('errors.tooManyMinutes', { count: Math.ceil(seconds / 60) });
}
