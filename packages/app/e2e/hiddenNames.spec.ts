import type { Page } from '@playwright/test';
import { fetchAthletes, hiddenNames, publishLineUp } from './harness/athleteNames.ts';
import type { BackEnd } from './harness/backEnd.ts';
import { type NameWatch, watchForNames } from './harness/nameWatch.ts';
import { ada, bob, cem, createSession } from './harness/persons.ts';
import { adminPages, memberPages, schoolPages, visitorPages } from './harness/pages.ts';
import { followLink, openLoadedPanel, searchOptions, waitForApp } from './harness/steps.ts';
import { expect, test, withStatus } from './harness/test.ts';

const forVisitors = ['/matches?search=U16', ...visitorPages];

/** What names of athletes can stand in; pages of fixed texts are looked at as a visitor. */
const forMembers = [
  ...forVisitors.filter((address) => /^\/(?:matches|teams|schools)/.test(address)),
  ...memberPages,
];

/** The first tab of a team has the calendar of its matches, and so have the favourites that are not empty. */
const hasCalendarOfSeveral = /^\/teams\/[^?]+$|^\/favourites\?/;

/** A team and a match, so that the favourites are not empty. */
const isStarred = /^\/teams\/[^?]+$|^\/matches\/[^?]+$/;

/** Returns a function that tells whether calls are pending. */
function watchCalls(page: Page): () => boolean {
  const open = new Set<object>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return () => open.size > 0;
}

/** The number of calendar files that the page has made. */
function countCalendarFiles(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { sharedTexts } = globalThis as unknown as { sharedTexts: string[] };
    return sharedTexts.filter((text) => text.startsWith('BEGIN:VCALENDAR')).length;
  });
}

/** Saves the calendar entries of the page, and waits for the text of their file. */
async function saveCalendar(page: Page): Promise<void> {
  const before = await countCalendarFiles(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add (?:all )?to calendar/ })
    .click();
  await expect.poll(() => countCalendarFiles(page)).toBe(before + 1);
}

/** Shares the match and saves its calendar entry. */
async function useShareAndCalendar(page: Page): Promise<void> {
  const share = page.getByRole('main').getByRole('button', { name: /^Share/ });
  await expect(share.first()).toBeVisible();
  for (const one of await share.all()) await one.click();
  await saveCalendar(page);
}

/** Makes the match or team of the page a favourite, unless it is one. */
async function star(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const marked = main.getByRole('button', { name: 'In favourites', exact: true });
  const unmarked = main.getByRole('button', { name: 'Favourite', exact: true });
  await expect(marked.or(unmarked)).toBeVisible();
  if (await unmarked.isVisible()) await unmarked.click();
  await expect(marked).toBeVisible();
}

/** Searches by the names: nothing is found, and what was typed is not kept. */
async function searchByName(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Search matches' }).click();
  const field = page.getByPlaceholder('Team, school or title');
  for (const name of names) {
    const answered = page.waitForResponse(/\/matches\/search/);
    await field.fill(name);
    const { items } = (await (await answered).json()) as { items: unknown[] };
    expect(items, name).toEqual([]);
    await expect(searchOptions(page)).toHaveCount(0);
  }
  await field.press('Escape');
  await field.press('Escape');
  await expect(field).toBeHidden();
}

/** Opens one address after the other in one document, uses what it offers, and looks at each. */
async function crawl(page: Page, watch: NameWatch, addresses: readonly string[]): Promise<void> {
  const isBusy = watchCalls(page);
  await page.goto('/about-us');
  await waitForApp(page);
  for (const address of addresses) {
    await followLink(page, address);
    await expect.poll(isBusy, { intervals: [20] }).toBe(false);
    await expect(page.locator('main [data-shape]')).toHaveCount(0);
    if (address.startsWith('/matches/')) await useShareAndCalendar(page);
    if (hasCalendarOfSeveral.test(address)) await saveCalendar(page);
    if (isStarred.test(address)) await star(page);
    await watch.look({ isStaffPage: address.startsWith('/admin/') });
  }
}

/** The athletes whose names are hidden, and an address of each kind at which they take part. */
async function prepare(backEnd: BackEnd) {
  await backEnd.control('POST', 'accounts', {
    names: ['user', 'schoolAdministrator', 'administrator'],
  });
  const athletes = await fetchAthletes(backEnd);
  const names = hiddenNames(athletes);
  const teams = [...new Set(athletes.flatMap((athlete) => athlete.teams.map(({ id }) => id)))];
  const schools = [...new Set(athletes.map(({ school }) => school.id))];
  const own = athletes.filter(({ school, teams: of }) => school.id === schools[0] && of.length);
  const records = [
    ...teams.map((id) => `/teams/${id}?tab=players`),
    ...['', '?tab=results', '?tab=table'].map((tab) => `/teams/${teams[0]}${tab}`),
    ...schools.slice(0, 2).map((id) => `/schools/${id}`),
    `/matches/${await publishLineUp(backEnd, own)}`,
    // With the team and the match that are favourites by now.
    '/favourites?again',
  ];
  const hidden = athletes.find(({ shownAs }) => shownAs === null);
  return { names, records, typed: `${hidden?.givenName} ${hidden?.familyName}` };
}

/** Opens the panels of the top bar and looks at each. */
async function lookAtPanels(page: Page, watch: NameWatch): Promise<void> {
  for (const panel of ['Messages', 'Notifications'] as const) {
    const opened = await openLoadedPanel(page, panel);
    await watch.look();
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
}

/** Puts a name where no name may be, and expects that the watch finds it there. */
async function expectToBeFound(page: Page, watch: NameWatch, name: string): Promise<void> {
  await page.evaluate(async (text) => {
    document.body.append(text);
    document.title = text;
    history.replaceState(text, '', `#${text}`);
    localStorage.setItem('injected', text);
    sessionStorage.setItem('injected', text);
    document.cookie = `injected=${text}`;
    console.info(text);
    await navigator.clipboard.writeText(text);
    await (await caches.open('injected')).put('/injected', new Response(text));
    const opening = indexedDB.open('injected');
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('names', { autoIncrement: true }).add(text);
    });
    await new Promise((resolve) => {
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve(null);
      });
    });
    await fetch(`/api/matches/search?pageNumber=1&pageSize=5&search=${text}`);
    await fetch('/api/support/contact', { method: 'POST', body: text });
  }, name);
  await watch.look();
  const places = (await watch.found()).map((sighting) => sighting.replace(`${name} in `, ''));
  const stored = ['localStorage', 'sessionStorage', 'cookies', 'indexedDB', 'caches'];
  const shown = ['title', 'address', 'history', 'console', 'shared'];
  const sent = ['address of a call', 'body of a call'];
  expect(places).toEqual(expect.arrayContaining([...stored, ...shown, ...sent]));
  expect(places.some((place) => place.startsWith('text of'))).toBe(true);
}

test('no hidden name of an athlete is anywhere for a visitor and a user (ATHLETE-1, ATHLETE-7, ATHLETE-8)', async ({
  page,
  backEnd,
  newContext,
  problems,
}) => {
  test.slow();
  const { names, records, typed } = await prepare(backEnd);
  expect(names.length).toBeGreaterThan(100);
  const watch = await watchForNames(page, names);
  await crawl(page, watch, [...forVisitors, ...records]);
  expect(await watch.found()).toEqual([]);

  await page.goto('/home');
  await searchByName(page, [typed]);
  const own = await (await newContext({ session: await createSession(backEnd, ada) })).newPage();
  const ownWatch = await watchForNames(own, names);
  await crawl(own, ownWatch, [...forMembers, ...records, '/admin/athletes']);
  await lookAtPanels(own, ownWatch);
  expect(await ownWatch.found()).toEqual([]);

  await problems.during([/body: must be object$/, withStatus(415)], () =>
    expectToBeFound(own, ownWatch, names[1] ?? ''),
  );
});

/** The record of an athlete has the id in its address, and so has the call for it. */
function isOfRecord(sighting: string): boolean {
  return /^athlete-\w+ in address(?: of a call)?$/.test(sighting);
}

for (const [person, ownPages] of [
  [bob, schoolPages],
  [cem, adminPages],
] as const) {
  test(`staff read hidden names in the admin area alone, ${person.email} (ATHLETE-7, ATHLETE-9)`, async ({
    backEnd,
    newContext,
  }) => {
    test.slow();
    const { names, records } = await prepare(backEnd);
    const context = await newContext({ session: await createSession(backEnd, person) });
    const page = await context.newPage();
    const watch = await watchForNames(page, names);
    // The admin area first, so that what it read is looked for on the pages after it.
    await crawl(page, watch, [...ownPages, ...forMembers, ...records]);
    await lookAtPanels(page, watch);
    const found = await watch.found();
    expect(found.filter((sighting) => !isOfRecord(sighting))).toEqual([]);
  });
}
