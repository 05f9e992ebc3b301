import { matchTypes } from '@touchline/contract/adminMatch';
import { sports } from '@touchline/contract/match';
import { genders } from '@touchline/contract/team';
import { Banner } from '@touchline/ui/Banner';
import { Card } from '@touchline/ui/Card';
import { Select } from '@touchline/ui/Select';
import { TextField } from '@touchline/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { pair, part, quiet } from '../../record/Record.css.ts';
import { isPast, scheduleOf } from './matchTime.ts';
import { titleIn, titleOf, type MatchFieldsProps } from './matchValues.ts';
import { useMatchZone } from './schoolZone.ts';
import { SideField } from './SideField.tsx';
import { TimeFields } from './TimeFields.tsx';
import { VenueFields } from './VenueFields.tsx';
import { ZoneField } from './ZoneField.tsx';

/** The option for nothing, because an option needs an id. */
const none = 'none';

/** The fields of a match (MATCH-28). */
export function MatchFields({ form }: MatchFieldsProps) {
  const { t } = useTranslation();
  const { text, choice, values, change, record } = form;
  // One that was emptied follows the teams from then on, whatever it reads meanwhile.
  const [isTitleEmptied, setTitleEmptied] = useState(false);
  if (!isTitleEmptied && values.broadcastTitle.trim() === '') setTitleEmptied(true);
  const [homeSchoolId, setHomeSchoolId] = useState('');
  const keepsTitle = record !== null && !isTitleEmptied;
  const optional = (name: 'matchType' | 'gender') => ({
    ...choice(name),
    placeholder: t('adminRecord.matches.none'),
    value: values[name] || none,
    onChange: (id: string) => change({ [name]: id === none ? '' : id }),
  });
  const nothing = { id: none, label: t('adminRecord.matches.none') };
  return (
    <>
      <Card title={t('adminRecord.matches.profile')}>
        <div className={part}>
          <TextField
            {...text('broadcastTitle')}
            isRequired={titleOf(values.homeTeam, values.awayTeam) === ''}
            onBlur={() => {
              const title = titleIn(values);
              if (title !== values.broadcastTitle && !form.isReadOnly) {
                change({ broadcastTitle: title });
              }
            }}
            description={t('adminRecord.matches.titleText')}
            autoComplete="off"
          />
          <Select
            {...choice('sport')}
            value={values.sport || null}
            placeholder={t('validation.choose')}
            description={t(
              record?.score ? 'adminRecord.matches.sportFixed' : 'adminRecord.matches.sportText',
            )}
            isDisabled={form.isReadOnly || Boolean(record?.score)}
            options={sports.map((id) => ({ id, label: t(`match.sport.${id}`) }))}
          />
          <SideField
            form={form}
            side="homeTeam"
            keepsTitle={keepsTitle}
            onSchoolChange={setHomeSchoolId}
          />
          <SideField form={form} side="awayTeam" keepsTitle={keepsTitle} />
        </div>
      </Card>
      <Card title={t('adminRecord.matches.when')}>
        <When form={form} homeSchoolId={values.homeTeam.kind === 'team' ? homeSchoolId : ''} />
      </Card>
      <Card title={t('adminRecord.matches.where')}>
        <VenueFields form={form} />
      </Card>
      <Card title={t('adminRecord.matches.competition')}>
        <div className={part}>
          <div className={pair}>
            <TextField {...text('competition')} autoComplete="off" />
            <TextField {...text('round')} autoComplete="off" />
          </div>
          <div className={pair}>
            <Select
              {...optional('matchType')}
              options={[nothing, ...matchTypes.map((id) => ({ id, label: t(`match.kind.${id}`) }))]}
            />
            <Select
              {...optional('gender')}
              options={[nothing, ...genders.map((id) => ({ id, label: t(`team.gender.${id}`) }))]}
            />
          </div>
          <div className={pair}>
            <TextField {...text('ageGroup')} description={t('adminRecord.teams.ageGroupText')} />
            <TextField {...text('level')} description={t('adminRecord.teams.levelText')} />
          </div>
          <TextField
            {...text('streamUrl')}
            inputMode="url"
            description={t('adminRecord.schools.websiteText')}
            autoComplete="off"
          />
        </div>
      </Card>
    </>
  );
}

function When({ form, homeSchoolId }: MatchFieldsProps & { homeSchoolId: string }) {
  const { t } = useTranslation();
  const { values, change, choice, record } = form;
  const chooseZone = useMatchZone(form, homeSchoolId);
  const isPutOff = record?.status === 'postponed' || record?.status === 'cancelled';
  const isLate = (record?.status ?? 'scheduled') === 'scheduled';
  return (
    <div className={part}>
      {isPutOff && <p className={quiet}>{t('adminRecord.matches.timeByState')}</p>}
      <TimeFields
        label={form.labelOf('schedule')}
        value={values.schedule}
        onChange={(changes) => change({ schedule: { ...values.schedule, ...changes } })}
        nameOf={(field) => form.nameOf(field === 'date' ? 'schedule' : `schedule.${field}`)}
        fieldErrorText={(field) => form.fieldErrorText(`schedule.${field}`)}
        isReadOnly={form.isReadOnly || isPutOff}
      />
      {isLate && isPast(scheduleOf(values.schedule), serverNow()) && (
        <Banner tone="warning" title={t('adminRecord.matches.past')} />
      )}
      <ZoneField
        {...choice('timeZone')}
        // The day and the time stay as they are typed; what they mean follows the zone.
        onChange={chooseZone}
      />
    </div>
  );
}
