import type { Page } from '@playwright/test';
import { followLink, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test('a match prints as its score, its course, its line-ups and its place, on white (LAYOUT-22)', async ({
  page,
}) => {
  await page.goto('/matches/tr-football-u16-r1-1');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['Timeline', 'Line-ups', 'Details']) {
    await expect(main.getByRole('heading', { name: part })).toBeVisible();
  }
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('switch')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /on a map/ })).toHaveCount(0);
  const { background, overflow } = await page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));
  expect(background).toMatch(/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/);
  expect(overflow).toBe(0);
});

/** What is seen on the page and does nothing on paper, or could not be read on it. */
function unfitForPaper() {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const takesRoom = ({ width, height }: DOMRect) => width > 1 && height > 1;
  const idle =
    'button, [role="switch"], [role="tab"], [role="searchbox"], [role="combobox"], input[type="search"], input[type="password"], nav, [role="banner"], [role="contentinfo"]';
  const controls = [...document.querySelectorAll(idle)]
    .filter((element) => isSeen(element) && takesRoom(element.getBoundingClientRect()))
    .map((element) => element.outerHTML.slice(0, 120));
  /** The shade of a colour: 0 is black, 1 is white. */
  const shade = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const linear = (part: number) =>
      part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  /** Whether it stands on a ground of its own, such as a pill, and not on the paper. */
  const hasOwnGround = (element: Element | null): boolean => {
    if (!element) return false;
    const { backgroundColor } = getComputedStyle(element);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
    return isClear ? hasOwnGround(element.parentElement) : shade(backgroundColor) < 0.9;
  };
  const pale = [...document.querySelectorAll('main *')]
    .filter(
      (element) =>
        isSeen(element) &&
        !hasOwnGround(element) &&
        [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        ),
    )
    .filter((element) => 1.05 / (shade(getComputedStyle(element).color) + 0.05) < 4.5)
    .map((element) => element.outerHTML.slice(0, 120));
  /** What the end of a sheet could cut in two. */
  const cut = [...document.querySelectorAll('main article, main tr, main li')]
    .filter((element) => {
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      return !around.some((one) => one && getComputedStyle(one).breakInside === 'avoid');
    })
    .map((element) => element.outerHTML.slice(0, 120));
  const overflow = document.documentElement.scrollWidth - innerWidth;
  return { controls, pale, cut, overflow };
}

interface Printed {
  path: string;
  /** Words that the page draws last. */
  last?: string;
}

/**
 * What is printed, and what is read more than printed: on paper it is dark, whole, and nothing to press.
 * None follows another of its path, whose page would stay until it has read the parameters.
 */
const visitorPages: Printed[] = [
  { path: '/home', last: 'Balcarrick Academy' },
  { path: '/teams/team-tr-football-u16-gokcecinar' },
  { path: '/matches', last: 'Gökçeçınar U16' },
  { path: '/teams/team-tr-football-u16-gokcecinar?tab=table', last: 'Table' },
  { path: '/schools', last: 'Balcarrick Academy' },
  { path: '/teams/team-tr-football-u16-gokcecinar?tab=players' },
  { path: '/schools/school-gokcecinar', last: 'Latest results' },
  { path: '/matches/tr-football-u16-r1-1' },
  { path: '/about-us', last: 'Live connection' },
  { path: '/terms' },
  { path: '/privacy' },
  { path: '/support/contact-us' },
  { path: '/sign-up' },
  { path: '/no/such/page' },
];

const memberPages: Printed[] = [
  { path: '/messages?show=unread' },
  { path: '/favourites', last: 'Schools' },
  { path: '/profile', last: 'Firefox, Android' },
  { path: '/messages' },
];

test('the pages of a visitor print without what can be pressed, dark on white in the dark scheme, the home page without hints and ways to other pages (LAYOUT-22)', async ({
  page,
}) => {
  await openHome(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'All schools' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('With an account you get messages')).toBeHidden();
  await expect(main.getByText('Use the star on a match')).toBeHidden();
  await expect(main.getByRole('link', { name: /^All / })).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Live now',
    'Today',
    'Recently finished',
    'Schools',
  ]);
  await printEach(page, visitorPages);
});

test('the pages of a member print without what can be pressed, dark on white in the dark scheme, and a message as its words (LAYOUT-22)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openHome(page);
  await printEach(page, memberPages);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Kick-off moved to 18:30' }).click();
  await expect(
    main.getByRole('heading', { name: 'Kick-off moved to 18:30', level: 1 }),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expectFitForPaper(page, 'a message');
  await expect(main.getByText('so that the visitors can arrive')).toBeVisible();
});

/** In the dark scheme, in the width of A4 with its margins. */
async function openHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const appearance = { layout: 'classy', theme: 'default', scheme: 'dark' };
    localStorage.setItem('touchline.appearance', JSON.stringify(appearance));
  });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/home');
  await waitForApp(page);
}

async function printEach(page: Page, pages: readonly Printed[]): Promise<void> {
  for (const { path, last } of pages) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await followLink(page, path);
    if (last) await expect(page.getByRole('main').getByText(last).first()).toBeVisible();
    // A skeleton has the same headings.
    await expect(page.locator('main :is([data-skeleton], [data-shape])')).toHaveCount(0);
    await expectFitForPaper(page, path);
  }
}

async function expectFitForPaper(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const nothing = { controls: [], pale: [], cut: [], overflow: 0 };
  await expect.poll(() => page.evaluate(unfitForPaper), { message: name }).toEqual(nothing);
}
