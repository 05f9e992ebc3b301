import type { Match } from '@touchline/contract/match';
import { httpsAddress } from '@touchline/ui/href';

const openStreetMap = 'https://www.openstreetmap.org';

type Venue = NonNullable<Match['venue']>;

/** Where the venue is, in words: its name, pitch, address and city, each once. */
export function venueText({ name, pitch, address, city }: Venue): string {
  return [...new Set([name, pitch, address, city].filter(Boolean))].join(', ');
}

/**
 * The address of a map of the venue: the one that was given, else OpenStreetMap at its coordinates
 * or with its address. A name alone finds another place of that name too easily.
 */
export function mapUrl(venue: Venue): string | null {
  const given = httpsAddress(venue.mapUrl);
  if (given) return given.href;
  const { latitude, longitude, name, address, city } = venue;
  if (isPlace(latitude, longitude)) {
    const place = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
    return `${openStreetMap}/?${place.toString()}`;
  }
  if (!address) return null;
  const query = [...new Set([name, address, city].filter(Boolean))].join(', ');
  return `${openStreetMap}/search?${new URLSearchParams({ query }).toString()}`;
}

function isPlace(latitude: number | null, longitude: number | null): boolean {
  if (latitude === null || longitude === null) return false;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
