import type { Resource } from '@touchline/ui/resource';
import { zoneOfDevice } from '#platform/time/schedule.ts';
import { useSchool } from '../record/useSchool.ts';

/** The time zone of the days of an advertisement: that of its school (ADMIN-111). */
export function usePeriodZone(schoolId: string): Resource<string> {
  const school = useSchool(schoolId);
  if (schoolId === '') return { state: 'ready', value: zoneOfDevice() };
  return school.state === 'ready' ? { state: 'ready', value: school.value.timeZone } : school;
}
