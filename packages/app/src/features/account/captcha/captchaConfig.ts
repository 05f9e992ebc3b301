/** The meta element into which the deployment writes the provider and its key. */
const metaName = 'touchline-captcha';

/**
 * The captcha of the deployment, `turnstile:KEY`. Turnstile asks for no puzzle, so that signing up
 * is no test of memory or sight (SIGNUP-4). Its origin stands in `deploy/headers.ts` as well.
 */
const format = /^turnstile:([\w-]{1,200})$/;

/** @returns the key of the site; null without one, and then nothing of the captcha is loaded */
export function parseCaptchaKey(content: string | null | undefined): string | null {
  return format.exec(content ?? '')?.[1] ?? null;
}

/** The key that the deployment wrote into the page. */
export function captchaKey(): string | null {
  return parseCaptchaKey(
    document.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`)?.content,
  );
}
