import { consentStates, type ConsentState } from '@touchline/contract/athlete';
import { BarChart } from '@touchline/ui/BarChart';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { serverNow } from '#platform/serverClock.ts';
import { endOf, type ConsentView } from '../AdminList/columns/consentView.ts';
import { useAdminResource } from '../useAdminResource.ts';
import { ChartError } from './ChartError.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { few, stillThere } from './pendingWork.ts';
import { useStaleReport, type HomePartProps } from './useStaleReport.ts';

const key = ['admin', 'home', 'consents'];

/** Consents that end soon or have ended are counted apart from those in force (ADMIN-21). */
const views = [
  'granted',
  'ending',
  'ended',
  'refused',
  'withdrawn',
  'unknown',
] as const satisfies ConsentView[];

type CountedView = (typeof views)[number];

async function count(query: { consent?: ConsentState; expiresBefore?: string }): Promise<number> {
  const { total } = await call('athletes', { query: { ...query, ...few, ...stillThere } });
  return total;
}

/** How many active athletes there are of each view of the consent to their name. */
async function countViews(): Promise<Record<CountedView, number>> {
  const now = serverNow();
  const [ended, until, ...totals] = await Promise.all([
    count({ expiresBefore: endOf('0', now) }),
    count({ expiresBefore: endOf('30', now) }),
    ...consentStates.map((consent) => count({ consent })),
  ]);
  const byState = Object.fromEntries(
    consentStates.map((state, index) => [state, totals[index] ?? 0]),
  ) as Record<ConsentState, number>;
  return { ...byState, granted: byState.granted - until, ending: until - ended, ended };
}

/** How many active athletes have each state of the consent to their name (ADMIN-30). */
export function ConsentChart({ onStale }: HomePartProps) {
  const { t } = useTranslation();
  const consents = useAdminResource(key, countViews, { area: 'athletes', isSlow: true });
  useStaleReport(onStale, key, consents.isStale);
  if (consents.state === 'loading') return <ChartSkeleton title={t('admin.home.consents')} />;
  if (consents.state === 'failed') {
    return <ChartError title={t('admin.home.consents')} failure={consents} />;
  }
  return (
    <BarChart
      title={t('admin.home.consents')}
      direction="rows"
      bars={views.map((view) => ({
        id: view,
        label: t(`admin.consent.${view}`),
        value: consents.value[view],
      }))}
      labels={{
        table: t('admin.home.asTable'),
        category: t('admin.columns.consent'),
        value: t('admin.athletes.title'),
      }}
    />
  );
}
