import type { Route } from '@playwright/test';
import { inMain, link, type StartPage } from './linkKinds.ts';
import { withStatus } from './pageErrors.ts';
import { openPanel } from './steps.ts';

const ofInbox = /\/(matches|messages|favourites|support|home)/;

/** Answers that the person who is signed in belongs to no school any more. */
async function answerWithoutSchool(route: Route): Promise<void> {
  const response = await route.fetch();
  const { user, ...token } = (await response.json()) as { user: object };
  await route.fulfill({ response, json: { ...token, user: { ...user, school: null } } });
}

/** The links of those who are signed in, by the page on which they are. */
export const memberLinks: StartPage[] = [
  {
    start: '/profile',
    as: 'school',
    links: [
      link(
        'Gökçeçınar Anadolu Lisesi',
        /\/schools\/school-gokcecinar$/,
        'the own school in the profile (USER-10)',
      ),
    ],
  },
  {
    start: '/account-verification?token=confirm-expired',
    as: 'user',
    complaint: withStatus(410),
    isOnce: true,
    links: [
      {
        kind: 'the sign-out before a new link (AUTH-29)',
        find: (page) => page.getByRole('button', { name: 'Sign out and ask for a new link' }),
        leadsTo: /\/confirmation-required$/,
      },
    ],
  },
  {
    start: '/admin/advertisements',
    as: 'school',
    links: [
      link('Write to us', /\/support\/contact-us$/, 'the way on of a page for others (AUTH-19)'),
    ],
  },
  {
    start: '/admin/schools',
    as: 'school',
    prepare: (page) => page.route('**/api/auth/sign-in-with-token', answerWithoutSchool),
    links: [link('Write to us', /\/support\/contact-us$/, 'the way on of staff without a school')],
  },
  {
    start: '/admin/schools',
    as: 'admin',
    links: [link('What needs a hand', /\/admin\/overview$/)],
  },
  {
    start: '/admin/matches/gb-hockey-u16-r11-1/line-ups',
    as: 'admin',
    links: [
      {
        kind: 'the squad that is empty',
        find: (page) => inMain(page, 'To the squad').first(),
        leadsTo: /\/admin\/teams\/.+/,
      },
    ],
  },
  {
    start: '/about-us',
    as: 'user',
    links: [
      {
        kind: 'a message of the panel',
        find: async (page) => (await openPanel(page, 'Messages')).getByRole('link').first(),
        leadsTo: ofInbox,
      },
      {
        kind: 'a notification',
        find: async (page) => (await openPanel(page, 'Notifications')).getByRole('link').first(),
        leadsTo: ofInbox,
      },
      {
        kind: 'a shortcut',
        find: async (page) => {
          await page.getByRole('button', { name: 'Shortcuts' }).click();
          const panel = page.getByRole('dialog', { name: 'Shortcuts' });
          return panel.getByRole('link', { name: /^Favourites/ });
        },
        leadsTo: /\/favourites$/,
      },
    ],
  },
  {
    start: '/messages',
    as: 'user',
    links: [
      {
        kind: 'a message of the page',
        find: (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first(),
        leadsTo: /\/messages\/.+/,
      },
    ],
  },
  {
    start: '/home',
    as: 'user',
    isOnce: true,
    links: [
      {
        kind: 'an entry of the user menu (USER-4)',
        find: async (page) => {
          await page.getByRole('button', { name: /^Account of/ }).click();
          return page.getByRole('menuitem', { name: 'Sign out' });
        },
        leadsTo: /\/sign-out$/,
      },
    ],
  },
  {
    start: '/sign-out',
    as: 'user',
    isOnce: true,
    links: [
      {
        kind: 'the way back in after signing out',
        find: (page) => page.getByRole('link', { name: 'Sign in again' }),
        leadsTo: /\/sign-in$/,
      },
    ],
  },
];
