import { PlainLink } from '@touchline/ui/PlainLink';
import { YearFooter } from '@touchline/ui/shell/YearFooter';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { useServerTime } from '#platform/time/useServerTime.ts';

/** The footer with the year of the server's clock, which goes on at New Year (SHELL-6). */
export function FooterContainer() {
  const { t } = useTranslation();
  return (
    <YearFooter year={new Date(useServerTime()).getFullYear()} owner={t('product.name')}>
      <PlainLink href={paths.privacy}>{t('privacy.title')}</PlainLink>
      <PlainLink href={paths.terms}>{t('terms.title')}</PlainLink>
    </YearFooter>
  );
}
