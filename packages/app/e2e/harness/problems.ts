import type { Page } from '@playwright/test';

/** Everything a page complains about: uncaught errors, console errors, refused by the policy. */
export interface Problems {
  /** Lets through what a test brings about on purpose, such as the 500 it asked for. */
  allow: (...patterns: RegExp[]) => void;
  found: () => string[];
}

/**
 * DOMPurify parses hostile HTML in a document of its own: the browser then reports the inline
 * handlers and styles that it refused there, although nothing reached the page.
 */
const harmless = /^(?:script-src-attr|style-src-attr|style-src-elem|img-src) refused inline$/;

export async function watchProblems(page: Page): Promise<Problems> {
  const allowed: RegExp[] = [];
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
  page.on('console', (message) => {
    // The policy's own lines come as events below, with more in them.
    if (message.type() !== 'error' || /Content Security Policy/i.test(message.text())) return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  await page.exposeFunction('reportRefusal', (refusal: string) => problems.push(refusal));
  await page.addInitScript(() => {
    const report = (globalThis as unknown as { reportRefusal: (text: string) => void })
      .reportRefusal;
    document.addEventListener('securitypolicyviolation', (event) => {
      report(`${event.effectiveDirective} refused ${event.blockedURI}`);
    });
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    found: () =>
      problems.filter(
        (problem) => !harmless.test(problem) && !allowed.some((pattern) => pattern.test(problem)),
      ),
  };
}
