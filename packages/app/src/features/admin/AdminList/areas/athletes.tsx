import {
  ArrowRightStartOnRectangleIcon,
  EyeSlashIcon,
  ShieldExclamationIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import {
  athleteStatuses,
  consentPurposes,
  consentStates,
  type AthleteRecord,
  type Consent,
  type ConsentPurpose,
} from '@touchline/contract/athlete';
import { DateTime } from '@touchline/ui/DateTime';
import { Icon } from '@touchline/ui/Icon';
import type { TableColumn } from '@touchline/ui/Table';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { serverNow } from '#platform/serverClock.ts';
import { AdminList } from '../AdminList.tsx';
import { defined, manyOf, oneValueOf, type AreaList } from '../areaList.ts';
import { changeEach } from '../bulk/bulk.ts';
import { Changed, NameCell, StateCell, TwoLines } from '../columns/cells.tsx';
import { consentLooks } from '../columns/consentLooks.ts';
import type { ChosenFilters } from '../filters/listAddress.ts';
import { consentView, endOf, endings, type Ending } from '../columns/consentView.ts';
import { schoolFilter, teamFilter } from '../filters/filters.ts';
import { consentDay } from '../../athletes/consentRequest.ts';
import { orSayInUse } from '../../record/orSayInUse.ts';
import { athleteBadges } from '../../statusBadges.ts';

type Status = AthleteRecord['status'];

/** The consent that the list is about. */
function purposeIn(filters: ChosenFilters): ConsentPurpose {
  return oneValueOf<ConsentPurpose>(filters, 'purpose') ?? 'names';
}

function consentColumn(t: TFunction, purpose: ConsentPurpose): TableColumn<AthleteRecord> {
  return {
    id: 'expiresAt',
    title: t(`admin.consentTo.${purpose}`),
    lines: 2,
    cell: ({ consents }) => <ConsentCell consent={consents[purpose]} />,
  };
}

type Change = Partial<Pick<AthleteRecord, 'status' | 'displayPolicy'>>;

function change({ id, version }: AthleteRecord, athlete: Change): Promise<AthleteRecord> {
  return call('updateAthlete', { path: { id }, body: { version, athlete } });
}

const sorts = ['familyName', 'givenName', 'status', 'updatedAt', 'expiresAt'] as const;

const list: AreaList<AthleteRecord, (typeof sorts)[number]> = {
  area: 'athletes',
  sorts,
  isSearchPrivate: true,
  filters: [
    {
      id: 'purpose',
      values: consentPurposes,
      label: (t) => t('admin.columns.purpose'),
      textOf: (t, value) => t(`admin.purpose.${value as ConsentPurpose}`),
    },
    {
      id: 'consent',
      values: consentStates,
      label: (t) => t('admin.columns.consent'),
      textOf: (t, value) => t(`admin.consent.${value as Consent['state']}`),
    },
    {
      id: 'ends',
      values: endings,
      label: (t) => t('admin.columns.ends'),
      textOf: (t, value) => t(`admin.ends.${value as Ending}`),
    },
    {
      id: 'status',
      values: athleteStatuses,
      isMany: true,
      label: (t) => t('admin.columns.status'),
      textOf: (t, value) => t(`admin.state.${value as Status}`),
    },
    {
      id: 'flag',
      values: ['true', 'false'],
      label: (t) => t('admin.columns.flag'),
      textOf: (t, value) => t(value === 'true' ? 'admin.flag.set' : 'admin.flag.notSet'),
    },
    schoolFilter,
    teamFilter,
  ],
  fetch: ({ search, ...query }, filters) => {
    const ends = oneValueOf<Ending>(filters, 'ends');
    const flag = oneValueOf(filters, 'flag');
    const asked = {
      ...query,
      ...defined({
        purpose: oneValueOf<ConsentPurpose>(filters, 'purpose'),
        consent: oneValueOf<Consent['state']>(filters, 'consent'),
        expiresBefore: ends && endOf(ends, serverNow()),
        status: manyOf<Status>(filters, 'status'),
        safetyFlag: flag === undefined ? undefined : flag === 'true',
        schoolId: oneValueOf(filters, 'school'),
        teamId: oneValueOf(filters, 'team'),
      }),
    };
    // A search can hold a name, so it goes in the body and not in the address (ATHLETE-7).
    return search
      ? call('searchAthletes', { body: { ...asked, search } })
      : call('athletes', { query: asked });
  },
  fetchOne: (id) => call('athlete', { path: { id } }),
  nameOf: nameOf,
  columns: ({ t, isOfAllSchools, filters }) => [
    {
      id: 'familyName',
      title: t('admin.columns.name'),
      lines: 2,
      cell: (athlete) => <Name athlete={athlete} />,
    },
    ...(isOfAllSchools
      ? [
          {
            id: 'school',
            title: t('admin.columns.school'),
            cell: ({ school }: AthleteRecord) => school.name,
          },
        ]
      : []),
    {
      id: 'teams',
      title: t('admin.columns.teams'),
      cell: ({ teams }) => teams.map(({ name }) => name).join(', ') || '–',
    },
    consentColumn(t, purposeIn(filters)),
    {
      id: 'shownAs',
      title: t('admin.columns.shownAs'),
      cell: ({ shownAs }) => shownAs ?? t('admin.hiddenPlayer'),
    },
    {
      id: 'status',
      title: t('admin.columns.status'),
      cell: ({ status }) => (
        <StateCell {...athleteBadges[status]} text={t(`admin.state.${status}`)} />
      ),
    },
    {
      id: 'updatedAt',
      title: t('admin.columns.changed'),
      cell: ({ updatedAt, updatedBy }) => <Changed at={updatedAt} by={updatedBy} />,
    },
  ],
  // None makes more of several athletes public (ATHLETE-10).
  actions: [
    {
      id: 'hideNames',
      icon: EyeSlashIcon,
      isFor: ({ displayPolicy }) => displayPolicy !== 'hidden',
      run: (rows) => changeEach(rows, (row) => change(row, { displayPolicy: 'hidden' })),
      undo: ({ displayPolicy }, after) => change(after, { displayPolicy }),
    },
    {
      id: 'left',
      icon: ArrowRightStartOnRectangleIcon,
      isFor: ({ status }) => status === 'active',
      run: (rows) => changeEach(rows, (row) => change(row, { status: 'left' })),
      undo: ({ status }, after) => change(after, { status }),
    },
    {
      id: 'remove',
      icon: TrashIcon,
      // The server refuses to delete an athlete of a squad or a line-up (ATHLETE-12).
      isFor: ({ teams, isInUse }) => teams.length === 0 && !isInUse,
      run: (rows) =>
        changeEach(rows, ({ id, version }) =>
          orSayInUse('athletes', call('deleteAthlete', { path: { id }, query: { version } })),
        ),
      undo: ({ id }) => call('restoreAthlete', { path: { id }, body: {} }),
    },
  ],
};

/** The athletes of the schools that the person administers. */
export function Page() {
  return <AdminList list={list} />;
}

function nameOf({ givenName, familyName }: AthleteRecord): string {
  return `${givenName} ${familyName}`;
}

function Name({ athlete }: { athlete: AthleteRecord }) {
  const { t } = useTranslation();
  const { id, ageBand, preferredName, safetyFlag } = athlete;
  return (
    <NameCell
      area="athletes"
      id={id}
      name={nameOf(athlete)}
      detail={[preferredName && `“${preferredName}”`, ageBand].filter(Boolean).join(' · ')}
      mark={
        // The label says that there is a flag, and not why (ATHLETE-3).
        safetyFlag && <Icon icon={ShieldExclamationIcon} label={t('admin.flag.set')} />
      }
    />
  );
}

function ConsentCell({ consent }: { consent: Consent }) {
  const { t } = useTranslation();
  const view = consentView(consent, serverNow());
  return (
    <TwoLines
      detail={
        consent.state === 'granted' &&
        consent.expiresAt && (
          <DateTime value={consentDay(consent.expiresAt)} format="date" now={serverNow} />
        )
      }
    >
      <StateCell {...consentLooks[view]} text={t(`admin.consent.${view}`)} />
    </TwoLines>
  );
}
