import { consentStates } from '@touchline/contract/athlete';
import { BarChart } from '@touchline/ui/BarChart';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { useAdminChanges } from './useAdminChanges.ts';

const key = ['admin', 'home', 'consents'];

/** How many athletes have each state of the consent to their name (ADMIN-30). */
export function ConsentChart() {
  const { t } = useTranslation();
  const consents = useResource(key, () =>
    Promise.all(
      consentStates.map(async (consent) => {
        const query = { consent, pageNumber: 1, pageSize: 1 };
        const { total } = await call('athletes', { query });
        return { consent, total };
      }),
    ),
  );
  useAdminChanges(key);
  if (consents.state === 'loading') return <ChartSkeleton title={t('admin.home.consents')} />;
  if (consents.state === 'failed') {
    return <LoadError message={consents.message} onRetry={consents.onRetry} />;
  }
  return (
    <BarChart
      title={t('admin.home.consents')}
      direction="rows"
      bars={consents.value.map(({ consent, total }) => ({
        id: consent,
        label: t(`admin.consent.${consent}`),
        value: total,
      }))}
      labels={{
        table: t('admin.home.asTable'),
        category: t('admin.columns.consent'),
        value: t('admin.athletes.title'),
      }}
    />
  );
}
