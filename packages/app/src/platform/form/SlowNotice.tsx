import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { useTranslation } from 'react-i18next';
import type { Submission } from './useSubmission.ts';

export interface SlowNoticeProps {
  submission: Pick<Submission, 'isSlow' | 'cancel'>;
}

/** Says that a form or a page still waits for its answer, and lets the person cancel (ERROR-8). */
export function SlowNotice({ submission }: SlowNoticeProps) {
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
