import { malformedAnswerLogs, errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import {
  empty,
  failing,
  malformed,
  pending,
  quietDay,
  weatherDay,
} from '@touchline/mocks/scenarios';
import { seasonMatches } from '@touchline/mocks/fixtures/matches';
import { expect, mocked, spyOn, waitFor, within } from 'storybook/test';
import { overviewKey } from '#features/matches';
import { revalidateCached } from '#platform/cache/cache.ts';
import { paths } from '#platform/paths.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { store } from '#platform/store.ts';
import {
  type LoadedPage,
  offlineAtFirst,
  slowAtFirst,
  tooManyRequests,
} from '#testing/pageStates.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { someMatches } from '#testing/someMatches.ts';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/Home',
  component: ProductPage,
  args: { address: paths.home, isSignedIn: true, favourites: [someMatches.finished.id] },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves HOME-1, HOME-8. */
export const HealthyDay = meta.story({
  play: async ({ canvas, globals }) => {
    await canvas.findAllByRole('article');
    const live = within(canvas.getByRole('region', { name: 'Live now' }));
    await expect(live.getAllByRole('article').length).toBeGreaterThan(0);
    if (globals['language'] === 'tr') return;
    await expect(live.getByText('6 of 14')).toBeVisible();
    await canvas.findByRole('heading', { name: 'Schools' });
    const titles = canvas.getAllByRole('heading', { level: 2 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Live now',
      'Today',
      'My favourites',
      'Recently finished',
      'Schools',
    ]);
    await expect(live.getByRole('link', { name: 'All live matches' })).toHaveAttribute(
      'href',
      '/matches?status=live&status=paused',
    );
    await expect(canvas.getByRole('link', { name: 'All results' })).toHaveAttribute(
      'href',
      '/matches?status=finished&status=abandoned',
    );
  },
});

/** Proves LIST-19: cards of one sport have one sign, and those of others another. */
export const CardsHaveTheSignOfTheirSport = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const live = within(canvas.getByRole('region', { name: 'Live now' }));
    const signs = new Map<string, Set<string>>();
    for (const card of live.getAllByRole('article')) {
      const context = card.querySelector('p');
      const [sport = ''] = context?.textContent.split(' · ') ?? [];
      const sign = context?.querySelector('svg')?.innerHTML ?? '';
      signs.set(sport, (signs.get(sport) ?? new Set()).add(sign));
    }
    await expect(signs.size).toBeGreaterThan(2);
    const all = [...signs.values()].map((ofSport) => [...ofSport]);
    for (const ofSport of all) await expect(ofSport).toEqual([expect.stringMatching(/^<\w/)]);
    await expect(new Set(all.flat()).size).toBe(signs.size);
  },
});

/** Proves HOME-1: what finished last comes first in its competition. */
export const TheLatestResultsComeFirst = meta.story({
  play: async ({ canvas }) => {
    const recent = await canvas.findByRole('region', { name: 'Recently finished' });
    const startOf = (link: HTMLAnchorElement) => {
      const id = link.pathname.split('/').at(-1);
      const schedule = seasonMatches().find((match) => match.id === id)?.schedule;
      return schedule?.kind === 'dateTime' ? Date.parse(schedule.startsAt) : Number.NaN;
    };
    const groups = [...recent.querySelectorAll('ul')].map((rows) =>
      [...rows.querySelectorAll<HTMLAnchorElement>('article a')].map(startOf),
    );
    const several = groups.filter((starts) => new Set(starts).size > 1);
    await expect(several.length).toBeGreaterThan(0);
    for (const starts of several) {
      await expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    }
  },
});

/** Proves HOME-3. */
export const Visitor = meta.story({
  args: { isSignedIn: false, favourites: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No favourites yet.', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toBeVisible();
  },
});

/** Proves HOME-5: who follows a team or a school has favourites, though no match is among them. */
export const NoMatchAmongTheFavourites = meta.story({
  args: { isSignedIn: false, favourites: [{ kind: 'school', id: 'school-gokcecinar' }] },
  play: async ({ canvas }) => {
    const favourites = within(await canvas.findByRole('region', { name: 'My favourites' }));
    await expect(favourites.getByText(/^You follow teams or schools/)).toBeVisible();
    await expect(favourites.queryByText(/No favourites yet/)).toBeNull();
    await expect(favourites.getByRole('link', { name: 'Favourites' })).toHaveAttribute(
      'href',
      '/favourites',
    );
  },
});

/** Proves HOME-6: what the account follows is on its way, and nothing says that it follows nothing. */
export const FavouritesOfTheAccountLoading = meta.story({
  args: { favourites: [] },
  beforeEach: ({ msw }) => void msw.use(pending('favourites')),
  play: async ({ canvas }) => {
    const favourites = within(await canvas.findByRole('region', { name: 'My favourites' }));
    await expect(await favourites.findByText('Loading')).toBeInTheDocument();
    await canvas.findByRole('region', { name: 'Schools' });
    await expect(favourites.queryByText(/^No favourites yet/)).toBeNull();
  },
});

/** Proves HOME-6. */
export const FavouritesOfTheAccountFailed = meta.story({
  args: { favourites: [] },
  parameters: { expectedLogs: errorStatusLogs('GET api/favourites', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('favourites')),
  play: async ({ canvas, msw, userEvent }) => {
    const favourites = within(await canvas.findByRole('region', { name: 'My favourites' }));
    const retry = await favourites.findByRole('button', { name: 'Try again' });
    await expect(favourites.queryByText(/^No favourites yet/)).toBeNull();
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect((await favourites.findAllByRole('article')).length).toBe(2);
  },
});

/** Proves HOME-10: the list of the account is asked for again with the rest of the page. */
export const AStaleListOfTheAccount = meta.story({
  args: { favourites: [] },
  parameters: { expectedLogs: errorStatusLogs('GET api/(favourites|matches/overview)', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const stale = () => canvas.queryAllByText(/^This could not be refreshed/);
    const favourites = within(await canvas.findByRole('region', { name: 'My favourites' }));
    await favourites.findAllByRole('article');
    await canvas.findByRole('region', { name: 'Schools' });
    msw.use(failing('favourites'));
    await waitFor(() => {
      // The cache makes one request for several triggers within two seconds.
      dispatchEvent(new Event('online'));
      return expect(favourites.getByText(/^This could not be refreshed/)).toBeVisible();
    });
    msw.use(failing('matchOverview'));
    await waitFor(() => {
      dispatchEvent(new Event('online'));
      return expect(favourites.queryByText(/^This could not be refreshed/)).toBeNull();
    });
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    // In the press, because the page asks again by itself too.
    retry.addEventListener('pointerup', () => msw.resetHandlers(), { once: true, capture: true });
    await userEvent.click(retry);
    await waitFor(() => expect(stale()).toHaveLength(0));
  },
});

const manyFavourites = seasonMatches()
  .slice(0, 20)
  .map(({ id }) => id);

/** Proves HOME-8. */
export const SomeOfManyFavourites = meta.story({
  args: { isSignedIn: false, favourites: manyFavourites },
  play: async ({ canvas }) => {
    const favourites = within(await canvas.findByRole('region', { name: 'My favourites' }));
    await expect(await favourites.findByText('3 of 20')).toBeVisible();
    await expect(favourites.getAllByRole('article')).toHaveLength(3);
  },
});

/** Proves FAV-2: matches that are not published any more take no place of others. */
export const TheNewestFavouritesAreWithdrawn = meta.story({
  args: { isSignedIn: false, favourites: ['gone-1', 'gone-2', 'gone-3', someMatches.finished.id] },
  play: async ({ canvas }) => {
    const favourites = within(await canvas.findByRole('region', { name: 'My favourites' }));
    await expect(await favourites.findByRole('article')).toBeVisible();
    await expect(favourites.getByText('1 match')).toBeVisible();
  },
});

/** Proves FAV-2. */
export const AllFavouritesAreWithdrawn = meta.story({
  args: { isSignedIn: false, favourites: ['gone-1', 'gone-2'] },
  play: async ({ canvas, userEvent }) => {
    const favourites = within(await canvas.findByRole('region', { name: 'My favourites' }));
    await expect(
      await favourites.findByText('2 favourites are no longer published.'),
    ).toBeVisible();
    await userEvent.click(favourites.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText(/^No favourites yet/)).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: HealthyDay.input.play,
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, play: HealthyDay.input.play });

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Yeni bitenler' })).toBeVisible();
  },
});

/** Proves MATCH-33: what is said of a side that has not batted yet takes one line, as overs do. */
export const NotBattedYetInTurkish = meta.story({
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const all = await canvas.findAllByText('Henüz vurmadı');
    for (const text of all) {
      const range = document.createRange();
      range.selectNodeContents(text);
      await expect(range.getClientRects()).toHaveLength(1);
    }
  },
});

/** Proves HOME-6. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('matchOverview')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Proves HOME-5, ERROR-9. */
export const NothingToday = meta.story({
  args: { favourites: [] },
  beforeEach: ({ msw }) => void msw.use(empty('matchOverview'), empty('favourites')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No match is being played right now.')).toBeVisible();
    await expect(await canvas.findByText('No more matches today.')).toBeVisible();
    await expect(await canvas.findByText(/^No favourites yet/)).toBeVisible();
    await expect(await canvas.findByText('No results yet.')).toBeVisible();
  },
});

/** Proves HOME-4. */
export const NextDayWithMatches = meta.story({
  beforeEach: ({ msw }) => void msw.use(quietDay()),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Next match day: Friday, April 17' });
    await expect(link).toHaveAttribute('href', '/matches?day=2026-04-17');
  },
});

/** Proves HOME-9, LANG-18. */
export const SchoolsInTurkishOrder = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    const schools = within(await canvas.findByRole('region', { name: 'Okullar' }));
    const links = await schools.findAllByRole('link', { name: /./ });
    const names = links.map(({ textContent }) => textContent);
    const [before, after] = ['Combe Aster', 'Çakıltaşı'].map((start) =>
      names.findIndex((name) => name?.includes(start)),
    );
    await expect(before).toBeGreaterThan(0);
    await expect(after).toBeGreaterThan(before ?? 0);
    await expect(links.at(-1)).toHaveAttribute('href', expect.stringMatching(/^\/schools\//));
  },
});

/** Proves LANG-18: the server sorts, so that no school is missing however many there are. */
export const SchoolsAreAskedForInTheLanguage = meta.story({
  globals: { language: 'tr' },
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async ({ canvas }) => {
    const schools = within(await canvas.findByRole('region', { name: 'Okullar' }));
    await schools.findByRole('link', { name: /Balcarrick/ });
    const asked = mocked(window.fetch)
      .mock.calls.map(([url]) => String(url))
      .filter((url) => url.includes('api/schools?'));
    await expect(asked).toEqual([expect.stringMatching(/pageSize=12&.*language=tr/)]);
  },
});

/** Proves HOME-6, HOME-9. */
export const SchoolsFailedAlone = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/schools', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('schools')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('region', { name: 'Recently finished' })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByText('12 of 42')).toBeVisible();
  },
});

/** Proves HOME-6, START-3. */
export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/overview', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('matchOverview')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This did not load')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'My favourites' })).toBeVisible();
  },
});

/** Proves WIRE-19. */
export const Malformed = meta.story({
  parameters: { expectedLogs: malformedAnswerLogs('GET api/matches/overview') },
  beforeEach: ({ msw }) => void msw.use(malformed('matchOverview')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The server gave an answer that this page does not understand.'),
    ).toBeVisible();
  },
});

/** Proves HOME-6. */
export const RetryWorks = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/overview', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('matchOverview')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: 'Today' })).toBeVisible();
  },
});

export const StarKeepsAMatch = meta.story({
  args: { favourites: [] },
  play: async ({ canvas, userEvent }) => {
    const [star] = await canvas.findAllByRole('button', { name: /^Favourite: /, pressed: false });
    if (!star) throw new Error('There is no match to follow');
    const name = star.ariaLabel ?? '';
    await userEvent.click(star);
    await waitFor(() => {
      // Another section once the favourites of the account are there.
      const favourites = within(canvas.getByRole('region', { name: 'My favourites' }));
      return expect(favourites.getByRole('button', { name, pressed: true })).toBeVisible();
    });
  },
});

/** Proves MATCH-11. */
export const AllPostponed = meta.story({
  beforeEach: ({ msw }) => void msw.use(weatherDay()),
  play: async ({ canvas }) => {
    const today = within(await canvas.findByRole('region', { name: 'Today' }));
    const rows = today.getAllByRole('article');
    for (const row of rows) await expect(row).toHaveTextContent(/Postponed/);
    await expect(canvas.queryByText('Live')).toBeNull();
  },
});

/** Proves HOME-10, MATCH-32. */
export const WhatIsStaleIsToldOnce = meta.story({
  args: { isSignedIn: false, favourites: [someMatches.live.id] },
  beforeEach: () => () => store.set(connectivityAtom, true),
  parameters: {
    expectedLogs: errorStatusLogs('GET api/(matches/overview|matches|schools)', 500),
  },
  play: async ({ canvas, msw, userEvent }) => {
    const stale = () => canvas.queryAllByText(/^This could not be refreshed/);
    const favourites = within(await canvas.findByRole('region', { name: 'My favourites' }));
    const schools = within(await canvas.findByRole('region', { name: 'Schools' }));
    await favourites.findByRole('article');
    await schools.findByRole('link', { name: /Balcarrick/ });
    msw.use(failing('matches'), failing('schools'));
    await waitFor(() => {
      // The cache makes one request for several triggers within two seconds.
      dispatchEvent(new Event('online'));
      return expect(stale()).toHaveLength(2);
    });
    await expect(favourites.getByText(/^This could not be refreshed/)).toBeVisible();
    await expect(schools.getByText(/^This could not be refreshed/)).toBeVisible();
    // The shell says it without a connection, with the age, so that no part does.
    store.set(connectivityAtom, false);
    await waitFor(() => expect(stale()).toHaveLength(0));
    store.set(connectivityAtom, true);
    await waitFor(() => expect(stale()).toHaveLength(2));
    await expect(schools.getByRole('link', { name: /Balcarrick/ })).toBeVisible();
    msw.use(failing('matchOverview'));
    await waitFor(() => {
      dispatchEvent(new Event('online'));
      return expect(stale()).toHaveLength(1);
    });
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    // Nor does the page.
    store.set(connectivityAtom, false);
    await waitFor(() => expect(stale()).toHaveLength(0));
    store.set(connectivityAtom, true);
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    // In the press, because the page asks again by itself too: where that is answered before the press,
    // the parts say it instead of the page.
    retry.addEventListener('pointerup', () => msw.resetHandlers(), { once: true, capture: true });
    await userEvent.click(retry);
    // The text is gone while it is asked again; the button goes with the answer.
    await waitFor(async () => {
      await expect(stale()).toHaveLength(0);
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    });
  },
});

/** Proves MATCH-32: a followed match that is live says when it is late. */
export const FollowedIsLate = meta.story({
  args: { isSignedIn: false, favourites: [someMatches.live.id] },
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  play: async ({ canvas, msw }) => {
    const favourites = within(await canvas.findByRole('region', { name: 'My favourites' }));
    await favourites.findByRole('article');
    msw.use(failing('matches'));
    await waitFor(() => {
      // The cache makes one request for several triggers within two seconds.
      dispatchEvent(new Event('online'));
      return expect(favourites.getByText(/^This could not be refreshed/)).toBeVisible();
    });
    await expect(favourites.getByRole('article')).toBeVisible();
  },
});

/** Proves MATCH-32: live matches that are late stay visible. */
export const LiveIsLate = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/overview', 500) },
  play: async ({ canvas, msw }) => {
    const before = (await canvas.findAllByRole('article')).length;
    msw.use(failing('matchOverview'));
    await revalidateCached(overviewKey).catch(() => {});
    await expect(await canvas.findByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(before);
  },
});

/** The page without its matches, and what is there with them. */
const loaded: LoadedPage = {
  call: 'matchOverview',
  find: (canvas) => canvas.findByRole('heading', { name: 'Today' }),
};

/** Proves ERROR-8. */
export const Slow = meta.story(slowAtFirst(loaded));

/** Proves ERROR-6. */
export const OfflineWithNothingKept = meta.story(offlineAtFirst(loaded));

/** Proves ERROR-4, ERROR-17. */
export const TooManyRequests = meta.story(tooManyRequests(loaded));
