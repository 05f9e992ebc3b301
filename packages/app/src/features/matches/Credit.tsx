import { useTranslation } from 'react-i18next';
import { credit as creditStyle } from './Credit.css.ts';

/** Where the data of a page comes from, when its source wants to be named. */
export function Credit({ credit }: { credit: string | null | undefined }) {
  const { t } = useTranslation();
  return credit ? <p className={creditStyle}>{t('matchPage.credit', { credit })}</p> : null;
}
