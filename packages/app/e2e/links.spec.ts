import type { Locator, Page } from '@playwright/test';
import { seasonMatches } from '../../../mocks/src/fixtures/matches.ts';
import { navigationLink, openPanel, openSearch, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

interface LinkKind {
  kind: string;
  start: string;
  isSignedIn?: boolean;
  /** The account that is signed in, where it is not the usual one. */
  as?: 'school';
  /** Brings the page into the state that shows the link. */
  find: (page: Page) => Locator | Promise<Locator>;
  leadsTo: RegExp;
  /** The errors that are expected at the start. */
  complaint?: RegExp;
}

const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** The page of the first match of a kind. */
function pageOf(isIt: (match: ReturnType<typeof seasonMatches>[number]) => boolean): string {
  return `/matches/${seasonMatches().find(isIt)?.id}`;
}

/** All kinds of links to other pages of the product. */
const kinds: LinkKind[] = [
  {
    kind: 'an entry of the navigation',
    start: '/home',
    find: (page) => navigationLink(page, 'About Us'),
    leadsTo: /\/about-us$/,
  },
  {
    kind: 'the logo (SHELL-2)',
    start: '/about-us',
    find: (page) => page.getByRole('banner').getByRole('link', { name: /start page/ }),
    leadsTo: /\/home$/,
  },
  {
    kind: 'a match card',
    start: '/home',
    find: (page) => page.getByRole('article').first().getByRole('link').first(),
    leadsTo: /\/matches\/.+/,
  },
  {
    kind: 'a team in the timeline (MATCH-14)',
    start: pageOf(({ events }) => events.some(({ side }) => side !== null)),
    find: (page) => page.getByRole('main').locator('ol').getByRole('link').first(),
    leadsTo: /\/teams\/.+/,
  },
  {
    kind: 'a team beside its sets (MATCH-14)',
    start: pageOf(({ score }) => score?.kind === 'sets'),
    find: (page) => page.getByRole('table', { name: 'Sets' }).getByRole('link').first(),
    leadsTo: /\/teams\/.+/,
  },
  {
    kind: 'the own school in the profile (USER-10)',
    start: '/profile',
    isSignedIn: true,
    as: 'school',
    find: (page) => inMain(page, 'Gökçeçınar Anadolu Lisesi'),
    leadsTo: /\/schools\/school-gokcecinar$/,
  },
  {
    kind: 'more of a section',
    start: '/home',
    find: (page) => inMain(page, 'All live matches'),
    leadsTo: /\/matches\?status=live&status=paused$/,
  },
  {
    kind: 'the way on of an empty page',
    start: '/favourites',
    find: (page) => inMain(page, 'All matches'),
    leadsTo: /\/matches$/,
  },
  {
    kind: 'the sign-up of the start page (HOME-3)',
    start: '/home',
    find: (page) => inMain(page, 'Sign up'),
    leadsTo: /\/sign-up$/,
  },
  {
    kind: 'the sign-in of a page for members (INBOX-18)',
    start: '/messages',
    find: (page) => inMain(page, 'Sign in'),
    leadsTo: /\/sign-in\?redirectURL=%2Fmessages$/,
  },
  {
    kind: 'the way on of an unknown page (ROUTE-9)',
    start: '/no/such/page',
    find: (page) => inMain(page, 'To the start page'),
    leadsTo: /\/home$/,
  },
  {
    kind: 'the way on of an unknown match (MATCH-19)',
    start: '/matches/no-such-match',
    find: (page) => inMain(page, 'To all matches'),
    leadsTo: /\/matches$/,
    complaint: /(status of|answered) 404/,
  },
  {
    kind: 'a link in a text',
    start: '/about-us',
    find: (page) => inMain(page, 'Contact us'),
    leadsTo: /\/support\/contact-us$/,
  },
  {
    kind: 'the way past the sign-in',
    start: '/sign-in',
    find: (page) => page.getByRole('link', { name: 'Go on without signing in' }),
    leadsTo: /\/home$/,
  },
  {
    kind: 'a found match (SEARCH-19)',
    start: '/home',
    find: async (page) => {
      const field = await openSearch(page);
      await field.fill('school');
      return page.getByRole('option').first();
    },
    leadsTo: /\/matches\/.+/,
  },
  {
    kind: 'a message of the panel',
    start: '/about-us',
    isSignedIn: true,
    find: async (page) => (await openPanel(page, 'Messages')).getByRole('link').first(),
    leadsTo: /\/(matches|messages|favourites|support|home)/,
  },
  {
    kind: 'a notification',
    start: '/about-us',
    isSignedIn: true,
    find: async (page) => (await openPanel(page, 'Notifications')).getByRole('link').first(),
    leadsTo: /\/(matches|messages|favourites|support|home)/,
  },
  {
    kind: 'a message of the page',
    start: '/messages',
    isSignedIn: true,
    find: (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first(),
    leadsTo: /\/messages\/.+/,
  },
  {
    kind: 'a shortcut',
    start: '/home',
    isSignedIn: true,
    find: async (page) => {
      await page.getByRole('button', { name: 'Shortcuts' }).click();
      return page.getByRole('dialog', { name: 'Shortcuts' }).getByRole('link', { name: /^About/ });
    },
    leadsTo: /\/about-us$/,
  },
  {
    kind: 'an entry of the user menu (USER-4)',
    start: '/home',
    isSignedIn: true,
    find: async (page) => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      return page.getByRole('menuitem', { name: 'Sign out' });
    },
    leadsTo: /\/sign-out$/,
  },
  {
    kind: 'the way back in after signing out',
    start: '/sign-out',
    isSignedIn: true,
    find: (page) => page.getByRole('link', { name: 'Sign in again' }),
    leadsTo: /\/sign-in$/,
  },
];

/** A marker that a reload of the document removes. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

for (const { kind, start, isSignedIn, as, find, leadsTo, complaint } of kinds) {
  for (const way of ['press', 'Enter'] as const) {
    test(`${kind} navigates on the client: ${way}`, async ({ page, signIn, problems }) => {
      if (complaint) problems.allow(complaint);
      if (isSignedIn) await signIn(as);
      await page.goto(start);
      // Before that a link is the browser's alone.
      await waitForApp(page);
      const link = await find(page);
      await expect(link).toBeVisible();
      await mark(page);
      if (way === 'press') await link.click();
      else await pressEnter(page, link);
      await expect(page).toHaveURL(leadsTo);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html[data-same-document]')).toHaveCount(1);
    });
  }
}

/** Options of a combo box are chosen by arrow keys; other links are focused. */
async function pressEnter(page: Page, link: Locator): Promise<void> {
  if ((await link.getAttribute('role')) === 'option') {
    await page.keyboard.press('ArrowDown');
    await expect(link).toHaveAttribute('data-focused', 'true');
  } else {
    await link.focus();
  }
  await page.keyboard.press('Enter');
}

test('a link opened in a new tab leaves this page as it is', async ({ page, context }) => {
  await page.goto('/about-us');
  const link = inMain(page, 'Contact us');
  // Before the wait for the tab begins, which else counts the time until the page is there too.
  await expect(link).toBeVisible();
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/support\/contact-us$/);
  await expect(page).toHaveURL(/\/about-us$/);
});
