/** Where a ground is, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const twoNumbers = /^(-?\d{1,3}(?:\.\d{1,20})?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d{1,20})?)$/;

/** Coordinates as maps copy them, such as `41.0082, 28.9784`; null for anything else. */
export function readCoordinates(text: string): Coordinates | null {
  const [, latitude, longitude] = twoNumbers.exec(text.trim()) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return isOnEarth ? place : null;
}

/** Coordinates as a person reads and copies them; empty where one of them is not known. */
export function writeCoordinates(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): string {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? `${latitude}, ${longitude}`
    : '';
}
