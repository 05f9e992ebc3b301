import type { Locator, Page } from '@playwright/test';
import { inMain, type LinkKind } from './harness/linkKinds.ts';
import { memberLinks } from './harness/memberLinks.ts';
import { waitForApp } from './harness/steps.ts';
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

const ways: readonly Way[] = ['press', 'Enter'];

/**
 * Proves AUTH-19, AUTH-29, HOME-3, INBOX-18, MATCH-14, MATCH-19, ROUTE-9, SEARCH-19, SHELL-2, TEAM-7,
 * USER-4, USER-10, each by the link that names it. The way back leads to the next link of a page,
 * because a page that is loaded for each takes longer than all its links.
 */
for (const { isOnce, ...one } of [...visitorLinks, ...memberLinks]) {
  for (const taken of isOnce ? ways.map((way) => [way]) : [ways]) {
    const { start, as, prepare, complaint, links } = one;
    const kinds = links.map(({ kind }) => kind).join(', ');
    test(`on ${start} as ${as ?? 'a visitor'}, by ${taken.join(' and ')}: ${kinds}, on the client`, async ({
      page,
      signIn,
      backEnd,
      problems,
    }) => {
      if (complaint) problems.allow(complaint);
      if (as) await signIn(as);
      await prepare?.(page, backEnd);
      await page.goto(start);
      // Before that a link is the browser's alone.
      await waitForApp(page);
      await mark(page);
      const { pathname } = new URL(page.url());
      const steps = links.flatMap((each) => taken.map((way) => ({ each, way })));
      for (const [index, { each, way }] of steps.entries()) {
        if (index > 0) {
          await page.goBack();
          // The token of a link is no longer in the address.
          await expect(page).toHaveURL((url) => url.pathname === pathname);
        }
        await test.step(`${each.kind}: ${way}`, () => follow(page, each, way));
      }
    });
  }
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
