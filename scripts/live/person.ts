import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { measureTasks } from './tasks.ts';

/** A person with a browser of their own, signed in on the production build. */
export interface Person {
  context: BrowserContext;
  page: Page;
  devTools: CDPSession;
  /** The number on the badge of the navigation; 0 without a badge. */
  badge: (of?: Page) => Promise<number>;
  /** The unread count of this person on the server, or that of a token. */
  unread: (token?: string) => Promise<number>;
  /** Returns to the tab, which makes a waiting attempt. */
  wake: () => Promise<void>;
  /** Presses the button of the match search. */
  openSearch: () => Promise<void>;
  /** How many timers have been set that have neither run nor been cleared. */
  timers: () => Promise<number>;
  /** What our own code wrote to the console, and uncaught errors. */
  lines: () => readonly string[];
  close: () => Promise<void>;
}

const badgeText = /^([\d,]+) unread messages?$/;

/** Chromium's own line about a failed connection has the address; nothing of a page prevents it. */
const ofBrowser = /^WebSocket connection to '/;

export async function openPerson(browser: Browser, site: string, session: string): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
  });
  const lines: string[] = [];
  context.on('console', (message) => {
    if (!ofBrowser.test(message.text())) lines.push(message.text());
  });
  context.on('weberror', (error) => lines.push(`uncaught: ${error.error().message}`));
  await context.addInitScript((value) => {
    // The first document of a page has no storage.
    if (origin === 'null' || localStorage.getItem('signed-in-once')) return;
    localStorage.setItem('signed-in-once', 'yes');
    localStorage.setItem('touchline.session', value);
  }, session);
  const { accessToken } = JSON.parse(session) as { accessToken: string };
  const page = await context.newPage();
  await page.addInitScript(measureTasks);
  await page.addInitScript(countTimers);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  await page.goto(`${site}/home`);
  return {
    context,
    page,
    devTools,
    badge: (of = page) => badgeOf(of),
    async unread(token = accessToken) {
      const answer = await fetch(`${site}/api/messages/unread-count`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as { count: number }).count;
    },
    wake: () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    openSearch: () =>
      page.getByRole('banner').getByRole('button', { name: 'Search matches' }).click(),
    timers: () => page.evaluate(() => (globalThis as unknown as Timers).timers.size),
    lines: () => lines,
    close: () => context.close(),
  };
}

interface Timers {
  timers: Set<number | undefined>;
}

type StartTimer = (run: (...values: unknown[]) => void, ...rest: unknown[]) => number;

type ClearTimer = (timer?: number) => void;

/** Runs in the page. An interval counts until it is cleared. */
function countTimers(): void {
  const timers: Timers['timers'] = new Set();
  Object.assign(globalThis, { timers });
  const page = globalThis as unknown as Record<`set${'Timeout' | 'Interval'}`, StartTimer> &
    Record<`clear${'Timeout' | 'Interval'}`, ClearTimer>;
  const { setTimeout, setInterval, clearTimeout, clearInterval } = page;
  page.setTimeout = (run, ...rest) => {
    const end = (...values: unknown[]) => {
      timers.delete(timer);
      run(...values);
    };
    const timer = setTimeout(end, ...rest);
    timers.add(timer);
    return timer;
  };
  page.setInterval = (...values) => {
    const timer = setInterval(...values);
    timers.add(timer);
    return timer;
  };
  page.clearTimeout = (timer) => {
    timers.delete(timer);
    clearTimeout(timer);
  };
  page.clearInterval = (timer) => {
    timers.delete(timer);
    clearInterval(timer);
  };
}

async function badgeOf(page: Page): Promise<number> {
  const texts = await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByText(badgeText)
    .allTextContents();
  return Number(badgeText.exec(texts[0] ?? '')?.[1]?.replaceAll(',', '') ?? 0);
}
