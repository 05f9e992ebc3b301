import type { Page, Request } from '@playwright/test';
import { createConformance, describedApi } from '../../../../mocks/src/openApi/conformance.ts';

/**
 * Collects uncaught errors, console errors, violations of the content security policy and calls that
 * differ from the OpenAPI description.
 */
export interface PageErrors {
  /** Ignores errors that a test causes on purpose, such as a requested 500. */
  allow: (...patterns: RegExp[]) => void;
  found: () => string[];
}

/**
 * DOMPurify parses hostile HTML in a separate document. The browser reports the inline handlers and
 * styles that it blocked there, although nothing reached the page.
 */
const ignoredViolations =
  /^(?:script-src-attr|style-src-attr|style-src-elem|img-src) refused inline$/;

const api = createConformance(describedApi());

export async function collectPageErrors(page: Page): Promise<PageErrors> {
  const allowed: RegExp[] = [];
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
  page.on('console', (message) => {
    // Violations of the policy are recorded by their events below, which have more details.
    if (message.type() !== 'error' || /Content Security Policy/i.test(message.text())) return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const [method, url] = [request.method(), request.url()];
    const { pathname } = new URL(url);
    if (!pathname.startsWith('/api/') || request.resourceType() !== 'fetch') return;
    // A form with files cannot be read here; the mock back end holds it against the contract.
    if (request.headers()['content-type']?.startsWith('multipart/')) return;
    const violations = api.requestViolations({ method, url, requestBody: bodyOf(request) });
    problems.push(...violations.map((violation) => `${method} ${pathname}: ${violation}`));
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
        (problem) =>
          !ignoredViolations.test(problem) && !allowed.some((pattern) => pattern.test(problem)),
      ),
  };
}

/** The parsed body; undefined if there is none or it is not JSON. */
function bodyOf(request: Request): unknown {
  try {
    return request.postDataJSON() as unknown;
  } catch {
    return undefined;
  }
}
