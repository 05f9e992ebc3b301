import type { Locator, Page } from '@playwright/test';
import { inMain, type LinkKind, type StartPage } from './harness/linkKinds.ts';
import { memberLinks } from './harness/memberLinks.ts';
import { followLink, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';
import { visitorLinks } from './harness/visitorLinks.ts';

/** A marker that a reload of the document removes. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

type Way = 'press' | 'Enter';

async function follow(page: Page, { find, leadsTo }: LinkKind, way: Way): Promise<void> {
  const found = await find(page);
  await expect(found).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.toggleAttribute('data-left', true));
  if (way === 'press') await found.click();
  else await pressEnter(page, found);
  await expect(page).toHaveURL(leadsTo);
  // The address changes before the page does, and a page that is not left yet would keep its state.
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await expect(heading).toBeVisible();
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
}

type Role = StartPage['as'];

/** Follows each link of a page that is shown; the way back leads to the next. */
async function followAll(page: Page, links: readonly LinkKind[], ways: readonly Way[]) {
  const { pathname } = new URL(page.url());
  const steps = links.flatMap((each) => ways.map((way) => ({ each, way })));
  for (const [index, { each, way }] of steps.entries()) {
    if (index > 0) {
      await page.goBack();
      // The token of a link is no longer in the address.
      await expect(page).toHaveURL((url) => url.pathname === pathname);
    }
    await test.step(`${each.kind}: ${way}`, () => follow(page, each, way));
  }
}

async function load(page: Page, start: string): Promise<void> {
  await page.goto(start);
  // Before that a link is the browser's alone.
  await waitForApp(page);
  await mark(page);
}

const nameOf = (links: readonly LinkKind[]) => links.map(({ kind }) => kind).join(', ');

const starts = [...visitorLinks, ...memberLinks];
const isPlain = ({ isOnce, complaint, prepare }: StartPage) => !isOnce && !complaint && !prepare;
const roles = new Set<Role>(starts.map(({ as }) => as));

/**
 * Proves AUTH-19, AUTH-29, HOME-3, INBOX-18, MATCH-14, MATCH-19, ROUTE-9, SEARCH-19, SHELL-2, TEAM-7,
 * USER-4, USER-10, each by the link that names it. Links lead from one start to the next as well,
 * because a page that is loaded for each takes longer than all its links.
 */
for (const role of roles) {
  const plain = starts.filter((each) => each.as === role && isPlain(each));
  test(`as ${role ?? 'a visitor'}, by press and Enter: ${nameOf(plain.flatMap(({ links }) => links))}, on the client`, async ({
    page,
    signIn,
  }) => {
    if (role) await signIn(role);
    for (const [index, { start, links }] of plain.entries()) {
      await test.step(`on ${start}`, async () => {
        if (index === 0) await load(page, start);
        else await followLink(page, start);
        await followAll(page, links, ['press', 'Enter']);
      });
    }
  });
}

for (const one of starts.filter((each) => !isPlain(each))) {
  const { start, as, isOnce, prepare, complaint, links } = one;
  const ways: readonly Way[] = isOnce ? ['press'] : ['press', 'Enter'];
  test(`on ${start} as ${as ?? 'a visitor'}, by ${ways.join(' and ')}: ${nameOf(links)}, on the client`, async ({
    page,
    signIn,
    backEnd,
    problems,
  }) => {
    if (complaint) problems.allow(complaint);
    if (as) await signIn(as);
    await prepare?.(page, backEnd);
    await load(page, start);
    await followAll(page, links, ways);
  });
}

/** Options of a combo box are chosen by arrow keys; other links are focused. */
async function pressEnter(page: Page, found: Locator): Promise<void> {
  if ((await found.getAttribute('role')) === 'option') {
    await page.keyboard.press('ArrowDown');
    await expect(found).toHaveAttribute('data-focused', 'true');
  } else {
    await found.focus();
  }
  await page.keyboard.press('Enter');
}

test('a link opened in a new tab leaves this page as it is', async ({ page, context }) => {
  await page.goto('/about-us');
  const contact = inMain(page, 'Contact us');
  // Before the wait for the tab begins, which else counts the time until the page is there too.
  await expect(contact).toBeVisible();
  const opened = context.waitForEvent('page');
  await contact.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/support\/contact-us$/);
  await expect(page).toHaveURL(/\/about-us$/);
});
