import { CheckCircleIcon, ExclamationCircleIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { LinkCard } from '@touchline/ui/Card';
import { usePending } from '@touchline/ui/pending';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { useAdminResource } from '../useAdminResource.ts';
import * as styles from './AdminHome.css.ts';
import { pendingWorkHref, type PendingWork } from './pendingWork.ts';
import { useStaleReport, type HomePartProps } from './useStaleReport.ts';

/** One thing that may need a hand: its number, and the way to its list. Fails by itself. */
export function WorkCard({ work, onStale }: HomePartProps & { work: PendingWork }) {
  const { t, i18n } = useTranslation();
  const key = ['admin', 'home', work.id];
  const counted = useAdminResource(key, work.count, work);
  useStaleReport(onStale, key, counted.isStale);
  const href = pendingWorkHref(work);
  const title = t(`admin.home.${work.id}`);
  if (counted.state === 'failed') {
    return (
      <LinkCard href={href} title={title} actions={<RetryButton onRetry={counted.onRetry} />}>
        <span className={styles.quiet}>{t('admin.home.notCounted')}</span>
      </LinkCard>
    );
  }
  const total = counted.state === 'ready' ? counted.value.total : null;
  return (
    <LinkCard href={href} title={title}>
      <span className={styles.count} data-waits={total ? '' : undefined}>
        {total === null ? (
          <span className={styles.waiting}>
            <Skeleton label={t('shell.loading')} />
          </span>
        ) : (
          <>
            <Icon icon={total > 0 ? ExclamationCircleIcon : CheckCircleIcon} size="large" />
            <span className={styles.number}>{total.toLocaleString(i18n.language)}</span>
            {total === 0 && <span className={styles.done}>{t('admin.home.nothing')}</span>}
          </>
        )}
      </span>
    </LinkCard>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void | Promise<unknown> }) {
  const { t } = useTranslation();
  const [isPending, retry] = usePending(onRetry);
  return (
    <Button variant="outlined" isPending={isPending} onPress={retry}>
      {t('errors.retry')}
    </Button>
  );
}
