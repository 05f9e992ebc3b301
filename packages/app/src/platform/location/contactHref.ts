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
