import { mailHref, phoneHref } from '#platform/location/externalHrefs.ts';

/**
 * A mail address or telephone number of the support, which works without the server (SUPPORT-12).
 */
export interface ContactOption {
  /** As the deployment wrote it. */
  text: string;
  href: string;
}

/** @returns the options that are configured and valid, the mail address first */
export function parseContactOptions(settings: {
  email: string | null | undefined;
  phone: string | null | undefined;
}): readonly ContactOption[] {
  const email = settings.email?.trim() ?? '';
  const phone = settings.phone?.trim() ?? '';
  return [
    { text: email, href: mailHref(email) },
    { text: phone, href: phoneHref(phone) },
  ].filter((option): option is ContactOption => option.href !== null);
}

/** The options that the deployment wrote into the page. */
export function contactOptions(): readonly ContactOption[] {
  return parseContactOptions({ email: read('email'), phone: read('phone') });
}

function read(name: 'email' | 'phone'): string | undefined {
  const selector = `meta[name="touchline-support-${name}"]`;
  return document.querySelector<HTMLMetaElement>(selector)?.content;
}
