import type { Schedule } from '@touchline/contract/match';
import { DateTime } from '@touchline/ui/DateTime';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import type { AdminArea } from '../adminAreas.ts';
import { AdminList } from './AdminList.tsx';

/** The list of each area with the columns that tell its records apart. */
export const pages: Record<AdminArea, ComponentType> = {
  schools: () => (
    <AdminList
      area="schools"
      fetch={(query) => call('adminSchools', { query })}
      columns={(t) => [
        { id: 'name', title: t('admin.columns.name'), cell: ({ name }) => name },
        { id: 'city', title: t('admin.columns.city'), cell: ({ city }) => city },
        {
          id: 'status',
          title: t('admin.columns.status'),
          cell: ({ status }) => t(`admin.state.${status}`),
        },
      ]}
    />
  ),
  matches: () => (
    <AdminList
      area="matches"
      fetch={(query) => call('adminMatches', { query })}
      columns={(t) => [
        { id: 'title', title: t('admin.columns.title'), cell: ({ broadcastTitle: it }) => it },
        {
          id: 'start',
          title: t('admin.columns.start'),
          cell: ({ schedule }) => <Start schedule={schedule} />,
        },
        {
          id: 'visibility',
          title: t('admin.columns.visibility'),
          cell: ({ visibility }) => t(`admin.visibility.${visibility}`),
        },
      ]}
    />
  ),
  athletes: () => (
    <AdminList
      area="athletes"
      fetch={(query) => call('athletes', { query })}
      columns={(t) => [
        {
          id: 'name',
          title: t('admin.columns.name'),
          cell: ({ givenName, familyName }) => `${givenName} ${familyName}`,
        },
        { id: 'school', title: t('admin.columns.school'), cell: ({ school }) => school.name },
        {
          id: 'teams',
          title: t('admin.columns.teams'),
          cell: ({ teams }) => teams.map(({ name }) => name).join(', '),
        },
        {
          id: 'shownAs',
          title: t('admin.columns.shownAs'),
          cell: ({ shownAs }) => shownAs ?? t('admin.hiddenPlayer'),
        },
      ]}
    />
  ),
  teams: () => (
    <AdminList
      area="teams"
      fetch={(query) => call('adminTeams', { query })}
      columns={(t) => [
        { id: 'name', title: t('admin.columns.name'), cell: ({ name }) => name },
        { id: 'school', title: t('admin.columns.school'), cell: ({ school }) => school.name },
        { id: 'season', title: t('admin.columns.season'), cell: ({ season }) => season },
        {
          id: 'visibility',
          title: t('admin.columns.visibility'),
          cell: ({ visibility }) => t(`admin.visibility.${visibility}`),
        },
      ]}
    />
  ),
  advertisements: () => (
    <AdminList
      area="advertisements"
      fetch={(query) => call('adminAdvertisements', { query })}
      columns={(t) => [
        { id: 'title', title: t('admin.columns.title'), cell: ({ title }) => title },
        {
          id: 'startsAt',
          title: t('admin.columns.start'),
          cell: ({ startsAt }) => <Day value={startsAt} />,
        },
        {
          id: 'endsAt',
          title: t('admin.columns.end'),
          cell: ({ endsAt }) => <Day value={endsAt} />,
        },
        {
          id: 'state',
          title: t('admin.columns.status'),
          cell: ({ state }) => t(`admin.state.${state}`),
        },
      ]}
    />
  ),
  messages: () => (
    <AdminList
      area="messages"
      fetch={(query) => call('adminMessages', { query })}
      columns={(t) => [
        { id: 'title', title: t('admin.columns.title'), cell: ({ title }) => title },
        {
          id: 'status',
          title: t('admin.columns.status'),
          cell: ({ status }) => t(`admin.state.${status}`),
        },
        {
          id: 'sentAt',
          title: t('admin.columns.sentAt'),
          cell: ({ sentAt }) => <Day value={sentAt} />,
        },
      ]}
    />
  ),
};

function Day({ value }: { value: string | null }) {
  return value === null ? '–' : <DateTime value={value} format="date" />;
}

function Start({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation();
  switch (schedule.kind) {
    case 'dateTime':
      return <DateTime value={schedule.startsAt} format="dateTime" />;
    case 'date':
      return <DateTime value={schedule.date} format="date" />;
    case 'tbc':
      return t('match.dateToBeConfirmed');
  }
}
