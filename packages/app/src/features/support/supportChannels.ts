import { mailHref, phoneHref } from '#platform/location/externalHrefs.ts';

/**
 * A mail address or telephone number of the support, which works without the server (SUPPORT-12).
 */
export interface SupportChannel {
  /** As the deployment wrote it. */
  text: string;
  href: string;
}

/** @returns the channels that are configured and valid, the mail address first */
export function parseSupportChannels(settings: {
  email: string | null | undefined;
  phone: string | null | undefined;
}): readonly SupportChannel[] {
  const email = settings.email?.trim() ?? '';
  const phone = settings.phone?.trim() ?? '';
  return [
    { text: email, href: mailHref(email) },
    { text: phone, href: phoneHref(phone) },
  ].filter((channel): channel is SupportChannel => channel.href !== null);
}

/** The channels that the deployment wrote into the page. */
export function readSupportChannels(): readonly SupportChannel[] {
  return parseSupportChannels({ email: read('email'), phone: read('phone') });
}

function read(name: 'email' | 'phone'): string | undefined {
  const selector = `meta[name="touchline-support-${name}"]`;
  return document.querySelector<HTMLMetaElement>(selector)?.content;
}
