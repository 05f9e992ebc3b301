import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { useTranslation } from 'react-i18next';
import type { Submission } from './useSubmission.ts';

/** Says that a form still waits for its answer, and lets the person cancel (ERROR-8). */
export function SlowNotice({ submission }: { submission: Submission }) {
  const { t } = useTranslation();
  if (!submission.isSlow) return null;
  return (
    <Banner
      title={t('account.slow')}
      action={
        <Button variant="outlined" onPress={submission.cancel}>
          {t('account.cancel')}
        </Button>
      }
    />
  );
}
