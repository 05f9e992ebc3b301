import type { Match } from '@touchline/contract/match';
import { httpsAddress } from '@touchline/ui/href';
import { mapAt, mapOfAddress } from '#platform/location/externalHrefs.ts';

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
  const place = mapAt(latitude, longitude);
  if (place || !address) return place;
  return mapOfAddress([...new Set([name, address, city].filter(Boolean))].join(', '));
}
