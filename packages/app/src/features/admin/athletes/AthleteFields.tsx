import { isGranted } from '@touchline/contract/playerDisplay';
import { Banner } from '@touchline/ui/Banner';
import { Card } from '@touchline/ui/Card';
import { Select } from '@touchline/ui/Select';
import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { PictureField } from '#platform/form/picture/PictureField.tsx';
import { serverNow } from '#platform/serverClock.ts';
import { DayField } from '../record/fields/DayField.tsx';
import { pair, part, quiet } from '../record/Record.css.ts';
import { SchoolField } from '../record/fields/SchoolField.tsx';
import { RoleField } from '../teams/RoleField.tsx';
import { photo } from './Athlete.css.ts';
import { AthleteDisplay } from './AthleteDisplay.tsx';
import { athleteAgeBands, isUsualName, type AthleteFieldsProps } from './athleteValues.ts';

/** What the list sends for an athlete without an age band. */
const noBand = 'none';

/** The fields of an athlete; there are none for contacts, health and national ids (ATHLETE-6). */
export function AthleteFields({ form }: AthleteFieldsProps) {
  const { t } = useTranslation();
  const { text, choice, values, change, isReadOnly, record } = form;
  const bands = values.ageBand && !athleteAgeBands.includes(values.ageBand) ? [values.ageBand] : [];
  const born = text('dateOfBirth');
  const names = [values.givenName, values.familyName, values.preferredName];
  const photoError = form.fieldErrorText('photoUrl');
  const isUnusual = names.some((name) => !isUsualName(name.trim()));
  return (
    <>
      <Card title={t('adminRecord.athletes.person')}>
        <div className={part}>
          <SchoolField {...choice('schoolId')} saved={record?.school ?? null} />
          <div className={pair}>
            <TextField {...text('givenName')} autoComplete="off" />
            <TextField {...text('familyName')} autoComplete="off" />
          </div>
          {isUnusual && <Banner tone="warning" title={t('adminRecord.athletes.unusualName')} />}
          <div className={pair}>
            <TextField {...text('preferredName')} autoComplete="off" />
            <RoleField {...choice('position')} />
          </div>
        </div>
      </Card>
      <Card title={t('adminRecord.athletes.age')}>
        <div className={part}>
          <p className={quiet}>{t('adminRecord.athletes.ageText')}</p>
          <div className={pair}>
            <DayField
              {...born}
              value={values.dateOfBirth || null}
              onChange={(day) => change({ dateOfBirth: day ?? '' })}
            />
            <Select
              {...choice('ageBand')}
              value={values.ageBand || noBand}
              onChange={(band) => change({ ageBand: band === noBand ? '' : band })}
              placeholder={t('adminRecord.athletes.noBand')}
              options={[
                { id: noBand, label: t('adminRecord.athletes.noBand') },
                ...[...bands, ...athleteAgeBands].map((id) => ({ id, label: id })),
              ]}
            />
          </div>
        </div>
      </Card>
      {record && (
        <>
          <Card title={t('adminRecord.athletes.display')}>
            <AthleteDisplay form={form} record={record} />
          </Card>
          <Card title={t('adminRecord.athletes.photo')}>
            <PictureField
              name={form.nameOf('photoUrl')}
              label={t('adminRecord.athletes.photo')}
              preview={values.photoUrl && <img className={photo} src={values.photoUrl} alt="" />}
              value={values.photoUrl}
              onChange={(photoUrl) => change({ photoUrl })}
              isDisabled={isReadOnly}
              isChoosable={isGranted(record.consents.photo, new Date(serverNow()))}
              description={t(
                isGranted(record.consents.photo, new Date(serverNow()))
                  ? 'picture.limits'
                  : 'adminRecord.athletes.photoNeedsConsent',
              )}
              {...(photoError ? { errorMessage: photoError } : {})}
            />
          </Card>
        </>
      )}
    </>
  );
}
