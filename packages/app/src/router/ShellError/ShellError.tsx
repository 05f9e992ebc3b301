import { PlainButton } from '@touchline/ui/PlainButton';
import { Logo } from '@touchline/ui/shell/Logo';
import { useTranslation } from 'react-i18next';
import { heading } from '#platform/page/PageTitle.css.ts';
import { actions } from '../PageError.css.ts';
import { logo, shellError } from './ShellError.css.ts';

/** Shown instead of the whole app when the shell could not be rendered. */
export function ShellError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main className={shellError}>
      <title>{t('product.name')}</title>
      <span className={logo}>
        <Logo shape="full" size="large" />
      </span>
      <h1 className={heading}>{t('errors.shellTitle')}</h1>
      <p role="alert">{t('errors.shellText')}</p>
      <div className={actions}>
        <PlainButton onPress={onRetry}>{t('errors.retry')}</PlainButton>
        <PlainButton variant="outlined" onPress={() => location.reload()}>
          {t('errors.reload')}
        </PlainButton>
      </div>
    </main>
  );
}
