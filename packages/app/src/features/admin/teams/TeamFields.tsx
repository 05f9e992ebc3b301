import { sports, visibilities } from '@touchline/contract/match';
import { genders } from '@touchline/contract/team';
import { Card } from '@touchline/ui/Card';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { Select } from '@touchline/ui/Select';
import { TextArea } from '@touchline/ui/TextArea';
import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { CrestAndColours } from '../record/fields/CrestAndColours.tsx';
import { pair, part } from '../record/Record.css.ts';
import { SchoolField } from '../record/fields/SchoolField.tsx';
import { SquadFields } from './SquadFields.tsx';
import type { TeamFieldsProps } from './teamValues.ts';

/** The fields of a team (TEAM-1). */
export function TeamFields({ form }: TeamFieldsProps) {
  const { t } = useTranslation();
  const { text, choice, values, record } = form;
  return (
    <>
      <Card title={t('adminRecord.teams.profile')}>
        <div className={part}>
          <SchoolField {...choice('schoolId')} saved={record?.school ?? null} />
          <div className={pair}>
            <TextField {...text('name')} />
            <TextField {...text('shortName')} />
          </div>
          <div className={pair}>
            <Select
              {...choice('sport')}
              value={values.sport || null}
              placeholder={t('validation.choose')}
              options={sports.map((id) => ({ id, label: t(`match.sport.${id}`) }))}
            />
            <Select
              {...choice('gender')}
              value={values.gender || null}
              placeholder={t('validation.choose')}
              options={genders.map((id) => ({ id, label: t(`team.gender.${id}`) }))}
            />
          </div>
          <div className={pair}>
            <TextField {...text('season')} description={t('adminRecord.teams.seasonText')} />
            <TextField {...text('ageGroup')} description={t('adminRecord.teams.ageGroupText')} />
            <TextField {...text('level')} description={t('adminRecord.teams.levelText')} />
          </div>
          <TextArea
            {...text('aliases')}
            description={t('adminRecord.teams.aliasesText')}
            rows={2}
          />
        </div>
      </Card>
      <Card title={t('adminRecord.teams.squad')}>
        <SquadFields form={form} />
      </Card>
      <Card title={t('adminRecord.teams.publishing')}>
        <RadioGroup
          {...choice('visibility')}
          label={t('adminRecord.teams.publishing')}
          isLabelHidden
        >
          {visibilities.map((visibility) => (
            <Radio key={visibility} value={visibility}>
              {t(`adminRecord.teams.visibilities.${visibility}`)}
            </Radio>
          ))}
        </RadioGroup>
      </Card>
      <Card title={t('adminRecord.teams.looks')}>
        <TeamFace form={form} />
      </Card>
    </>
  );
}

/** The crest and the colours. Without a picture the crest has the letters of the school. */
function TeamFace({ form }: TeamFieldsProps) {
  const { text, values, change, nameOf, record } = form;
  return (
    <CrestAndColours
      crest={text('crestUrl')}
      colours={{
        name: nameOf('colours'),
        value: values.colours,
        onChange: (colours) => change({ colours }),
      }}
      id={values.schoolId || 'new'}
      name={record?.school.name ?? values.name}
    />
  );
}
