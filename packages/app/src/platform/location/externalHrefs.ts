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

/** The accepted mail addresses; `deploy/page.ts` checks them too. */
const address = /^[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const number = /^\+?\d(?:[ ().-]{0,2}\d){4,14}$/;

/** The link to a mail address; null for a text that is none, or more than one address (SEC-7). */
export function mailHref(text: string): string | null {
  return address.test(text) && text.length <= 254 ? `mailto:${text}` : null;
}

/** The link to a telephone number; null for a text that is none (SEC-7). */
export function phoneHref(text: string): string | null {
  return number.test(text) ? `tel:${text.replaceAll(/[^+\d]/g, '')}` : null;
}
