import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import type { FavouriteKind } from '@touchline/contract/favourite';
import { empty, failing, held, pending } from '@touchline/mocks/scenarios';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { prefetch } from '#platform/cache/cache.ts';
import { store } from '#platform/store.ts';
import { paths } from '#platform/paths.ts';
import { boxesOf } from '#storybook/boxOf';
import {
  type LoadedPage,
  forbidden,
  malformedAtFirst,
  offlineAtFirst,
  slowAtFirst,
  tooManyRequests,
} from '#testing/pageStates.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { someMatches } from '#testing/someMatches.ts';
import { startFresh } from '#testing/startFresh.ts';
import { favouritesKey } from '../accountFavourites.ts';
import { deviceFavouritesAtom } from '../deviceFavourites.atoms.ts';

const team = { kind: 'team', id: 'team-tr-football-u16-gokcecinar' } as const;
const school = { kind: 'school', id: 'school-gokcecinar' } as const;

const meta = preview.meta({
  title: 'Pages/Favourites',
  component: ProductPage,
  args: {
    address: paths.favourites,
    favourites: [someMatches.live.id, team, school, someMatches.finished.id],
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves FAV-5. */
export const Some = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBe(2);
    const teams = canvas.getByRole('region', { name: 'Teams' });
    await expect(await within(teams).findByRole('link')).toHaveAttribute(
      'href',
      `/teams/${team.id}`,
    );
    const schools = canvas.getByRole('region', { name: 'Schools' });
    await expect(await within(schools).findByRole('link')).toHaveAttribute(
      'href',
      `/schools/${school.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?redirectURL=%2Ffavourites',
    );
  },
});

/** Proves MATCH-54: what is over is left out. */
export const SavesACalendarFile = meta.story({
  args: { favourites: [someMatches.live.id, someMatches.scheduled.id, someMatches.finished.id] },
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const add = await canvas.findByRole('button', { name: 'Add all to calendar' });
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.click(add);
    await waitFor(() => expect(saved.mock.contexts).toHaveLength(1));
    await expect(saved.mock.contexts[0]).toHaveProperty('download', 'favourites.ics');
    const file = made.mock.calls[0]?.[0] as Blob;
    const text = await file.text();
    const entries = [...text.matchAll(/^UID:match-(.+)@/gm)].map(([, id]) => id);
    await expect(entries.toSorted()).toEqual(
      [someMatches.live.id, someMatches.scheduled.id].toSorted(),
    );
  },
});

/** Proves MATCH-54. */
export const NothingForTheCalendar = meta.story({
  args: { favourites: [someMatches.finished.id] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No match that is to come has a date.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add all to calendar' })).toBeDisabled();
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Some.input.play,
});

/** Proves FAV-3, ERROR-9. */
export const None = meta.story({
  args: { favourites: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No favourites yet')).toBeVisible();
    await expect(canvas.getByText(/^Use the star on a match, a team or a school/)).toBeVisible();
  },
});

export const NoneInTurkish = meta.story({
  args: { favourites: [] },
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Favoriler' })).toBeVisible();
  },
});

/** Proves FAV-3. */
export const MatchesAlone = meta.story({
  args: { favourites: [someMatches.live.id] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No team yet\./)).toBeVisible();
    await expect(canvas.getByText(/^No school yet\./)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(pending('matches'), pending('teams'), pending('schools'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** When one part fails, the others are shown. */
export const OnePartFailed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/teams', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('teams')),
  play: async ({ canvas, msw, userEvent }) => {
    const teams = await canvas.findByRole('region', { name: 'Teams' });
    const retry = await within(teams).findByRole('button', { name: 'Try again' });
    await expect((await canvas.findAllByRole('article')).length).toBe(2);
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await within(teams).findByRole('link')).toBeVisible();
  },
});

/** Proves FAV-2. */
export const SomeAreNoLongerPublished = meta.story({
  args: { favourites: ['gone', someMatches.live.id, { kind: 'team', id: 'gone' }, school] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Matches', 'Teams']) {
      const part = await canvas.findByRole('region', { name });
      await userEvent.click(await within(part).findByRole('button', { name: 'Remove' }));
    }
    await waitFor(() => expect(canvas.queryByText(/no longer published/)).toBeNull());
    await expect(canvas.getByText(/^No team yet\./)).toBeVisible();
  },
});

/** Proves FAV-2, FAV-3: when none of them is published any more, the page leads on from there. */
export const AllAreNoLongerPublished = meta.story({
  args: { favourites: ['gone', { kind: 'school', id: 'gone' }] },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(/no longer published/)).toHaveLength(2));
    for (const name of ['Matches', 'Schools']) {
      const part = within(canvas.getByRole('region', { name }));
      await userEvent.click(part.getByRole('button', { name: 'Remove' }));
    }
    await expect(await canvas.findByText('No favourites yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All matches' })).toHaveAttribute(
      'href',
      paths.matches,
    );
  },
});

const alsoFollowed = [{ kind: 'match', id: someMatches.scheduled.id }, team, school] as const;

/** Proves FAV-2: favourites that failed to load are not reported as unpublished. */
export const WhatDoesNotLoadIsNotCalledGone = meta.story({
  args: { favourites: [someMatches.live.id, { kind: 'team', id: 'gone' }] },
  parameters: { expectedLogs: errorStatusLogs('GET api/(matches|teams|schools)', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('schools')),
  play: async ({ canvas, msw }) => {
    const teams = await canvas.findByRole('region', { name: 'Teams' });
    await within(teams).findByText(/^1 favourite is no longer published/);
    await canvas.findByRole('article');
    msw.use(failing('matches'), failing('teams'));
    store.set(deviceFavouritesAtom, (list) => [
      ...alsoFollowed.map((kept) => ({ ...kept, addedAt: null })),
      ...list,
    ]);
    await canvas.findByText(/^Not refreshed: Matches, Teams\./);
    await expect(within(teams).getByText(/^1 favourite is no longer published/)).toBeVisible();
    await expect(canvas.getAllByText(/no longer published/)).toHaveLength(1);
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

/** Proves FAV-10. */
export const StaleSchoolsAreAskedForAgain = meta.story({
  args: { favourites: [school] },
  parameters: { expectedLogs: errorStatusLogs('GET api/schools', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const schools = within(await canvas.findByRole('region', { name: 'Schools' }));
    await schools.findByRole('link');
    msw.use(failing('schools'));
    store.set(deviceFavouritesAtom, (list) => [
      { kind: 'school', id: 'school-balcarrick', addedAt: null },
      ...list,
    ]);
    await canvas.findByText(/^This could not be refreshed/);
    await expect(schools.getAllByRole('link')).toHaveLength(1);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(schools.getAllByRole('link')).toHaveLength(2));
    await expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull();
  },
});

/** Proves FAV-10. */
export const StaleTeamsAreAskedForAgain = meta.story({
  args: { favourites: [team] },
  parameters: { expectedLogs: errorStatusLogs('GET api/teams', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const teams = within(await canvas.findByRole('region', { name: 'Teams' }));
    await teams.findByRole('link');
    msw.use(failing('teams'));
    store.set(deviceFavouritesAtom, (list) => [
      { kind: 'team', id: 'team-tr-football-u16-iskelebasi', addedAt: null },
      ...list,
    ]);
    await canvas.findByText(/^This could not be refreshed/);
    await expect(teams.getAllByRole('link')).toHaveLength(1);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(teams.getAllByRole('link')).toHaveLength(2));
    await expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull();
  },
});

/** Proves FAV-10: the press is sooner than the next request, which comes after 24 s at the earliest. */
export const StaleMatchesAreAskedForAgain = meta.story({
  args: { favourites: [someMatches.finished.id] },
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const matches = within(await canvas.findByRole('region', { name: 'Matches' }));
    await matches.findByRole('article');
    msw.use(failing('matches'));
    store.set(deviceFavouritesAtom, (list) => [
      { kind: 'match', id: someMatches.sets.id, addedAt: null },
      ...list,
    ]);
    await canvas.findByText(/^This could not be refreshed/);
    await expect(matches.getAllByRole('article')).toHaveLength(1);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(matches.getAllByRole('article')).toHaveLength(2), {
      timeout: 10_000,
    });
    await expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull();
  },
});

/** Proves FAV-10: the page says once what could not be refreshed, and asks for all of it again. */
export const StalePartsAreToldOnce = meta.story({
  args: { favourites: [someMatches.finished.id, team, school] },
  parameters: { expectedLogs: errorStatusLogs('GET api/(matches|teams|schools)', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('article');
    const links = (name: string) =>
      within(canvas.getByRole('region', { name })).queryAllByRole('link');
    await waitFor(() => expect([links('Teams').length, links('Schools').length]).toEqual([1, 1]));
    msw.use(failing('teams'), failing('schools'));
    const follow = (kind: FavouriteKind, id: string) =>
      store.set(deviceFavouritesAtom, (list) => [{ kind, id, addedAt: null }, ...list]);
    follow('team', 'team-tr-football-u16-iskelebasi');
    await canvas.findByText('Not refreshed: Teams. You see what was loaded before.');
    follow('school', 'school-balcarrick');
    await canvas.findByText('Not refreshed: Teams, Schools. You see what was loaded before.');
    msw.use(failing('matches'));
    follow('match', someMatches.sets.id);
    await canvas.findByText('This could not be refreshed. You see what was loaded before.');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect([links('Teams').length, links('Schools').length]).toEqual([2, 2]));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2), {
      timeout: 10_000,
    });
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** Proves FAV-10: no other request follows before the window is focused again. */
export const AStaleListOfTheAccountIsAskedForAgain = meta.story({
  args: { isSignedIn: true, favourites: [] },
  parameters: { expectedLogs: errorStatusLogs('GET api/favourites', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('region', { name: 'Schools' });
    const note = () => canvas.queryByText(/^This could not be refreshed/);
    msw.use(failing('favourites'));
    await waitFor(() => {
      // The cache makes one request for several triggers within two seconds.
      dispatchEvent(new Event('online'));
      return expect(note()).toBeVisible();
    });
    await expect(canvas.getByRole('region', { name: 'Schools' })).toBeVisible();
    // The focus of the window would refetch too, but only after some time.
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(note()).toBeNull());
  },
});

/** Proves MATCH-32: a followed match that is live says when it is late. */
export const LiveIsLate = meta.story({
  args: { favourites: [someMatches.live.id] },
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('article');
    msw.use(failing('matches'));
    await waitFor(() => {
      // The cache makes one request for several triggers within two seconds.
      dispatchEvent(new Event('online'));
      return expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    });
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

/** Proves FAV-8. */
export const OfAnAccount = meta.story({
  args: { isSignedIn: true, favourites: [] },
  play: async ({ canvas, userEvent }) => {
    const schools = await canvas.findByRole('region', { name: 'Schools' });
    await userEvent.click(
      await within(schools).findByRole('button', { name: /^Favourite: /, pressed: true }),
    );
    await expect(await canvas.findByText(/^No school yet\./)).toBeVisible();
    await expect(canvas.queryByText(/in this browser alone/)).toBeNull();
  },
});

/** Proves FAV-6. */
export const AChangeThatFailsIsTakenBack = meta.story({
  args: { isSignedIn: true, favourites: [] },
  parameters: { expectedLogs: errorStatusLogs('DELETE api/favourites/:kind/:id', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('removeFavourite')),
  play: async ({ canvas, userEvent }) => {
    const schools = await canvas.findByRole('region', { name: 'Schools' });
    await userEvent.click(
      await within(schools).findByRole('button', { name: /^Favourite: /, pressed: true }),
    );
    await screen.findByText(/so it was taken back\. The server answered with 500$/);
    await expect(await within(schools).findByRole('link')).toBeVisible();
  },
});

export const OfAnAccountFailed = meta.story({
  args: { isSignedIn: true, favourites: [] },
  parameters: { expectedLogs: errorStatusLogs('GET api/favourites', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('favourites')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect((await canvas.findAllByRole('article')).length).toBe(2);
  },
});

/** What this browser has of its own is shown beside the error. */
export const OfAnAccountFailedBesideOthers = meta.story({
  ...OfAnAccountFailed.input,
  args: { isSignedIn: true, favourites: [someMatches.live.id] },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(await canvas.findAllByRole('article')).toHaveLength(1);
    msw.resetHandlers();
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(1));
  },
});

/** The result of a prefetch that began before the attempt is not used. */
export const OfAnAccountIsAskedForAnew = meta.story({
  args: OfAnAccountFailed.input.args,
  parameters: OfAnAccountFailed.input.parameters,
  beforeEach: OfAnAccountFailed.input.beforeEach,
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    // The focus of the window would refetch too, but only after some time.
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    msw.resetHandlers();
    void prefetch(favouritesKey, () => new Promise(() => {}));
    await userEvent.click(retry);
    await expect((await canvas.findAllByRole('article')).length).toBe(2);
  },
});

export const OfAnAccountWithNone = meta.story({
  args: { isSignedIn: true, favourites: [] },
  beforeEach: ({ msw }) => void msw.use(empty('favourites')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No favourites yet')).toBeVisible();
    await expect(canvas.queryByText(/until you sign in/)).toBeNull();
  },
});

/** Proves FAV-4, FAV-9. */
export const NotHandedOverYet = meta.story({
  args: { isSignedIn: true, favourites: [someMatches.live.id, school] },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('2 favourites of this browser are not in your account yet.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my account' }));
    await screen.findByText('From this browser to your account: 1 added, 1 already there.');
    await waitFor(() => expect(canvas.queryByText(/not in your account yet/)).toBeNull());
  },
});

/**
 * Proves FAV-4: favourites that another device has added, and those that are gone, are counted
 * separately.
 */
export const HandedOverWithConflicts = meta.story({
  args: {
    isSignedIn: true,
    favourites: [someMatches.live.id, school, { kind: 'team', id: 'no-such-team' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to my account' }));
    await screen.findByText(/1 added, 1 already there, 1 no longer published/);
  },
});

/** Proves FAV-9. */
export const HandingOverFails = meta.story({
  args: { isSignedIn: true, favourites: [school] },
  parameters: {
    expectedLogs: [
      ...errorStatusLogs('POST api/favourites/merge', 500),
      '^warning: The favourites of this browser were not handed over',
    ],
  },
  beforeEach: ({ msw }) => void msw.use(failing('mergeFavourites')),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to my account' });
    const send = spyOn(window, 'fetch');
    await userEvent.click(add);
    // Other parts of the page may still be asked for.
    const statuses = () =>
      send.mock.settledResults.map(({ type, value }) => type === 'fulfilled' && value.status);
    await waitFor(() => expect(statuses()).toContain(500));
    await waitFor(() => expect(add).toBeEnabled());
    await expect(canvas.getByText(/is not in your account yet/)).toBeVisible();
  },
});

let followed = Promise.withResolvers<void>();

/** Proves ERROR-7: the rows of what is followed stand where they come, as many and as high. */
export const TheSkeletonHasTheShapeOfThePage = meta.story({
  args: { favourites: [team, { kind: 'team', id: 'team-tr-football-u16-iskelebasi' }, school] },
  globals: { viewport: { value: 'lg' } },
  beforeEach: ({ msw }) => {
    followed = Promise.withResolvers();
    msw.use(held('teams', followed.promise), held('schools', followed.promise));
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText('Loading')).toHaveLength(2));
    const skeleton = boxesOf(canvasElement, 'main section [aria-hidden] > div');
    followed.resolve();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(skeleton).toHaveLength(3);
    await expect(boxesOf(canvasElement, 'main section li')).toEqual(skeleton);
  },
});

/** Proves ERROR-7. */
export const TheSkeletonHasTheShapeOfThePageOnAPhone = meta.story({
  args: TheSkeletonHasTheShapeOfThePage.input.args,
  globals: { viewport: { value: 'phone' } },
  beforeEach: TheSkeletonHasTheShapeOfThePage.input.beforeEach,
  play: TheSkeletonHasTheShapeOfThePage.input.play,
});

/** The page without the list of the account, and what is there with it. */
const loaded: LoadedPage = {
  call: 'favourites',
  find: async (canvas) => (await canvas.findAllByRole('article'))[0],
};

/** Proves ERROR-8. */
export const Slow = meta.story({
  args: { isSignedIn: true, favourites: [] },
  ...slowAtFirst(loaded),
});

/** Proves ERROR-6. */
export const OfflineWithNothingKept = meta.story({
  args: { isSignedIn: true, favourites: [] },
  ...offlineAtFirst(loaded),
});

/** Proves ERROR-4, ERROR-17. */
export const TooManyRequests = meta.story({
  args: { isSignedIn: true, favourites: [] },
  ...tooManyRequests(loaded),
});

/** Proves ERROR-4. */
export const Forbidden = meta.story({
  args: { isSignedIn: true, favourites: [] },
  ...forbidden(loaded),
});

/** Proves WIRE-19. */
export const Malformed = meta.story({
  args: { isSignedIn: true, favourites: [] },
  ...malformedAtFirst(loaded),
});
