import type { Page } from '@playwright/test';
import { hasRing } from './harness/keyboard.ts';
import {
  adminPages,
  forbiddenPages,
  inParts,
  lockedPages,
  memberPages,
  visitorPages,
} from './harness/pages.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { followLink, waitForApp, waitForLayout } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

interface Stop {
  name: string;
  isOutOfView: boolean;
  /** What is wrong with it, if anything. */
  problem: string;
}

/** What the page remembers of the walk. */
interface Walked {
  firstStop?: Element;
  lastStop?: Element;
}

/** What has the focus; null where the walk has left the page or begins again. */
async function nextStop(page: Page): Promise<Stop | null> {
  const found = page.evaluate(async () => {
    const one = document.activeElement;
    const walked = globalThis as Walked;
    const before = walked.lastStop;
    if (!one || one === document.body || one === walked.firstStop) return null;
    const name = `${one.tagName} ${one.ariaLabel ?? one.textContent ?? ''}`.slice(0, 60);
    const isBehind =
      !before?.isConnected ||
      Boolean(before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    const isInView = () => {
      const { left, top, width, height } = (one.closest('label') ?? one).getBoundingClientRect();
      return (
        width > 0 && left + width > 0 && left < innerWidth && top + height > 0 && top < innerHeight
      );
    };
    // What comes above it on a busy machine pushes it down, and the browser scrolls a frame later.
    for (let frame = 0; frame < 60 && !isInView(); frame += 1)
      await new Promise(requestAnimationFrame);
    const { left, top } = one.getBoundingClientRect();
    const isOutOfView = !isInView();
    if (!isOutOfView) {
      walked.firstStop ??= one;
      walked.lastStop = one;
    }
    const problems = [
      !isBehind && 'comes before the stop before it',
      isOutOfView && `is out of view, at ${left}, ${top}`,
    ];
    return { name, isOutOfView, problems: problems.filter((problem) => problem !== false) };
  });
  const [stop, isRinged] = await Promise.all([found, hasRing(page)]);
  if (!stop) return null;
  const problems = isRinged ? stop.problems : [...stop.problems, 'has no ring'];
  return { name: stop.name, isOutOfView: stop.isOutOfView, problem: problems.join(', ') };
}

/** More stops than any page has. */
const mostStops = 400;

/** The next press of Tab leads to the first stop after this. */
function startAt(page: Page, place: 'body' | 'main'): Promise<void> {
  return page.evaluate((name) => {
    const walked = globalThis as Walked;
    delete walked.firstStop;
    delete walked.lastStop;
    const start = document.createElement('div');
    start.tabIndex = -1;
    (document.querySelector(name) ?? document.body).prepend(start);
    start.focus();
    // The browser goes on from where it was.
    start.remove();
  }, place);
}

/** The rows of a list are alike: of a long one the first five and the last two are walked through. */
function leaveOutMiddleRows(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const list of document.querySelectorAll('main :is(ul, ol, tbody)')) {
      for (const row of [...list.children].slice(5, -2)) (row as HTMLElement).inert = true;
    }
  });
}

/** Goes through the page by the Tab key, from this place until its end. */
async function walk(page: Page, place: 'body' | 'main'): Promise<Stop[]> {
  await startAt(page, place);
  const stops: Stop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    let stop = await nextStop(page);
    if (stop?.isOutOfView) {
      // A busy browser can leave out the scrolling to what takes the focus. What is out of view when it
      // takes the focus again is out of view for a person.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      stop = await nextStop(page);
    }
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus does not get out of ${stops.at(-1)?.name}`);
}

const accounts = {
  'a visitor': null,
  'a member': 'user',
  'a school administrator': 'school',
  'an administrator': 'admin',
} as const;

for (const [who, addresses] of [
  ['a visitor', visitorPages],
  ['a member', [...memberPages, ...lockedPages]],
  ['a school administrator', forbiddenPages],
  ['an administrator', adminPages],
] as const) {
  for (const some of inParts(addresses, 5)) {
    test(`${who} walks through ${some[0]} and after by the Tab key (A11Y-2)`, async ({
      page,
      signIn,
    }) => {
      const account = accounts[who];
      if (account) await signIn(account);
      for (const address of some) {
        const isLoaded = address === some[0];
        // Loading takes several times as long as a change of page.
        if (isLoaded) await page.goto(address);
        else await followLink(page, address);
        await waitForApp(page);
        await expect(page.locator('h1').first(), address).toBeVisible();
        await waitForQuietNetwork(page);
        // On a busy machine what has come is drawn later, and pushes down what has the focus.
        const missing = page.locator('main :is([data-skeleton], [data-shape])');
        await expect(missing, address).toHaveCount(0);
        await waitForLayout(page);
        await leaveOutMiddleRows(page);
        // The bar and the navigation stay where they are when a link is followed.
        const stops = await walk(page, isLoaded ? 'body' : 'main');
        expect(stops.length, address).toBeGreaterThan(isLoaded ? 2 : 0);
        expect(
          stops.filter(({ problem }) => problem),
          address,
        ).toEqual([]);
      }
    });
  }
}
