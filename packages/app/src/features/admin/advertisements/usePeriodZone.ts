import type { Resource } from '@touchline/ui/resource';
import { useSchool } from '../record/useSchool.ts';

/** The zone of whoever keeps an advertisement for all schools. */
export function zoneOfAll(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time zone of the days of an advertisement: that of its school (ADMIN-111). */
export function usePeriodZone(schoolId: string): Resource<string> {
  const school = useSchool(schoolId);
  if (schoolId === '') return { state: 'ready', value: zoneOfAll() };
  return school.state === 'ready' ? { state: 'ready', value: school.value.timeZone } : school;
}
