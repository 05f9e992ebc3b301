import type { Resource } from '@touchline/ui/resource';
import { zoneOfDevice } from '#platform/time/schedule.ts';
import { zoneOrOwn } from '../matches/fields/matchTime.ts';
import { useSchool } from '../record/fields/useSchool.ts';

/**
 * The time zone of the days of an advertisement: that of its school, or of the device where the browser
 * does not know it (ADMIN-111).
 */
export function usePeriodZone(schoolId: string): Resource<string> {
  const school = useSchool(schoolId);
  if (schoolId === '') return { state: 'ready', value: zoneOfDevice() };
  return school.state === 'ready'
    ? { state: 'ready', value: zoneOrOwn(school.value.timeZone) }
    : school;
}
