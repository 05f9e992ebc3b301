import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { createConformance, describedApi } from '../../../../mocks/src/openApi/conformance.ts';

/**
 * Collects uncaught errors, console errors (an answer of 400 and above is one), violations of the content
 * security policy and calls that differ from the OpenAPI description.
 */
export interface PageErrors {
  /**
   * Watches all pages of a context, those that are open and those that are opened later.
   *
   * @returns what takes out of the context again what it has added to its pages
   */
  watch: (context: BrowserContext) => Promise<() => Promise<void>>;
  /**
   * Ignores errors that a step of a test causes on purpose, such as a requested 500, while the step
   * runs. Each pattern has to be reported by its end.
   */
  during: <Result>(patterns: RegExp | RegExp[], step: () => Promise<Result>) => Promise<Result>;
  /** Ignores errors that a whole test causes on purpose. Each pattern has to be reported. */
  allow: (...patterns: RegExp[]) => void;
  /** Ignores errors that come or not, depending on time or chance, such as those of a lost hub. */
  tolerate: (...patterns: RegExp[]) => void;
  /** The errors that nothing allows. */
  found: () => string[];
  /** The allowed patterns that were never reported: an allowance that is stale would hide a fault. */
  unused: () => string[];
}

/** What is reported of an answer with this status: by the browser, and by the app. */
export const withStatus = (status: number): RegExp =>
  new RegExp(`(status of|answered) ${status}\\b`);

/**
 * DOMPurify parses hostile HTML in a separate document. The browser reports the inline handlers and
 * styles that it blocked there, although nothing reached the page.
 */
const ignoredViolations =
  /^(?:script-src-attr|style-src-attr|style-src-elem|img-src) refused inline$/;

const api = createConformance(describedApi());

/** Patterns that are ignored while a step runs. */
interface Allowance {
  readonly patterns: readonly RegExp[];
  readonly reported: Set<RegExp>;
}

export function createPageErrors(): PageErrors {
  const contexts: BrowserContext[] = [];
  const allowed: RegExp[] = [];
  const tolerated: RegExp[] = [];
  const running = new Set<Allowance>();
  const reported: string[] = [];

  /** Records an error, unless a step that runs now expects it. */
  function report(problem: string) {
    for (const { patterns, reported: used } of running) {
      const matching = patterns.filter((pattern) => pattern.test(problem));
      for (const pattern of matching) used.add(pattern);
      if (matching.length > 0) return;
    }
    reported.push(problem);
  }

  /** The events of the context, because a page that a link opens is known only when its answer has begun. */
  async function watch(context: BrowserContext) {
    contexts.push(context);
    const watchCrash = (page: Page) => page.on('crash', () => report('the page crashed'));
    context.pages().forEach(watchCrash);
    context.on('page', watchCrash);
    context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
    context.on('console', (message) => {
      // Violations of the policy are recorded by their events below, which have more details.
      if (message.type() !== 'error' || /Content Security Policy/i.test(message.text())) return;
      report(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('request', (request) => violationsOf(request).forEach(report));
    const exposed = await context.exposeFunction('reportRefusal', report);
    const script = await context.addInitScript(() => {
      const { reportRefusal } = globalThis as unknown as {
        reportRefusal: (text: string) => Promise<void>;
      };
      document.addEventListener('securitypolicyviolation', (event) => {
        // It rejects in the moment between the end of the test and that of its page.
        reportRefusal(`${event.effectiveDirective} refused ${event.blockedURI}`).catch(() => {});
      });
    });
    return async () => {
      await script.dispose();
      await exposed.dispose();
    };
  }

  return {
    watch,
    async during(patterns, step) {
      const allowance = { patterns: [patterns].flat(), reported: new Set<RegExp>() };
      running.add(allowance);
      try {
        const result = await step();
        for (const pattern of allowance.patterns) {
          const message = `the page reports ${pattern}`;
          await expect.poll(() => allowance.reported.has(pattern), message).toBe(true);
        }
        // What the pages have reported by now arrives before these answers.
        const pages = contexts.flatMap((context) => context.pages());
        await Promise.allSettled(pages.map((page) => page.evaluate(() => undefined)));
        return result;
      } finally {
        running.delete(allowance);
      }
    },
    allow: (...patterns) => void allowed.push(...patterns),
    tolerate: (...patterns) => void tolerated.push(...patterns),
    found: () =>
      reported.filter(
        (problem) =>
          !ignoredViolations.test(problem) &&
          ![...allowed, ...tolerated].some((pattern) => pattern.test(problem)),
      ),
    unused: () =>
      allowed.filter((pattern) => !reported.some((problem) => pattern.test(problem))).map(String),
  };
}

/** In what a call of a page differs from the OpenAPI description. */
function violationsOf(request: Request): string[] {
  const [method, url] = [request.method(), request.url()];
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/api/') || request.resourceType() !== 'fetch') return [];
  // A form with files cannot be read here; the mock back end holds it against the contract.
  if (request.headers()['content-type']?.startsWith('multipart/')) return [];
  return api
    .requestViolations({ method, url, requestBody: bodyOf(request) })
    .map((violation) => `${method} ${pathname}: ${violation}`);
}

/** The parsed body; undefined if there is none or it is not JSON. */
function bodyOf(request: Request): unknown {
  try {
    return request.postDataJSON() as unknown;
  } catch {
    return undefined;
  }
}
