import type { Match } from '@touchline/contract/match';

/** Host of an `https:` address without credentials in it, null for every other text. */
export function httpsHost(text: string | null): string | null {
  if (!text) return null;
  try {
    const { protocol, username, password, host } = new URL(text);
    return protocol === 'https:' && !username && !password ? host : null;
  } catch {
    return null;
  }
}

/** Where the ground is on a map, if its place is known. */
export function mapUrl({ latitude, longitude }: NonNullable<Match['venue']>): string | null {
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const place = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${place.toString()}`;
}
