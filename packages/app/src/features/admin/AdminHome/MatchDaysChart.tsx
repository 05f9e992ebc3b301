import type { MatchRow } from '@touchline/contract/adminMatch';
import { BarChart } from '@touchline/ui/BarChart';
import { formatAbsolute } from '@touchline/ui/DateTime';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { fetchAllPages } from '#platform/client/fetchAllPages.ts';
import { serverNow } from '#platform/serverClock.ts';
import { addDays } from '#platform/time/days.ts';
import { dayAt } from '#platform/time/schedule.ts';
import { useAdminResource } from '../useAdminResource.ts';
import * as styles from './AdminHome.css.ts';
import { ChartError } from './ChartError.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { countByDay, planned } from './countByDay.ts';
import { useStaleReport, type HomePartProps } from './useStaleReport.ts';

/** The number of days that the chart has. */
const span = 7;

/** The number of matches that are looked at; a week of all schools has some hundreds. */
const most = 2000;

type Query = NonNullable<Parameters<typeof call<'adminMatches'>>[1]>['query'];

function matchesWith(query: Query): Promise<{ rows: readonly MatchRow[]; isCut: boolean }> {
  return fetchAllPages(
    (pageNumber, pageSize) =>
      call('adminMatches', { query: { ...query, sort: 'start', pageNumber, pageSize } }),
    most,
  );
}

/** How many matches are to be played on each of the next days (ADMIN-30). */
export function MatchDaysChart({ onStale }: HomePartProps) {
  const { t, i18n } = useTranslation();
  const from = dayAt(serverNow());
  const key = ['admin', 'home', 'days', from];
  // The bounds are days in UTC, which can differ from those of the viewer. The chart omits the
  // others.
  const bounds = { from: addDays(from, -1), to: addDays(from, span) };
  const count = async () => {
    const found = await Promise.all([
      matchesWith({ ...bounds, status: planned }),
      // On whatever day they were planned, because their new one may be among these days.
      // The newest first, because of more than are looked at the oldest are long played.
      matchesWith({ status: ['postponed'], order: 'desc' }),
    ]);
    return {
      rows: found.flatMap(({ rows }) => rows),
      isCut: found.some(({ isCut }) => isCut),
    };
  };
  const matches = useAdminResource(key, count, { area: 'matches', isSlow: true });
  useStaleReport(onStale, key, matches.isStale);
  if (matches.state === 'loading') return <ChartSkeleton title={t('admin.home.days')} />;
  if (matches.state === 'failed') {
    return <ChartError title={t('admin.home.days')} failure={matches} />;
  }
  const days = Array.from({ length: span }, (_, index) => addDays(from, index));
  const counts = countByDay(matches.value.rows);
  const chart = (
    <BarChart
      title={t('admin.home.days')}
      bars={days.map((date) => ({
        id: date,
        label: formatAbsolute(date, 'shortDay', { language: i18n.language, now: serverNow() }),
        value: counts.get(date) ?? 0,
      }))}
      labels={{
        table: t('admin.home.asTable'),
        category: t('admin.columns.date'),
        value: t('matches.title'),
      }}
    />
  );
  if (!matches.value.isCut) return chart;
  return (
    <div className={styles.cutChart}>
      {chart}
      <p className={styles.quiet}>{t('admin.home.daysCut', { most })}</p>
    </div>
  );
}
