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
  if (error.status === 429) return t('errors.tooMany');
  return t('errors.generic');
}
