import type { Match } from '@touchline/contract/match';

/** @returns the host of an `https:` address without credentials, null for any other text */
export function parseHttpsHost(text: string | null): string | null {
  if (!text) return null;
  try {
    const { protocol, username, password, host } = new URL(text);
    return protocol === 'https:' && !username && !password ? host : null;
  } catch {
    return null;
  }
}

/** The address of a map of the venue, if its coordinates are known. */
export function mapUrl({ latitude, longitude }: NonNullable<Match['venue']>): string | null {
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const place = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${place.toString()}`;
}
