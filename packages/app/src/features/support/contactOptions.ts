/**
 * A mail address or telephone number of the support, which works without the server (SUPPORT-12).
 */
export interface ContactOption {
  /** As the deployment wrote it. */
  text: string;
  href: string;
}

/** The accepted mail addresses; `deploy/page.ts` checks them too. */
const address = /^[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const number = /^\+?\d(?:[ ().-]{0,2}\d){4,14}$/;

/** @returns the options that are configured and valid, the mail address first */
export function parseContactOptions(settings: {
  email: string | null | undefined;
  phone: string | null | undefined;
}): readonly ContactOption[] {
  const email = settings.email?.trim() ?? '';
  const phone = settings.phone?.trim() ?? '';
  return [
    ...(address.test(email) && email.length <= 254
      ? [{ text: email, href: `mailto:${email}` }]
      : []),
    ...(number.test(phone)
      ? [{ text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]
      : []),
  ];
}

/** The options that the deployment wrote into the page. */
export function contactOptions(): readonly ContactOption[] {
  return parseContactOptions({ email: read('email'), phone: read('phone') });
}

function read(name: 'email' | 'phone'): string | undefined {
  const selector = `meta[name="touchline-support-${name}"]`;
  return document.querySelector<HTMLMetaElement>(selector)?.content;
}
