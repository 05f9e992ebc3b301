import {
  ArchiveBoxIcon,
  ArrowUturnLeftIcon,
  EyeIcon,
  EyeSlashIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import type { Sport } from '@touchline/contract/match';
import { genders, teamStatuses, type TeamRecord } from '@touchline/contract/team';
import { call } from '#platform/client/client.ts';
import { AdminList } from '../AdminList.tsx';
import { defined, manyOf, oneValueOf, onlyValueOf, type AreaList } from '../areaList.ts';
import { changeEach } from '../bulk/bulk.ts';
import { Changed, NameCell, StateCell, TwoLines } from '../columns/cells.tsx';
import { ageGroupFilter, schoolFilter, sportFilter, visibilityFilter } from '../filters/filters.ts';
import { seasonsAround } from '../filters/seasons.ts';
import { WithSport } from '../filters/WithSport.tsx';
import { orSayInUse } from '../../record/orSayInUse.ts';
import { visibilityBadges } from '../../statusBadges.ts';

type Change = Partial<Pick<TeamRecord, 'status' | 'visibility'>>;

function change({ id, version }: TeamRecord, team: Change): Promise<TeamRecord> {
  return call('updateTeam', { path: { id }, body: { version, team } });
}

const list: AreaList<TeamRecord, 'name' | 'school' | 'sport' | 'season' | 'updatedAt'> = {
  area: 'teams',
  sorts: ['name', 'school', 'sport', 'season', 'updatedAt'],
  filters: [
    sportFilter,
    ageGroupFilter,
    {
      id: 'gender',
      values: genders,
      label: (t) => t('admin.columns.gender'),
      textOf: (t, value) => t(`team.gender.${value as TeamRecord['gender']}`),
    },
    {
      id: 'season',
      values: seasonsAround(),
      label: (t) => t('admin.columns.season'),
      textOf: (_, value) => value,
    },
    {
      id: 'status',
      values: teamStatuses,
      label: (t) => t('admin.columns.status'),
      textOf: (t, value) => t(`admin.state.${value as TeamRecord['status']}`),
    },
    visibilityFilter({ isMany: false }),
    schoolFilter,
  ],
  fetch: (query, filters) =>
    call('adminTeams', {
      query: {
        ...query,
        ...defined({
          sport: manyOf<Sport>(filters, 'sport'),
          ageGroup: manyOf(filters, 'age'),
          gender: oneValueOf<TeamRecord['gender']>(filters, 'gender'),
          season: oneValueOf(filters, 'season'),
          status: oneValueOf<TeamRecord['status']>(filters, 'status'),
          visibility: oneValueOf<TeamRecord['visibility']>(filters, 'visibility'),
          schoolId: oneValueOf(filters, 'school'),
        }),
      },
    }),
  noneText(t, filters) {
    const season = onlyValueOf(filters, 'season');
    return season === undefined
      ? undefined
      : {
          title: t('admin.teams.noneOfSeason', { season }),
          description: t('admin.teams.noneOfSeasonText'),
        };
  },
  fetchOne: (id) => call('adminTeam', { path: { id } }),
  nameOf: ({ name }) => name,
  columns: ({ t, isOfAllSchools }) => [
    {
      id: 'name',
      title: t('admin.columns.name'),
      lines: 2,
      cell: ({ id, name, school, crestUrl, colours, ageGroup, gender }) => (
        <NameCell
          area="teams"
          id={id}
          name={name}
          detail={[ageGroup, t(`team.gender.${gender}`)].filter(Boolean).join(' · ')}
          crest={{ id: school.id, name: school.name, src: crestUrl, colours }}
        />
      ),
    },
    ...(isOfAllSchools
      ? [
          {
            id: 'school',
            title: t('admin.columns.school'),
            cell: ({ school }: TeamRecord) => school.name,
          },
        ]
      : []),
    {
      id: 'sport',
      title: t('admin.columns.sport'),
      cell: ({ sport }) => <WithSport sport={sport} />,
    },
    { id: 'season', title: t('admin.columns.season'), cell: ({ season }) => season },
    {
      id: 'squad',
      title: t('admin.columns.squad'),
      align: 'end',
      lines: 2,
      cell: ({ squad, matchCount }) => (
        <TwoLines detail={t('matches.found', { count: matchCount })}>{squad.length}</TwoLines>
      ),
    },
    {
      id: 'status',
      title: t('admin.columns.status'),
      cell: ({ status, visibility }) =>
        status === 'archived' ? (
          <StateCell icon={ArchiveBoxIcon} text={t('admin.state.archived')} />
        ) : (
          <StateCell {...visibilityBadges[visibility]} text={t(`admin.visibility.${visibility}`)} />
        ),
    },
    {
      id: 'updatedAt',
      title: t('admin.columns.changed'),
      cell: ({ updatedAt, updatedBy }) => <Changed at={updatedAt} by={updatedBy} />,
    },
  ],
  actions: [
    {
      id: 'publish',
      icon: EyeIcon,
      isFor: ({ visibility }) => visibility !== 'public',
      run: (rows) => changeEach(rows, (row) => change(row, { visibility: 'public' })),
      undo: ({ visibility }, after) => change(after, { visibility }),
    },
    {
      id: 'withdraw',
      icon: EyeSlashIcon,
      isFor: ({ visibility }) => visibility !== 'draft',
      run: (rows) => changeEach(rows, (row) => change(row, { visibility: 'draft' })),
      undo: ({ visibility }, after) => change(after, { visibility }),
    },
    {
      id: 'archive',
      icon: ArchiveBoxIcon,
      isFor: ({ status }) => status === 'active',
      run: (rows) => changeEach(rows, (row) => change(row, { status: 'archived' })),
      undo: ({ status }, after) => change(after, { status }),
    },
    {
      id: 'reactivate',
      icon: ArrowUturnLeftIcon,
      isFor: ({ status }) => status === 'archived',
      run: (rows) => changeEach(rows, (row) => change(row, { status: 'active' })),
      undo: ({ status }, after) => change(after, { status }),
    },
    {
      id: 'remove',
      icon: TrashIcon,
      // A team with matches is archived instead (TEAM-3).
      isFor: ({ matchCount }) => matchCount === 0,
      run: (rows) =>
        changeEach(rows, ({ id, version }) =>
          orSayInUse('teams', call('deleteTeam', { path: { id }, query: { version } })),
        ),
      undo: ({ id }) => call('restoreTeam', { path: { id }, body: {} }),
    },
  ],
};

/** The teams of the schools that the person administers. */
export function Page() {
  return <AdminList list={list} />;
}
