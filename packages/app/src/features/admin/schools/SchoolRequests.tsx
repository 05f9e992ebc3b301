import { Card } from '@touchline/ui/Card';
import { Link } from '@touchline/ui/Link';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { revalidateCached } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { RetryNote } from '#platform/loading/RetryNote.tsx';
import { AgedStaleNote } from '../AgedStaleNote.tsx';
import { answeredAt } from '../answerTimes.ts';
import { joinRequestsHref } from '../joinRequests/joinRequests.ts';
import { part, quiet } from '../record/Record.css.ts';
import { useAdminResource } from '../useAdminResource.ts';

/** How many people ask to belong to a school, and the way to their requests (ADMIN-35). */
export function SchoolRequests({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation();
  const key = ['admin', 'schools', 'requests', schoolId, 'count'];
  const counted = useAdminResource(key, () =>
    call('joinRequests', { query: { state: ['pending'], schoolId, pageNumber: 1, pageSize: 1 } }),
  );
  return (
    <Card title={t('admin.requests.title')}>
      <div className={part}>
        {counted.state === 'loading' && <Skeleton label={t('shell.loading')} />}
        {counted.state === 'ready' && (
          <p className={quiet}>{t('admin.requests.found', { count: counted.value.total })}</p>
        )}
        {counted.state === 'failed' && (
          <RetryNote text={t('admin.home.notCounted')} onRetry={counted.onRetry} />
        )}
        {counted.isStale && (
          <AgedStaleNote at={answeredAt(key)} onRefresh={() => revalidateCached(key)} />
        )}
        <div>
          <Link href={joinRequestsHref(schoolId)}>{t('admin.requests.open')}</Link>
        </div>
      </div>
    </Card>
  );
}
