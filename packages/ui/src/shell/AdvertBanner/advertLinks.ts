import { httpsAddress, phoneText, sitePath } from '../../href/index.ts';

/** The validated links of an advertisement. */
export interface AdvertLinks {
  /** A `tel:` address and its number as it is read; `undefined` without a valid one. */
  call: { href: string; number: string } | undefined;
  /** An https address and its host; `undefined` without a safe address. */
  visit: { href: string; host: string } | undefined;
  /** An https picture or one of this site; `undefined` without a safe address. */
  image: string | undefined;
}

function callLink(number: string): AdvertLinks['call'] {
  const digits = number.replaceAll(/[\s().-]/g, '');
  return /^\+?\d{5,15}$/.test(digits)
    ? { href: `tel:${digits}`, number: phoneText(number) }
    : undefined;
}

function visitLink(address: string): AdvertLinks['visit'] {
  const url = httpsAddress(address);
  return url ? { href: url.href, host: url.host.replace(/^www\./, '') } : undefined;
}

function imageSource(address: string): string | undefined {
  return sitePath(address) ?? httpsAddress(address)?.href;
}

/**
 * Validates the addresses of an advertisement: only https, `tel:` and pictures of this site are
 * accepted.
 */
export function advertLinks(advertisement: {
  webLink?: string | null | undefined;
  contactNumber?: string | null | undefined;
  imageUrl?: string | null | undefined;
}): AdvertLinks {
  const { webLink, contactNumber, imageUrl } = advertisement;
  return {
    call: contactNumber ? callLink(contactNumber) : undefined,
    visit: webLink ? visitLink(webLink) : undefined,
    image: imageUrl ? imageSource(imageUrl.trim()) : undefined,
  };
}
