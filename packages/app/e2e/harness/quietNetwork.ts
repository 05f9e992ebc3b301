import { expect, type Page, type Request } from '@playwright/test';

interface Traffic {
  underWay: Set<Request>;
  /** When a request began or ended last, in ms of `performance.now`. */
  changedAt: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** Notes the requests of a page from now on, for `waitForQuietNetwork`. Active for every test. */
export function trackRequests(page: Page): void {
  const traffic: Traffic = { underWay: new Set(), changedAt: performance.now() };
  traffics.set(page, traffic);
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    traffic.changedAt = performance.now();
  };
  const begin = note((request) => traffic.underWay.add(request));
  const end = note((request) => traffic.underWay.delete(request));
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
}

/**
 * Waits until the page has had no request under way for half a second. Playwright's `networkidle` asks
 * the frames of the page as well, and on a busy machine one of `srcdoc` may never report it.
 */
export async function waitForQuietNetwork(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('The requests of this page are not tracked');
  await expect
    .poll(
      () => {
        const isQuiet = performance.now() - traffic.changedAt >= 500;
        return isQuiet ? [...traffic.underWay].map((request) => request.url()) : 'not quiet';
      },
      // Playwright's own intervals grow to a second.
      { message: 'requests under way', timeout: 60_000, intervals: [50] },
    )
    .toEqual([]);
}
