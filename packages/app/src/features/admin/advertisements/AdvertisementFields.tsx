import { advertisementCategories } from '@touchline/contract/adminAdvertisement';
import { Banner } from '@touchline/ui/Banner';
import { Card } from '@touchline/ui/Card';
import { Select } from '@touchline/ui/Select';
import { TextArea } from '@touchline/ui/TextArea';
import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { zoneOfDevice } from '#platform/time/schedule.ts';
import { zoneOrOwn } from '../matches/fields/matchTime.ts';
import { pair, part, quiet } from '../record/Record.css.ts';
import { SchoolField } from '../record/fields/SchoolField.tsx';
import { AdvertisementPeriod } from './AdvertisementPeriod.tsx';
import { AdvertisementPicture } from './AdvertisementPicture.tsx';
import { AdvertisementPreview } from './AdvertisementPreview.tsx';
import type { AdvertisementFieldsProps } from './advertisementValues.ts';
import { movePeriod } from './period.ts';
import { usePeriodZone } from './usePeriodZone.ts';

/** How often an advertisement is picked beside others, from 1 to 10 (AD-14). */
const weights = Array.from({ length: 10 }, (_, index) => String(index + 1));

/** The fields of an advertisement (AD-9 to AD-15), and how it looks at three widths. */
export function AdvertisementFields({ form }: AdvertisementFieldsProps) {
  const { t } = useTranslation();
  const { text, choice, values } = form;
  const leadsNowhere = values.webLink.trim() === '' && values.contactNumber.trim() === '';
  // No warnings before the person has started to type.
  const isBegun = form.record !== null || values.description.trim() !== '';
  return (
    <>
      <Card title={t('adminRecord.advertisements.preview')}>
        <AdvertisementPreview values={values} />
      </Card>
      <Card title={t('adminRecord.advertisements.text')}>
        <div className={part}>
          <TextField {...text('title')} />
          <TextArea {...text('description')} rows={2} hasCount maxLength={160} />
          <Select
            {...choice('category')}
            value={values.category || null}
            placeholder={t('validation.choose')}
            description={t(
              values.category === 'food'
                ? 'adminRecord.advertisements.foodText'
                : 'adminRecord.advertisements.categoryText',
            )}
            options={advertisementCategories.map((id) => ({
              id,
              label: t(`admin.category.${id}`),
            }))}
          />
          <div className={pair}>
            <TextField
              {...text('webLink')}
              inputMode="url"
              description={t('adminRecord.advertisements.webLinkText')}
              autoComplete="off"
            />
            <TextField
              {...text('contactNumber')}
              type="tel"
              description={t('adminRecord.advertisements.contactNumberText')}
              autoComplete="off"
            />
          </div>
          {leadsNowhere && isBegun && (
            <Banner tone="warning" title={t('adminRecord.advertisements.leadsNowhere')} />
          )}
        </div>
      </Card>
      <Card title={t('adminRecord.advertisements.fields.imageUrl')}>
        <AdvertisementPicture form={form} />
      </Card>
      <Card title={t('adminRecord.advertisements.placement')}>
        <div className={part}>
          <Audience form={form} />
          <AdvertisementPeriod form={form} />
          <Select
            {...choice('weight')}
            placeholder={t('validation.choose')}
            description={t('adminRecord.advertisements.weightText')}
            options={weights.map((id) => ({ id, label: id }))}
          />
        </div>
      </Card>
    </>
  );
}

/** The school that sees it, or all of them. */
function Audience({ form }: AdvertisementFieldsProps) {
  const { t } = useTranslation();
  const { choice, change, values } = form;
  const zone = usePeriodZone(values.schoolId);
  return (
    <>
      <SchoolField
        {...choice('schoolId')}
        saved={null}
        onChange={(schoolId, zoneOfSchool) => {
          const from = zone.state === 'ready' ? zone.value : null;
          const known = zoneOfSchool === null ? null : zoneOrOwn(zoneOfSchool);
          const to = schoolId === '' ? zoneOfDevice() : known;
          change({ schoolId, ...movePeriod(values, from, to) });
        }}
      />
      <p className={quiet}>
        {t(
          values.schoolId === ''
            ? 'adminRecord.advertisements.toAllText'
            : 'adminRecord.advertisements.toOneText',
        )}
      </p>
    </>
  );
}
