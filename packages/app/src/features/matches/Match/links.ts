import type { Match } from '@touchline/contract/match';

/** The address of a map of the venue, if its coordinates are known. */
export function mapUrl({ latitude, longitude }: NonNullable<Match['venue']>): string | null {
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const place = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${place.toString()}`;
}
