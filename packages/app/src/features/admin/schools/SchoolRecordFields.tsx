import { schoolTypes } from '@touchline/contract/school';
import { Card } from '@touchline/ui/Card';
import { ComboBox } from '@touchline/ui/ComboBox';
import { Select } from '@touchline/ui/Select';
import { TextArea } from '@touchline/ui/TextArea';
import { TextField } from '@touchline/ui/TextField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { widePicture } from '#platform/form/picture/cropPicture.ts';
import { PictureField } from '#platform/form/picture/PictureField.tsx';
import { CrestAndColours } from '../record/fields/CrestAndColours.tsx';
import { pair, part } from '../record/Record.css.ts';
import { countriesIn, languagesIn, timeZones } from './places.ts';
import { cover } from './SchoolRecordFields.css.ts';
import { SchoolDefaults } from './SchoolDefaults.tsx';
import type { SchoolRecordFieldsProps } from './schoolValues.ts';

/** The fields of a school (SCHOOL-1). */
export function SchoolRecordFields({ form }: SchoolRecordFieldsProps) {
  const { t } = useTranslation();
  const { text, choice } = form;
  return (
    <>
      <Card title={t('adminRecord.schools.profile')}>
        <div className={part}>
          <TextField {...text('name')} />
          <div className={pair}>
            <TextField
              {...text('shortName')}
              description={t('adminRecord.schools.shortNameText')}
            />
            <Select
              {...choice('type')}
              placeholder={t('validation.choose')}
              options={schoolTypes.map((id) => ({
                id,
                label: t(`adminRecord.schools.types.${id}`),
              }))}
            />
          </div>
          <TextArea {...text('about')} rows={4} hasCount maxLength={1000} />
          <SchoolLanguage form={form} />
          <TextArea
            {...text('aliases')}
            description={t('adminRecord.schools.aliasesText')}
            rows={2}
          />
        </div>
      </Card>
      <Card title={t('adminRecord.schools.face')}>
        <SchoolFace form={form} />
      </Card>
      <Card title={t('adminRecord.schools.fields.coverUrl')}>
        <SchoolCover form={form} />
      </Card>
      <Card title={t('adminRecord.schools.place')}>
        <SchoolPlace form={form} />
      </Card>
      <Card title={t('adminRecord.schools.contacts')}>
        <div className={part}>
          <div className={pair}>
            <TextField
              {...text('officePhone')}
              type="tel"
              description={t('adminRecord.schools.officePhoneText')}
              autoComplete="off"
            />
            <TextField {...text('officeEmail')} inputMode="email" autoComplete="off" />
          </div>
          <TextField
            {...text('website')}
            inputMode="url"
            description={t('adminRecord.schools.websiteText')}
            autoComplete="off"
          />
        </div>
      </Card>
      <Card title={t('adminRecord.schools.athletes')}>
        <SchoolDefaults form={form} />
      </Card>
    </>
  );
}

/** The language in which the school tells about itself. */
function SchoolLanguage({ form }: SchoolRecordFieldsProps) {
  const { t, i18n } = useTranslation();
  const languages = useMemo(() => languagesIn(i18n.language), [i18n.language]);
  return (
    <ComboBox
      {...form.choice('aboutLanguage')}
      value={form.values.aboutLanguage || null}
      onChange={(id) => form.change({ aboutLanguage: id ?? '' })}
      options={languages}
      labels={{ loading: t('adminRecord.searching'), empty: t('search.empty') }}
      description={t('adminRecord.schools.aboutLanguageText')}
    />
  );
}

function SchoolFace({ form }: SchoolRecordFieldsProps) {
  const { text, values, change, nameOf, record } = form;
  return (
    <CrestAndColours
      crest={text('logoUrl')}
      colours={{
        name: nameOf('colours'),
        value: values.colours,
        onChange: (colours) => change({ colours }),
      }}
      id={record?.id ?? 'new'}
      // As on the pages of the school, where the letters come from the whole name.
      name={values.name || values.shortName}
    />
  );
}

/** A photograph across the public page. */
function SchoolCover({ form }: SchoolRecordFieldsProps) {
  const { t } = useTranslation();
  const { name, label, value, onChange, isReadOnly, errorMessage } = form.text('coverUrl');
  return (
    <PictureField
      name={name}
      label={label}
      shape={widePicture}
      preview={value && <img className={cover} src={value} alt="" />}
      value={value}
      onChange={onChange}
      isDisabled={isReadOnly}
      description={t('adminRecord.schools.coverText')}
      {...(errorMessage ? { errorMessage } : {})}
    />
  );
}

function SchoolPlace({ form }: SchoolRecordFieldsProps) {
  const { t, i18n } = useTranslation();
  const { text, choice, values, change } = form;
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  const saved = form.record?.timeZone ?? values.timeZone;
  const zones = useMemo(() => timeZones(saved), [saved]);
  const labels = { loading: t('adminRecord.searching'), empty: t('search.empty') };
  const country = choice('country');
  const timeZone = choice('timeZone');
  return (
    <div className={part}>
      <TextField {...text('address')} autoComplete="off" />
      <div className={pair}>
        <TextField {...text('district')} autoComplete="off" />
        <TextField {...text('city')} autoComplete="off" />
      </div>
      <div className={pair}>
        <ComboBox
          {...country}
          value={values.country || null}
          onChange={(id) => change({ country: id ?? '' })}
          options={countries}
          labels={labels}
        />
        <ComboBox
          {...timeZone}
          value={values.timeZone || null}
          onChange={(id) => change({ timeZone: id ?? '' })}
          options={zones}
          labels={labels}
        />
      </div>
    </div>
  );
}
