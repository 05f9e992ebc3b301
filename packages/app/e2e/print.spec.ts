import type { Page } from '@playwright/test';
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

/** The pages that somebody prints, each with the words that it draws last. */
const printed: { path: string; isOwn?: true; last: string }[] = [
  { path: '/home', last: 'Balcarrick Academy' },
  { path: '/matches', last: 'Gökçeçınar U16' },
  { path: '/teams/team-tr-football-u16-gokcecinar?tab=table', last: 'Table' },
  { path: '/schools', last: 'Balcarrick Academy' },
  { path: '/schools/school-gokcecinar', last: 'Latest results' },
  { path: '/about-us', last: 'Live connection' },
  { path: '/favourites', isOwn: true, last: 'Schools' },
  { path: '/profile', isOwn: true, last: 'Firefox, Android' },
];

for (const { path, isOwn, last } of printed) {
  test(`${path} prints without what can be pressed, dark on white in the dark scheme (LAYOUT-22)`, async ({
    page,
    signIn,
  }) => {
    if (isOwn) await signIn();
    await storeScheme(page);
    // The width of A4 with its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto(path);
    await expect(page.getByRole('main').getByText(last).first()).toBeVisible();
    // A skeleton has the same headings.
    await expect(page.locator('main :is([data-skeleton], [data-shape])')).toHaveCount(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const nothing = { controls: [], pale: [], cut: [], overflow: 0 };
    await expect.poll(() => page.evaluate(unfitForPaper)).toEqual(nothing);
  });
}

test('the home page prints its matches and schools, without hints and ways to other pages (LAYOUT-22)', async ({
  page,
}) => {
  await page.goto('/home');
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
});

test('a message prints as its words (LAYOUT-22)', async ({ page, signIn }) => {
  await signIn();
  await storeScheme(page);
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/messages');
  await page.getByRole('main').getByRole('link', { name: 'Kick-off moved to 18:30' }).click();
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'Kick-off moved to 18:30', level: 1 }),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const nothing = { controls: [], pale: [], cut: [], overflow: 0 };
  await expect.poll(() => page.evaluate(unfitForPaper)).toEqual(nothing);
  await expect(main.getByText('so that the visitors can arrive')).toBeVisible();
});

/** What is read more than printed: what stands on paper is dark, whole, and nothing to press. */
for (const { who, paths } of [
  {
    who: 'a visitor',
    paths: [
      '/matches/tr-football-u16-r1-1',
      '/teams/team-tr-football-u16-gokcecinar',
      '/teams/team-tr-football-u16-gokcecinar?tab=players',
      '/terms',
      '/privacy',
      '/support/contact-us',
      '/sign-up',
      '/no/such/page',
    ],
  },
  { who: 'a member', paths: ['/messages', '/messages?show=unread'] },
]) {
  test(`the other pages of ${who} print without what can be pressed, dark on white in the dark scheme (LAYOUT-22)`, async ({
    page,
    signIn,
  }) => {
    if (who === 'a member') await signIn();
    await storeScheme(page);
    await page.setViewportSize({ width: 718, height: 1000 });
    for (const path of paths) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main :is([data-skeleton], [data-shape])')).toHaveCount(0);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const nothing = { controls: [], pale: [], cut: [], overflow: 0 };
      await expect.poll(() => page.evaluate(unfitForPaper), { message: path }).toEqual(nothing);
    }
  });
}

async function storeScheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const appearance = { layout: 'classy', theme: 'default', scheme: 'dark' };
    localStorage.setItem('touchline.appearance', JSON.stringify(appearance));
  });
}
