import type { SchoolProfile } from '@touchline/contract/school';

type Place = Pick<SchoolProfile, 'latitude' | 'longitude'>;

/** The address of a map of the school, if its coordinates are known. */
export function schoolMap({ latitude, longitude }: Place): string | null {
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const place = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${place.toString()}`;
}
