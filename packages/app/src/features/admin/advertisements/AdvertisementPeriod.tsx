import { Banner } from '@touchline/ui/Banner';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { named } from '#platform/language/named.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { DayField } from '../record/fields/DayField.tsx';
import { list, pair, part, quiet } from '../record/Record.css.ts';
import { recordPath } from '../recordPaths.ts';
import type { AdvertisementFieldsProps } from './advertisementValues.ts';
import { endsOn, firstDayOf, fromTodayOn, isReversed, lastDayOf, startsOn } from './period.ts';
import { usePeriodZone } from './usePeriodZone.ts';

/** The first and the last day, in the time of the school, with a warning of a clash (AD-15, AD-17). */
export function AdvertisementPeriod({ form }: AdvertisementFieldsProps) {
  const { t } = useTranslation();
  const { values, change, isReadOnly, labelOf, nameOf } = form;
  const found = usePeriodZone(values.schoolId);
  const errorMessage = form.fieldErrorText('endsAt');
  if (found.state === 'failed') {
    return <LoadError failure={found} />;
  }
  const zone = found.state === 'ready' ? found.value : null;
  const day = (name: 'startsAt' | 'endsAt') => ({
    name: nameOf(name),
    label: labelOf(name),
    // Read-only until the zone is known, because a day begins at another instant in each zone.
    isReadOnly: isReadOnly || zone === null,
  });
  return (
    <div className={part}>
      <div className={pair}>
        <DayField
          {...day('startsAt')}
          description={t('adminRecord.advertisements.startsAtText')}
          value={zone && firstDayOf(values.startsAt, zone)}
          onChange={(date) => zone && change({ startsAt: startsOn(date, zone) })}
        />
        <DayField
          {...day('endsAt')}
          description={t('adminRecord.advertisements.endsAtText')}
          value={zone && lastDayOf(values.endsAt, zone)}
          onChange={(date) => zone && change({ endsAt: endsOn(date, zone) })}
          {...(errorMessage ? { errorMessage } : {})}
        />
      </div>
      {zone && <p className={quiet}>{t('adminRecord.advertisements.zoneText', { zone })}</p>}
      {zone && !isReversed(values) && <Clashes form={form} zone={zone} />}
    </div>
  );
}

interface ClashesProps extends AdvertisementFieldsProps {
  zone: string;
}

/** Others at the same time in the same place: a warning, which keeps nobody from saving (AD-17). */
function Clashes({ form, zone }: ClashesProps) {
  const { t } = useTranslation();
  const { endsAt, schoolId } = form.values;
  const startsAt = fromTodayOn(form.values, zone);
  const exceptId = form.record?.id;
  const clashes = useResource(
    startsAt === null
      ? null
      : ['admin', 'advertisements', 'clashes', startsAt, endsAt, schoolId, exceptId ?? ''],
    () =>
      call('advertisementOverlaps', {
        query: {
          startsAt: startsAt ?? '',
          ...(endsAt && { endsAt }),
          ...(schoolId && { schoolId }),
          ...(exceptId !== undefined && { exceptId }),
        },
        isTracked: false,
      }),
  );
  // No warning without an answer, because the warning is optional.
  if (clashes.state !== 'ready' || clashes.value.items.length === 0) return null;
  const { items } = clashes.value;
  return (
    <Banner tone="warning" title={t('adminRecord.advertisements.clashes', { count: items.length })}>
      <div className={list}>
        <p>{t('adminRecord.advertisements.clashesText')}</p>
        <ul className={list}>
          {items.map(({ id, title, weight }) => (
            <li key={id}>
              <Link href={recordPath('advertisements', id)}>{named(t, title)}</Link>{' '}
              {t('adminRecord.advertisements.weightOf', { weight })}
            </li>
          ))}
        </ul>
      </div>
    </Banner>
  );
}
