import { useTranslation } from 'react-i18next';
import { credit as creditStyle } from './Credit.css.ts';

/** The source of the data of a page, for sources whose licence requires a credit. */
export function Credit({ credit }: { credit: string | null | undefined }) {
  const { t } = useTranslation();
  return credit ? <p className={creditStyle}>{t('matchPage.credit', { credit })}</p> : null;
}
