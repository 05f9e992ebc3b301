import { nameDisplays, photoDisplays } from '@touchline/contract/school';
import { Banner } from '@touchline/ui/Banner';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { part } from '../record/Record.css.ts';
import type { SchoolRecordFieldsProps } from './schoolValues.ts';

/** What the school shows of its athletes at most (SCHOOL-3, SCHOOL-4). */
export function SchoolDefaults({ form }: SchoolRecordFieldsProps) {
  const { t } = useTranslation();
  const { values, change, text, nameOf, isReadOnly } = form;
  const { defaults } = values;
  const showsNobody =
    values.privacyContactEmail.trim() === '' && defaults.athleteNames !== 'hidden';
  return (
    <div className={part}>
      <TextField
        {...text('privacyContactEmail')}
        inputMode="email"
        description={t('adminRecord.schools.privacyText')}
        autoComplete="off"
      />
      {showsNobody && <Banner tone="warning" title={t('adminRecord.schools.privacyMissing')} />}
      <RadioGroup
        name={nameOf('defaults.athleteNames')}
        label={t('adminRecord.schools.athleteNames')}
        value={defaults.athleteNames}
        onChange={(athleteNames) => change({ defaults: { ...defaults, athleteNames } })}
        isDisabled={isReadOnly}
      >
        {nameDisplays.map((display) => (
          <Radio key={display} value={display}>
            {t(`adminRecord.schools.names.${display}`)}
          </Radio>
        ))}
      </RadioGroup>
      <RadioGroup
        name={nameOf('defaults.photos')}
        label={t('adminRecord.schools.photosLabel')}
        value={defaults.photos}
        onChange={(photos) => change({ defaults: { ...defaults, photos } })}
        isDisabled={isReadOnly}
      >
        {photoDisplays.map((display) => (
          <Radio key={display} value={display}>
            {t(`adminRecord.schools.photos.${display}`)}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
