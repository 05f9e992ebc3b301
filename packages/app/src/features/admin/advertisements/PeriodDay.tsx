import { DateTime } from '@touchline/ui/DateTime';
import { serverNow } from '#platform/serverClock.ts';
import { zoneOfDevice } from '#platform/time/schedule.ts';
import { firstDayOf, lastDayOf } from './period.ts';
import { usePeriodZone } from './usePeriodZone.ts';

export interface PeriodDayProps {
  /** The instant at which the period begins or ends; empty for none. */
  value: string;
  /** Empty: all schools. */
  schoolId: string;
  end: 'first' | 'last';
}

/**
 * The first or the last day on which an advertisement is shown, in the time of its school (ADMIN-111).
 * Where that is not known it is the day of the device.
 */
export function PeriodDay({ value, schoolId, end }: PeriodDayProps) {
  const found = usePeriodZone(value === '' ? '' : schoolId);
  if (found.state === 'loading') return null;
  const zone = found.state === 'ready' ? found.value : zoneOfDevice();
  const day = end === 'last' ? lastDayOf(value, zone) : firstDayOf(value, zone);
  return day === null ? '–' : <DateTime value={day} format="date" now={serverNow} />;
}
