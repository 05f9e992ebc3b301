import {
  ArchiveBoxIcon,
  CheckCircleIcon,
  FlagIcon,
  PauseCircleIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import {
  advertisementCategories,
  advertisementStates,
  advertisementTransitions,
  type AdvertisementRecord,
  type AdvertisementState,
} from '@touchline/contract/adminAdvertisement';
import { Icon, type IconComponent } from '@touchline/ui/Icon';
import { call } from '#platform/client/client.ts';
import { AdminList } from '../AdminList.tsx';
import { defined, manyOf, oneValueOf, type AreaList, type BulkAction } from '../areaList.ts';
import { changeEach } from '../bulk/bulk.ts';
import { Changed, NameCell, StateCell } from '../columns/cells.tsx';
import { schoolFilter } from '../filters/filters.ts';
import { AdvertisementPlaces } from '../../advertisements/AdvertisementPlaces.tsx';
import { PeriodDay } from '../../advertisements/PeriodDay.tsx';
import { advertisementBadges } from '../../statusBadges.ts';

type Status = AdvertisementRecord['status'];
type Category = AdvertisementRecord['category'];

function setStatus({ id, version }: AdvertisementRecord, status: Status) {
  return call('changeAdvertisementStatus', { path: { id }, body: { version, status } });
}

/** What can go back to where it was can be undone (ADMIN-110): a draft that is active cannot. */
function statusAction(
  id: BulkAction<AdvertisementRecord>['id'],
  icon: IconComponent,
  from: readonly Status[],
  to: Status,
): BulkAction<AdvertisementRecord> {
  return {
    id,
    icon,
    isFor: ({ status }) => from.includes(status),
    run: (rows) => changeEach(rows, (row) => setStatus(row, to)),
    undo: (before, after) => setStatus(after, before.status),
    mayUndo: ({ status }) => advertisementTransitions[to].includes(status),
  };
}

const sorts = ['title', 'startsAt', 'endsAt', 'weight', 'updatedAt'] as const;

const list: AreaList<AdvertisementRecord, (typeof sorts)[number]> = {
  area: 'advertisements',
  sorts,
  filters: [
    {
      id: 'state',
      values: advertisementStates,
      isMany: true,
      label: (t) => t('admin.columns.status'),
      textOf: (t, value) => t(`admin.state.${value as AdvertisementState}`),
    },
    {
      id: 'category',
      values: advertisementCategories,
      label: (t) => t('admin.columns.category'),
      textOf: (t, value) => t(`admin.category.${value as Category}`),
    },
    schoolFilter,
  ],
  fetch: (query, filters) =>
    call('adminAdvertisements', {
      query: {
        ...query,
        ...defined({
          state: manyOf<AdvertisementState>(filters, 'state'),
          category: oneValueOf<Category>(filters, 'category'),
          schoolId: oneValueOf(filters, 'school'),
        }),
      },
    }),
  // The place itself is never empty (AD-3).
  emptyText: (t) => t('admin.advertisements.emptyText'),
  BelowEmpty: DefaultAdvertisement,
  fetchOne: (id) => call('adminAdvertisement', { path: { id } }),
  nameOf: ({ title }) => title,
  columns: ({ t }) => [
    {
      id: 'title',
      title: t('admin.columns.title'),
      lines: 2,
      cell: ({ id, title, description, isFlagged }) => (
        <NameCell
          area="advertisements"
          id={id}
          name={title}
          detail={description}
          mark={isFlagged && <Icon icon={FlagIcon} label={t('admin.flaggedFood')} />}
        />
      ),
    },
    {
      id: 'state',
      title: t('admin.columns.status'),
      cell: ({ state }) => (
        <StateCell {...advertisementBadges[state]} text={t(`admin.state.${state}`)} />
      ),
    },
    {
      id: 'startsAt',
      title: t('admin.columns.start'),
      cell: ({ startsAt, schoolId }) => (
        <PeriodDay value={startsAt ?? ''} schoolId={schoolId ?? ''} end="first" />
      ),
    },
    {
      id: 'endsAt',
      title: t('admin.columns.end'),
      cell: ({ endsAt, schoolId }) => (
        <PeriodDay value={endsAt ?? ''} schoolId={schoolId ?? ''} end="last" />
      ),
    },
    {
      id: 'category',
      title: t('admin.columns.category'),
      cell: ({ category }) => t(`admin.category.${category}`),
    },
    {
      id: 'weight',
      title: t('admin.columns.weight'),
      align: 'end',
      cell: ({ weight }) => weight,
    },
    {
      id: 'updatedAt',
      title: t('admin.columns.changed'),
      lines: 2,
      cell: ({ updatedAt, updatedBy }) => <Changed at={updatedAt} by={updatedBy} />,
    },
  ],
  actions: [
    statusAction('activate', CheckCircleIcon, ['draft', 'paused'], 'active'),
    statusAction('pause', PauseCircleIcon, ['active'], 'paused'),
    statusAction('archive', ArchiveBoxIcon, ['draft', 'active', 'paused'], 'archived'),
    {
      id: 'remove',
      icon: TrashIcon,
      isFor: ({ status }) => status !== 'active',
      run: (rows) =>
        changeEach(rows, ({ id, version }) =>
          call('deleteAdvertisement', { path: { id }, query: { version } }),
        ),
      undo: ({ id }) => call('restoreAdvertisement', { path: { id }, body: {} }),
    },
  ],
};

function DefaultAdvertisement() {
  return <AdvertisementPlaces advertisement={null} />;
}

/** All advertisements. */
export function Page() {
  return <AdminList list={list} />;
}
