/** A way to reach the support that needs no server of the product (SUPPORT-12). */
export interface OtherWay {
  /** As the deployment wrote it. */
  text: string;
  href: string;
}

/** What the deployment may write into the page; `deploy/page.ts` refuses the rest as well. */
const address = /^[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const number = /^\+?\d(?:[ ().-]{0,2}\d){4,14}$/;

/** @returns the ways that are configured and usable, the mail address first */
export function parseOtherWays(settings: {
  email: string | null | undefined;
  phone: string | null | undefined;
}): readonly OtherWay[] {
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

/** The ways that the deployment wrote into the page; none without them. */
export function otherWays(): readonly OtherWay[] {
  return parseOtherWays({ email: read('email'), phone: read('phone') });
}

function read(name: 'email' | 'phone'): string | undefined {
  const selector = `meta[name="touchline-support-${name}"]`;
  return document.querySelector<HTMLMetaElement>(selector)?.content;
}
