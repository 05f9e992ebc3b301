const openStreetMap = 'https://www.openstreetmap.org';

/** The address of a map of a place on the earth; null where its coordinates are not known. */
export function mapAt(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const place = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `${openStreetMap}/?${place.toString()}`;
}

/** The address of a map that looks an address up. */
export function mapOfAddress(address: string): string {
  return `${openStreetMap}/search?${new URLSearchParams({ query: address }).toString()}`;
}
