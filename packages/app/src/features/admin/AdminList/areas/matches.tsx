import {
  ClockIcon,
  EyeIcon,
  EyeSlashIcon,
  NoSymbolIcon,
  TrashIcon,
  UserGroupIcon,
} from '@heroicons/react/24/outline';
import type { MatchRow } from '@touchline/contract/adminMatch';
import { matchStatuses, type MatchStatus, type Sport } from '@touchline/contract/match';
import { statusWord } from '#features/matches';
import { call } from '#platform/client/client.ts';
import { matchPaths } from '../../recordPaths.ts';
import { visibilityBadges } from '../../statusBadges.ts';
import { AdminList } from '../AdminList.tsx';
import { defined, manyOf, oneValueOf, type AreaList } from '../areaList.ts';
import { Changed, StateCell } from '../columns/cells.tsx';
import {
  ageGroupFilter,
  schoolFilter,
  sportFilter,
  teamFilter,
  visibilityFilter,
} from '../filters/filters.ts';
import { changeMany, visibilityAction } from '../matches/matchBulk.ts';
import { ScoreCell, Start, states, Title } from '../matches/matchCells.tsx';
import { boundsOf, matchPeriods, type MatchPeriod } from '../matches/matchPeriods.ts';

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
        ...boundsOf(oneValueOf<MatchPeriod>(filters, 'period')),
        ...defined({
          missing: oneValueOf<'score' | 'team' | 'venue'>(filters, 'missing'),
          status: manyOf<MatchStatus>(filters, 'status'),
          visibility: manyOf<MatchRow['visibility']>(filters, 'visibility'),
          sport: manyOf<Sport>(filters, 'sport'),
          ageGroup: manyOf(filters, 'age'),
          schoolId: oneValueOf(filters, 'school'),
          teamId: oneValueOf(filters, 'team'),
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
      cell: (row) => <StateCell {...states[row.status]} text={statusWord(t, row)} />,
    },
    {
      id: 'score',
      title: t('admin.columns.score'),
      cell: (row) => <ScoreCell row={row} />,
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
      run: (rows, reason) => changeMany({ action: 'postpone', ...reason }, rows),
      // At the time and with the note that it had.
      undo: ({ schedule, statusNote }, { id, version }) =>
        call('changeMatchStatus', {
          path: { id },
          body: { version, status: 'scheduled', schedule, ...(statusNote && { statusNote }) },
        }),
      needsReason: true,
    },
    {
      id: 'cancel',
      icon: NoSymbolIcon,
      isFor: ({ status }) => status === 'scheduled' || status === 'postponed',
      run: (rows, reason) => changeMany({ action: 'cancel', ...reason }, rows),
      needsReason: true,
    },
    {
      id: 'remove',
      icon: TrashIcon,
      // A match that was played is withdrawn instead.
      isFor: ({ status }) => ['scheduled', 'postponed', 'cancelled'].includes(status),
      run: (rows) => changeMany({ action: 'delete' }, rows),
      undo: ({ id }) => call('restoreMatch', { path: { id }, body: {} }),
    },
  ],
  exports: [
    {
      id: 'csv',
      start: async (t) => (await import('../matches/matchFiles.ts')).startListCsv(t),
    },
    {
      id: 'calendar',
      start: async (t) => (await import('../matches/matchFiles.ts')).startListCalendar(t),
    },
  ],
};

/** The matches of the schools that the person administers. */
export function Page() {
  return <AdminList list={list} />;
}
