import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';

/** Where the captcha does not work: another attempt, and the way that needs none. */
export function CaptchaFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('captcha.label')}>
      <Banner
        tone="warning"
        title={t('captcha.failedTitle')}
        action={
          <Button variant="outlined" onPress={onRetry}>
            {t('errors.retry')}
          </Button>
        }
      >
        <Link href={paths.contactUs}>{t('captcha.failedText')}</Link>
      </Banner>
    </div>
  );
}
