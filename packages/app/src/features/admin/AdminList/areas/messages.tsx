import {
  ArrowUturnLeftIcon,
  ExclamationTriangleIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import {
  importances,
  messageStatuses,
  type AdminMessage,
  type Audience,
  type MessageStatus,
} from '@touchline/contract/adminMessage';
import { DateTime } from '@touchline/ui/DateTime';
import { Icon } from '@touchline/ui/Icon';
import type { TFunction } from 'i18next';
import { call } from '#platform/client/client.ts';
import { serverNow } from '#platform/serverClock.ts';
import { AdminList } from '../AdminList.tsx';
import { defined, manyOf, oneValueOf, onlyValueOf, type AreaList } from '../areaList.ts';
import { changeEach } from '../bulk/bulk.ts';
import { Changed, NameCell, StateCell } from '../columns/cells.tsx';
import { messageBadges } from '../../statusBadges.ts';

const sorts = ['title', 'status', 'scheduledAt', 'sentAt', 'updatedAt'] as const;

const list: AreaList<AdminMessage, (typeof sorts)[number]> = {
  area: 'messages',
  sorts,
  filters: [
    {
      id: 'status',
      values: messageStatuses,
      isMany: true,
      label: (t) => t('admin.columns.status'),
      textOf: (t, value) => t(`admin.state.${value as MessageStatus}`),
    },
    {
      id: 'importance',
      values: importances,
      label: (t) => t('admin.columns.importance'),
      textOf: (t, value) => t(`admin.importance.${value as AdminMessage['importance']}`),
    },
  ],
  fetch: (query, filters) =>
    call('adminMessages', {
      query: {
        ...query,
        ...defined({
          status: manyOf<MessageStatus>(filters, 'status'),
          importance: oneValueOf<AdminMessage['importance']>(filters, 'importance'),
        }),
      },
    }),
  noneText: (t, filters) =>
    onlyValueOf(filters, 'status') === 'draft'
      ? { title: t('admin.messages.noDrafts'), description: t('admin.messages.noDraftsText') }
      : undefined,
  fetchOne: (id) => call('adminMessage', { path: { id } }),
  nameOf: ({ title }) => title,
  columns: ({ t }) => [
    {
      id: 'title',
      title: t('admin.columns.title'),
      lines: 2,
      cell: ({ id, title, audience, importance }) => (
        <NameCell
          area="messages"
          id={id}
          name={title}
          detail={audienceText(t, audience)}
          mark={
            importance === 'important' && (
              <Icon icon={ExclamationTriangleIcon} label={t('admin.importance.important')} />
            )
          }
        />
      ),
    },
    {
      id: 'status',
      title: t('admin.columns.status'),
      cell: ({ status }) => (
        <StateCell {...messageBadges[status]} text={t(`admin.state.${status}`)} />
      ),
    },
    {
      id: 'scheduledAt',
      title: t('admin.columns.scheduledAt'),
      cell: ({ scheduledAt }) => <Moment value={scheduledAt} />,
    },
    {
      id: 'sentAt',
      title: t('admin.columns.sentAt'),
      cell: ({ sentAt }) => <Moment value={sentAt} />,
    },
    {
      id: 'read',
      title: t('admin.columns.read'),
      align: 'end',
      cell: ({ sentCount, readCount }) =>
        sentCount === null ? '–' : t('admin.readOf', { read: readCount ?? 0, sent: sentCount }),
    },
    {
      id: 'updatedAt',
      title: t('admin.columns.changed'),
      lines: 2,
      cell: ({ updatedAt, updatedBy }) => <Changed at={updatedAt} by={updatedBy} />,
    },
  ],
  actions: [
    {
      id: 'unschedule',
      icon: ArrowUturnLeftIcon,
      isFor: ({ status }) => status === 'scheduled',
      run: (rows) =>
        changeEach(rows, ({ id, version }) =>
          call('unscheduleAdminMessage', { path: { id }, body: { version } }),
        ),
      undo: ({ id, scheduledAt }, { version }) =>
        call('scheduleAdminMessage', {
          path: { id },
          body: { version, scheduledAt: scheduledAt ?? '' },
        }),
    },
    {
      id: 'remove',
      icon: TrashIcon,
      isFor: ({ status }) => status === 'draft' || status === 'failed' || status === 'recalled',
      run: (rows) =>
        changeEach(rows, ({ id, version }) =>
          call('deleteAdminMessage', { path: { id }, query: { version } }),
        ),
      undo: ({ id }) => call('restoreAdminMessage', { path: { id }, body: {} }),
    },
  ],
};

/** The messages that administrators write. */
export function Page() {
  return <AdminList list={list} />;
}

function Moment({ value }: { value: string | null }) {
  return value === null ? '–' : <DateTime value={value} format="dateTime" now={serverNow} />;
}

function audienceText(t: TFunction, audience: Audience): string {
  switch (audience.kind) {
    case 'all':
      return t('admin.audience.all');
    case 'roles':
      return audience.roles.map((role) => t(`admin.audience.${role}`)).join(', ');
    case 'schools':
      return t('admin.audience.schools', { count: audience.schoolIds.length });
    case 'teams':
      return t('admin.audience.teams', { count: audience.teamIds.length });
  }
}
