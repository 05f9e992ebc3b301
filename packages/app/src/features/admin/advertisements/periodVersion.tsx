import type { ReactNode } from 'react';
import type { AdvertisementValues } from './advertisementValues.ts';
import { PeriodDay } from './PeriodDay.tsx';

/** A day of the period as the form shows it, for the comparison of two versions. */
export function periodVersion(
  name: 'startsAt' | 'endsAt',
  { schoolId, [name]: value }: AdvertisementValues,
): ReactNode {
  const end = name === 'endsAt' ? 'last' : 'first';
  return value && <PeriodDay value={value} schoolId={schoolId} end={end} />;
}
