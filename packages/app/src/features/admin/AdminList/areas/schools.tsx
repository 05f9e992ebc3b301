import { CheckCircleIcon, NoSymbolIcon, TrashIcon } from '@heroicons/react/24/outline';
import { schoolStatuses, schoolTransitions, type SchoolRecord } from '@touchline/contract/school';
import type { IconComponent } from '@touchline/ui/Icon';
import { call } from '#platform/client/client.ts';
import { AdminList } from '../AdminList.tsx';
import { defined, manyOf, type AreaList, type BulkAction } from '../areaList.ts';
import { changeEach } from '../bulk/bulk.ts';
import { Changed, NameCell, StateCell } from '../columns/cells.tsx';
import { orSayInUse } from '../../record/orSayInUse.ts';
import { schoolBadges } from '../../statusBadges.ts';

type Status = SchoolRecord['status'];

function setStatus(row: SchoolRecord, status: Status): Promise<SchoolRecord> {
  const body = { version: row.version, school: { status } };
  return call('updateSchool', { path: { id: row.id }, body });
}

function statusAction(
  id: BulkAction<SchoolRecord>['id'],
  icon: IconComponent,
  status: Status,
): BulkAction<SchoolRecord> {
  return {
    id,
    icon,
    isFor: (row) => schoolTransitions[row.status].includes(status),
    run: (rows) => changeEach(rows, (row) => setStatus(row, status)),
    undo: (before, after) => setStatus(after, before.status),
    // No way back to `pending`, which a school never becomes again (ADMIN-63).
    mayUndo: (before) => schoolTransitions[status].includes(before.status),
    isForAdministrators: true,
  };
}

const list: AreaList<SchoolRecord, 'name' | 'city' | 'status' | 'updatedAt'> = {
  area: 'schools',
  sorts: ['name', 'city', 'status', 'updatedAt'],
  filters: [
    {
      id: 'status',
      values: schoolStatuses,
      isMany: true,
      label: (t) => t('admin.columns.status'),
      textOf: (t, value) => t(`admin.state.${value as Status}`),
    },
  ],
  fetch: (query, filters) =>
    call('adminSchools', {
      query: { ...query, ...defined({ status: manyOf<Status>(filters, 'status') }) },
    }),
  fetchOne: (id) => call('adminSchool', { path: { id } }),
  nameOf: ({ name }) => name,
  columns: ({ t }) => [
    {
      id: 'name',
      title: t('admin.columns.name'),
      lines: 2,
      cell: ({ id, name, shortName, colours, logoUrl }) => (
        <NameCell
          area="schools"
          id={id}
          name={name}
          detail={shortName}
          crest={{ id, name, colours, src: logoUrl }}
        />
      ),
    },
    { id: 'city', title: t('admin.columns.city'), cell: ({ city }) => city ?? '–' },
    {
      id: 'status',
      title: t('admin.columns.status'),
      cell: ({ status }) => (
        <StateCell {...schoolBadges[status]} text={t(`admin.state.${status}`)} />
      ),
    },
    {
      id: 'names',
      title: t('admin.columns.names'),
      cell: ({ defaults }) => t(`admin.names.${defaults.athleteNames}`),
    },
    {
      id: 'updatedAt',
      title: t('admin.columns.changed'),
      cell: ({ updatedAt, updatedBy }) => <Changed at={updatedAt} by={updatedBy} />,
    },
  ],
  actions: [
    statusAction('approve', CheckCircleIcon, 'active'),
    statusAction('suspend', NoSymbolIcon, 'suspended'),
    {
      id: 'remove',
      icon: TrashIcon,
      // The server refuses to delete a school with teams, athletes or matches (SCHOOL-7).
      isFor: ({ isInUse }) => !isInUse,
      run: (rows) =>
        changeEach(rows, ({ id, version }) =>
          orSayInUse('schools', call('deleteSchool', { path: { id }, query: { version } })),
        ),
      undo: ({ id }) => call('restoreSchool', { path: { id }, body: {} }),
      isForAdministrators: true,
    },
  ],
};

/** The schools that the person administers. */
export function Page() {
  return <AdminList list={list} />;
}
