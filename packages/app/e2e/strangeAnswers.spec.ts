import type { Page } from '@playwright/test';
import { adminPages } from './harness/pages.ts';
import { hubClients } from './harness/backEnd.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { randomNumbers } from './harness/randomWalk.ts';
import { navigationLink, waitForApp } from './harness/steps.ts';
import { type Json, makeStrange } from './harness/strangeAnswers.ts';
import { expect, test } from './harness/test.ts';

/** `STRANGE_SEED` and `STRANGE_COUNT` ask for other answers, and for more rounds. */
const firstSeed = Number(process.env['STRANGE_SEED'] ?? 20_261_124);
const count = Number(process.env['STRANGE_COUNT'] ?? 1);

const addresses = [
  '/home',
  '/matches',
  '/matches?status=finished',
  '/matches/tr-football-u16-r1-1',
  '/teams/team-tr-football-u16-gokcecinar?tab=table',
  '/schools',
  '/schools/school-gokcecinar',
  '/favourites',
  '/messages',
  '/messages/message-kick-off',
  '/profile',
  ...adminPages,
];

/** JSON that matches the schema of no call. */
const nothingAsked = [
  { unexpected: true },
  null,
  [null, 1, 'text', [], {}, { id: {} }, { id: 'x', items: 7 }],
  { items: [null, 1, 'text', { id: 'x' }, { id: {} }], total: -1, count: -1 },
  '<img src=x onerror=alert(1)>',
];

/** Few enough addresses that a test of them ends in its time on a busy machine. */
const parts = Array.from({ length: Math.ceil(addresses.length / 6) }, (_, index) =>
  addresses.slice(index * 6, index * 6 + 6),
);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (let number = 0; number < count; number += 1) {
  const seed = firstSeed + number;
  for (const some of parts) {
    test(`answers with strange values from ${seed} break no page, ${some[0]} and after (WIRE-18, WIRE-19, ERROR-5)`, async ({
      page,
      signIn,
      problems,
    }) => {
      problems.allow(/unexpected answer|status of 40|answered 40|ERR_INVALID_URL|net::ERR/);
      const random = randomNumbers(seed);
      let changed = 0;
      await page.route('**/api/**', async (route) => {
        if (route.request().method() !== 'GET') return route.continue();
        try {
          const response = await route.fetch();
          const text = await response.text();
          const strange = JSON.stringify(makeStrange(JSON.parse(text) as Json, random, 0.04));
          if (strange !== text) changed += 1;
          await route.fulfill({ response, body: strange });
        } catch {
          // The page has been left, or the answer is a picture.
          await route.continue().catch(() => {});
        }
      });
      await signIn('admin');
      for (const address of some) {
        await page.goto(address);
        await waitForApp(page);
        await expect(heading(page).first(), address).toBeVisible();
        await waitForQuietNetwork(page);
        await expect(heading(page).first(), address).not.toHaveText(
          /could not be shown|Touchline could not/,
        );
        expect(problems.found(), address).toEqual([]);
        await navigationLink(page, 'About Us').click();
        await expect(heading(page), `after ${address}`).toHaveText('About Us');
      }
      expect(changed).toBeGreaterThan(10);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }

  for (const [place, some] of parts.entries()) {
    test(`calls that answer something else break no page, and none after it, round ${number}, ${some[0]} and after (ERROR-5, ERROR-14, WIRE-18, WIRE-19)`, async ({
      page,
      signIn,
      backEnd,
      problems,
    }) => {
      problems.allow(/unexpected answer/);
      await signIn('admin');
      await page.goto('/home');
      await expect.poll(() => hubClients(backEnd)).toBe(1);
      for (const [index, address] of some.entries()) {
        const body = nothingAsked[(index + place + number) % nothingAsked.length];
        await backEnd.control('DELETE', 'fault');
        await backEnd.control('POST', 'fault', { path: '*', method: 'GET', status: 200, body });
        await page.goto(address);
        await waitForApp(page);
        await expect(heading(page), address).toBeVisible();
        await expect(heading(page), address).not.toHaveText('This page could not be shown');
        await navigationLink(page, 'About Us').click();
        await expect(heading(page), `after ${address}`).toHaveText('About Us');
      }
      await backEnd.control('DELETE', 'fault');
      await navigationLink(page, 'Home').click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect.poll(() => hubClients(backEnd)).toBe(1);
    });
  }
}
