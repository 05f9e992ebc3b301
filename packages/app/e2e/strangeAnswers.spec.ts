import type { Page } from '@playwright/test';
import { adminPages, inParts } from './harness/pages.ts';
import { hubClients } from './harness/backEnd.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { followLink, heading, navigationLink, waitForApp } from './harness/steps.ts';
import { blankNames, type Json, makeStrange, strangeNumbers } from './harness/strangeAnswers.ts';
import { expect, test, withStatus } from './harness/test.ts';

/**
 * `STRANGE_SEED` and `STRANGE_COUNT` ask for other answers, and for more rounds. The same seed gives a
 * page the same answers, so that what it has shown can be looked at again.
 */
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

const parts = inParts(addresses, 6);

/**
 * Changes the JSON that a page is answered. `page.route` would do the same, but the browser keeps no files
 * while it is used, so that each visit would load and compile all code of the page again.
 *
 * @param change gets the answer and the path and the query of its request
 * @returns a function that stops it
 */
async function changeAnswers(
  page: Page,
  change: (answer: Json, request: string) => Json,
): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  devTools.on(
    'Fetch.requestPaused',
    async ({ requestId, request, responseStatusCode = 0, responseHeaders = [] }) => {
      try {
        if (request.method !== 'GET') throw new Error('Only what is read is changed');
        const { pathname, search } = new URL(request.url);
        const kept = await devTools.send('Fetch.getResponseBody', { requestId });
        const text = Buffer.from(kept.body, kept.base64Encoded ? 'base64' : 'utf8').toString();
        const changed = JSON.stringify(change(JSON.parse(text) as Json, `${pathname}${search}`));
        await devTools.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: responseStatusCode,
          // The body is neither compressed any more nor as long.
          responseHeaders: responseHeaders.filter(
            ({ name }) => !/^content-(?:encoding|length)$/i.test(name),
          ),
          body: Buffer.from(changed).toString('base64'),
        });
      } catch {
        // The page has been left, or the answer is a picture.
        await devTools.send('Fetch.continueRequest', { requestId }).catch(() => {});
      }
    },
  );
  await devTools.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/*', requestStage: 'Response' }],
  });
  return () => devTools.detach();
}

/** The first page of a test is loaded, and links lead to the others. */
async function show(page: Page, address: string, first: string | undefined): Promise<void> {
  if (address !== first) return followLink(page, address);
  await page.goto(address);
  await waitForApp(page);
}

const namedRoles = [
  'button',
  'heading',
  'link',
  'option',
  'tab',
  'textbox',
  'combobox',
  'checkbox',
];

/** What is visible and has no name, by which nobody could tell or press it. */
async function namelessOf(page: Page): Promise<string[]> {
  const found = await Promise.all(
    namedRoles.map(async (role) => {
      const nameless = page.getByRole(role as 'button', { name: /^\s*$/ });
      return nameless.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 200)));
    }),
  );
  return found.flat();
}

for (let number = 0; number < count; number += 1) {
  const seed = firstSeed + number;
  for (const some of parts) {
    test(`answers with strange values from ${seed} break no page, ${some[0]} and after (WIRE-18, WIRE-19, ERROR-5)`, async ({
      page,
      signIn,
      problems,
    }) => {
      problems.tolerate(/unexpected answer/, /net::ERR_INVALID_URL/);
      // A strange id is refused or unknown.
      problems.tolerate(withStatus(400), withStatus(404));
      const numbersFor = strangeNumbers(seed);
      let changed = 0;
      let shown = '';
      const stop = await changeAnswers(page, (answer, request) => {
        const strange = makeStrange(answer, numbersFor(shown, request), 0.1);
        if (JSON.stringify(strange) !== JSON.stringify(answer)) changed += 1;
        return strange;
      });
      await signIn('admin');
      for (const address of some) {
        shown = address;
        await show(page, address, some[0]);
        await expect(heading(page).first(), address).toBeVisible();
        await waitForQuietNetwork(page);
        await expect(heading(page).first(), address).not.toHaveText(
          /could not be shown|Touchline could not/,
        );
        expect(await namelessOf(page), address).toEqual([]);
        expect(problems.found(), address).toEqual([]);
        await navigationLink(page, 'About Us').click();
        await expect(heading(page), `after ${address}`).toHaveText('About Us');
      }
      expect(changed, 'one answer for each page, on average').toBeGreaterThanOrEqual(some.length);
      await stop();
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
        await show(page, address, some[0]);
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

test('the same seed answers the same, in whatever order the answers arrive', () => {
  const requests = ['/api/a', '/api/b?x=1', '/api/a'];
  const draw = (order: readonly string[], seed = 1) => {
    const numbersFor = strangeNumbers(seed);
    return order.map((request) => `${request} ${numbersFor('/home', request)()}`).toSorted();
  };
  expect(draw(requests.toReversed())).toEqual(draw(requests));
  expect(new Set(draw(requests).map((one) => one.split(' ')[1])).size).toBe(3);
  expect(draw(requests, 2)).not.toEqual(draw(requests));
});

test('what has no name is found', async ({ page }) => {
  // A picture, with which a shared page begins, takes no markup.
  await page.goto('about:blank');
  await page.setContent('<h1> </h1><a href="#a">A</a><a href="#b"> </a><button hidden></button>');
  expect(await namelessOf(page)).toEqual(['<h1> </h1>', '<a href="#b"> </a>']);
});

for (const some of parts) {
  test(`what the server gives no name has one, ${some[0]} and after (WIRE-18, A11Y-12)`, async ({
    page,
    signIn,
    problems,
  }) => {
    const stop = await changeAnswers(page, blankNames);
    await signIn('admin');
    for (const address of some) {
      await show(page, address, some[0]);
      await expect(heading(page), address).toBeVisible();
      await waitForQuietNetwork(page);
      expect(await namelessOf(page), address).toEqual([]);
      expect(problems.found(), address).toEqual([]);
    }
    await stop();
  });
}
