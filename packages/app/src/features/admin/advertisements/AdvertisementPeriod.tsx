import { Banner } from '@touchline/ui/Banner';
import { DateField } from '@touchline/ui/DateField';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { list, pair, part, quiet } from '../record/Record.css.ts';
import { recordPath } from '../recordPaths.ts';
import type { AdvertisementFieldsProps } from './AdvertisementFields.tsx';
import { endsOn, firstDayOf, isReversed, lastDayOf, startsOn } from './period.ts';
import { useSchool } from '../record/useSchool.ts';

/** The first and the last day, in the time of the school, with a warning of a clash (AD-15, AD-17). */
export function AdvertisementPeriod({ form }: AdvertisementFieldsProps) {
  const { t } = useTranslation();
  const { values, change, isReadOnly, labelOf, nameOf } = form;
  const school = useSchool(values.schoolId);
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = values.schoolId !== '' && school.state === 'ready' ? school.value.timeZone : own;
  const words = form.wordsAbout('endsAt');
  return (
    <div className={part}>
      <div className={pair}>
        <DateField
          name={nameOf('startsAt')}
          label={labelOf('startsAt')}
          description={t('adminRecord.advertisements.startsAtText')}
          value={firstDayOf(values.startsAt, zone)}
          onChange={(day) => change({ startsAt: startsOn(day, zone) })}
          isReadOnly={isReadOnly}
        />
        <DateField
          name={nameOf('endsAt')}
          label={labelOf('endsAt')}
          description={t('adminRecord.advertisements.endsAtText')}
          value={lastDayOf(values.endsAt, zone)}
          onChange={(day) => change({ endsAt: endsOn(day, zone) })}
          isReadOnly={isReadOnly}
          {...(words ? { errorMessage: words } : {})}
        />
      </div>
      <p className={quiet}>{t('adminRecord.advertisements.zoneText', { zone })}</p>
      {!isReversed(values) && <Clashes form={form} />}
    </div>
  );
}

/** An advertisement without a first day runs since ever. */
const ever = '2000-01-01T00:00:00Z';

/** Others at the same time in the same place: a warning, which keeps nobody from saving (AD-17). */
function Clashes({ form }: AdvertisementFieldsProps) {
  const { t } = useTranslation();
  const { startsAt, endsAt, schoolId } = form.values;
  const exceptId = form.record?.id;
  const clashes = useResource(
    ['admin', 'advertisements', 'clashes', startsAt, endsAt, schoolId, exceptId ?? ''],
    () =>
      call('advertisementOverlaps', {
        query: {
          startsAt: startsAt || ever,
          ...(endsAt && { endsAt }),
          ...(schoolId && { schoolId }),
          ...(exceptId !== undefined && { exceptId }),
        },
        isTracked: false,
      }),
  );
  // It is a help alone: without an answer nothing is warned of.
  if (clashes.state !== 'ready' || clashes.value.items.length === 0) return null;
  const { items } = clashes.value;
  return (
    <Banner tone="warning" title={t('adminRecord.advertisements.clashes', { count: items.length })}>
      <div className={list}>
        <p>{t('adminRecord.advertisements.clashesText')}</p>
        <ul className={list}>
          {items.map(({ id, title, weight }) => (
            <li key={id}>
              <Link href={recordPath('advertisements', id)}>{title}</Link>{' '}
              {t('adminRecord.advertisements.weightOf', { weight })}
            </li>
          ))}
        </ul>
      </div>
    </Banner>
  );
}
