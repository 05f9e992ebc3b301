import {
  CalendarIcon,
  CheckCircleIcon,
  ClockIcon,
  ExclamationTriangleIcon,
  EyeIcon,
  EyeSlashIcon,
  NoSymbolIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  QuestionMarkCircleIcon,
  TrashIcon,
  UserGroupIcon,
  XCircleIcon,
} from '@heroicons/react/24/outline';
import type { MatchRow } from '@touchline/contract/adminMatch';
import type { RequestOf } from '@touchline/contract/definitions';
import { matchStatuses, type MatchStatus, type Sport } from '@touchline/contract/match';
import type { BadgeProps } from '@touchline/ui/Badge';
import { DateTime } from '@touchline/ui/DateTime';
import type { IconComponent } from '@touchline/ui/Icon';
import { useTranslation } from 'react-i18next';
import { scoreLine, VenueTime } from '#features/matches';
import { ApiError, genericErrorText } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { serverNow } from '#platform/serverClock.ts';
import { hasTeams } from '../../matches/hasTeams.ts';
import { matchPaths } from '../../recordPaths.ts';
import { AdminList } from '../AdminList.tsx';
import {
  defined,
  manyOf,
  oneOf,
  type AreaList,
  type BulkAction,
  type BulkDetails,
} from '../areaList.ts';
import { changeInParts, type BulkOutcome } from '../bulk.ts';
import { score } from '../cells.css.ts';
import { Changed, NameCell, StateCell, TwoLines } from '../cells.tsx';
import {
  ageGroupFilter,
  schoolFilter,
  sportFilter,
  teamFilter,
  visibilityFilter,
} from '../filters.ts';
import { isWithoutScore } from '../isWithoutScore.ts';
import { boundsOf, matchPeriods, type MatchPeriod } from '../matchPeriods.ts';
import { visibilityBadges } from '../../statusBadges.ts';

type Bulk = RequestOf<'changeMatches'>['body'];

/** The maximum number of matches of one call. */
const bulkMost = 100;

const states: Record<MatchStatus, { icon: IconComponent; tone: NonNullable<BadgeProps['tone']> }> =
  {
    scheduled: { icon: CalendarIcon, tone: 'neutral' },
    live: { icon: PlayCircleIcon, tone: 'success' },
    paused: { icon: PauseCircleIcon, tone: 'warning' },
    finished: { icon: CheckCircleIcon, tone: 'info' },
    abandoned: { icon: XCircleIcon, tone: 'danger' },
    postponed: { icon: ClockIcon, tone: 'warning' },
    cancelled: { icon: NoSymbolIcon, tone: 'danger' },
    unknown: { icon: QuestionMarkCircleIcon, tone: 'neutral' },
  };

/** Makes a change with the call for many, whose answer has an outcome for each (ADMIN-17). */
async function changeMany(
  action: Bulk['action'],
  rows: readonly MatchRow[],
  { statusReason, statusNote }: BulkDetails = {},
): Promise<BulkOutcome<MatchRow>[]> {
  return changeInParts(rows, bulkMost, async (part) => {
    const { results } = await call('changeMatches', {
      body: {
        action,
        items: part.map(({ id, version }) => ({ id, version })),
        ...(statusReason ? { statusReason: statusReason as Bulk['statusReason'] } : {}),
        ...(statusNote ? { statusNote } : {}),
      } as Bulk,
    });
    const byId = new Map(results.map((result) => [result.id, result]));
    return part.map((before) => {
      const result = byId.get(before.id);
      if (result?.match) return { before, after: result.match };
      const error = new ApiError('http', result?.status ?? 0, result?.detail || genericErrorText);
      return { before, after: null, error };
    });
  });
}

function visibilityAction(
  action: 'publish' | 'schoolOnly' | 'withdraw',
  icon: IconComponent,
  becomes: MatchRow['visibility'],
): BulkAction<MatchRow> {
  return {
    id: action,
    icon,
    isFor: (row) => row.visibility !== becomes && (becomes !== 'public' || hasTeams(row)),
    run: (rows) => changeMany(action, rows),
    undo: ({ visibility }, { id, version }) =>
      call('setMatchVisibility', { path: { id }, body: { version, visibility } }),
  };
}

const sorts = ['start', 'title', 'status', 'updatedAt'] as const;

const list: AreaList<MatchRow, (typeof sorts)[number]> = {
  area: 'matches',
  importPath: matchPaths.import,
  sorts,
  filters: [
    {
      id: 'missing',
      values: ['score', 'team', 'venue'],
      label: (t) => t('admin.columns.missing'),
      textOf: (t, value) => t(`admin.missing.${value as 'score' | 'team' | 'venue'}`),
    },
    {
      id: 'period',
      values: matchPeriods,
      label: (t) => t('admin.columns.period'),
      textOf: (t, value) => t(`admin.period.${value as MatchPeriod}`),
    },
    {
      id: 'status',
      values: matchStatuses.filter((status) => status !== 'unknown'),
      isMany: true,
      label: (t) => t('admin.columns.status'),
      textOf: (t, value) => t(`match.status.${value as MatchStatus}`),
    },
    visibilityFilter({ isMany: true }),
    sportFilter,
    ageGroupFilter,
    schoolFilter,
    teamFilter,
  ],
  fetch: (query, filters) =>
    call('adminMatches', {
      query: {
        ...query,
        ...boundsOf(oneOf<MatchPeriod>(filters, 'period')),
        ...defined({
          missing: oneOf<'score' | 'team' | 'venue'>(filters, 'missing'),
          status: manyOf<MatchStatus>(filters, 'status'),
          visibility: manyOf<MatchRow['visibility']>(filters, 'visibility'),
          sport: manyOf<Sport>(filters, 'sport'),
          ageGroup: manyOf(filters, 'age'),
          schoolId: oneOf(filters, 'school'),
          teamId: oneOf(filters, 'team'),
        }),
      },
    }),
  fetchOne: (id) => call('adminMatch', { path: { id } }),
  nameOf: ({ broadcastTitle }) => broadcastTitle,
  columns: ({ t }) => [
    {
      id: 'title',
      title: t('admin.columns.title'),
      lines: 2,
      cell: (row) => <Title row={row} />,
    },
    {
      id: 'start',
      title: t('admin.columns.start'),
      lines: 2,
      cell: (row) => <Start row={row} />,
    },
    {
      id: 'status',
      title: t('admin.columns.status'),
      cell: ({ status }) => <StateCell {...states[status]} text={t(`match.status.${status}`)} />,
    },
    {
      id: 'score',
      title: t('admin.columns.score'),
      cell: (row) => <Score row={row} />,
    },
    {
      id: 'visibility',
      title: t('admin.columns.visibility'),
      cell: ({ visibility }) => (
        <StateCell {...visibilityBadges[visibility]} text={t(`admin.visibility.${visibility}`)} />
      ),
    },
    {
      id: 'updatedAt',
      title: t('admin.columns.changed'),
      lines: 2,
      cell: ({ updatedAt, updatedBy }) => <Changed at={updatedAt} by={updatedBy} />,
    },
  ],
  actions: [
    visibilityAction('publish', EyeIcon, 'public'),
    visibilityAction('schoolOnly', UserGroupIcon, 'schoolOnly'),
    visibilityAction('withdraw', EyeSlashIcon, 'draft'),
    {
      id: 'postpone',
      icon: ClockIcon,
      isFor: ({ status }) => status === 'scheduled',
      run: (rows, details) => changeMany('postpone', rows, details),
      needsReason: true,
    },
    {
      id: 'cancel',
      icon: NoSymbolIcon,
      isFor: ({ status }) => status === 'scheduled' || status === 'postponed',
      run: (rows, details) => changeMany('cancel', rows, details),
      needsReason: true,
    },
    {
      id: 'remove',
      icon: TrashIcon,
      // A match that was played is withdrawn instead.
      isFor: ({ status }) => ['scheduled', 'postponed', 'cancelled'].includes(status),
      run: (rows) => changeMany('delete', rows),
      undo: ({ id }) => call('restoreMatch', { path: { id }, body: {} }),
    },
  ],
  exports: [
    {
      id: 'csv',
      save: async (t, rows) => (await import('../matchFiles.ts')).saveListCsv(t, rows),
    },
    {
      id: 'calendar',
      save: async (t, rows) => (await import('../matchFiles.ts')).saveListCalendar(t, rows),
    },
  ],
};

/** The matches of the schools that the person administers. */
export function Page() {
  return <AdminList list={list} />;
}

function Title({ row }: { row: MatchRow }) {
  const [home] = row.teams;
  return (
    <NameCell
      area="matches"
      id={row.id}
      name={row.broadcastTitle}
      detail={row.competition}
      {...(home?.school.id
        ? {
            crest: {
              id: home.school.id,
              name: home.school.name,
              colours: home.colours,
              src: home.crestUrl,
            },
          }
        : {})}
    />
  );
}

function Start({ row: { schedule, timeZone } }: { row: MatchRow }) {
  const { t } = useTranslation();
  switch (schedule.kind) {
    case 'dateTime':
      return (
        <TwoLines
          detail={
            <>
              <DateTime value={schedule.startsAt} format="time" />
              <VenueTime schedule={schedule} timeZone={timeZone} />
            </>
          }
        >
          <DateTime value={schedule.startsAt} format="date" now={serverNow} />
        </TwoLines>
      );
    case 'date':
      return (
        <TwoLines detail={t('match.timeToBeConfirmed')}>
          <DateTime value={schedule.date} format="date" now={serverNow} />
        </TwoLines>
      );
    case 'tbc':
      return t('match.dateToBeConfirmed');
  }
}

function Score({ row }: { row: MatchRow }) {
  const { t } = useTranslation();
  if (isWithoutScore(row, serverNow())) {
    return (
      <StateCell icon={ExclamationTriangleIcon} tone="danger" text={t('admin.missing.score')} />
    );
  }
  return <span className={score}>{scoreLine(t, row.score) ?? '–'}</span>;
}
