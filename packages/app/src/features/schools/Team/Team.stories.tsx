import { errorStatusLogs, malformedAnswerLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { leagues, teamsOf } from '@touchline/mocks/fixtures/leagues';
import {
  answering,
  answeringFirst,
  empty,
  failing,
  held,
  malformed,
  pending,
} from '@touchline/mocks/scenarios';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { serverNow } from '#platform/serverClock.ts';
import { teamHref } from '#platform/paths.ts';
import { boxesOf, boxOf } from '#storybook/boxOf';
import { holdWatches } from '#testing/holdWatches.ts';
import {
  type LoadedPage,
  offlineAtFirst,
  slowAtFirst,
  tooManyRequests,
} from '#testing/pageStates.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const ownId = 'team-tr-football-u16-gokcecinar';
const own = teamHref(ownId);
const cup = leagues.find(({ isCup }) => isCup);
const cupTeam = cup && teamsOf(cup)[0]?.team.id;

const meta = preview.meta({
  title: 'Pages/Team',
  component: ProductPage,
  args: { address: own },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves TEAM-7. */
export const NextMatches = meta.story({
  play: async ({ canvas, globals }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent('Gökçeçınar U16');
    await expect(document.title).toContain('Gökçeçınar U16');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    const school = canvas.getByRole('link', { name: 'Gökçeçınar Anadolu Lisesi' });
    await expect(school).toHaveAttribute('href', '/schools/school-gokcecinar');
    if (globals['language'] === 'tr') return;
    await expect(canvas.getByText('Football · U16 · Boys · 1st · 2025/26')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Matches', selected: true })).toBeVisible();
  },
});

/** Proves LIST-19: the sign of the sport of the team stands where there is no match. */
export const WithoutMatches = meta.story({
  beforeEach: ({ msw }) => void msw.use(empty('matches')),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No matches planned')).toBeVisible();
    const sign = canvasElement.querySelector('[role=tabpanel] svg');
    await expect(sign).toBeVisible();
    // The icons of the package, of which the calendar would stand here, have this attribute.
    await expect(sign).not.toHaveAttribute('data-slot');
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: NextMatches.input.play,
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, play: NextMatches.input.play });

export const Turkish = meta.story({ globals: { language: 'tr' }, play: NextMatches.input.play });

/** Proves MATCH-23, MATCH-54: the file has more matches than the page shows at first, and only those to come. */
export const SavesACalendarFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const add = await canvas.findByRole('button', { name: 'Add all to calendar' });
    await expect(canvas.getByText(/changes will not follow by themselves/)).toBeVisible();
    await userEvent.click(add);
    await waitFor(() => expect(saved.mock.contexts).toHaveLength(1));
    await expect(saved.mock.contexts[0]).toHaveProperty('download', `team-${ownId}.ics`);
    const file = made.mock.calls[0]?.[0] as Blob;
    const text = (await file.text()).replaceAll('\r\n ', '');
    const { items } = await call('matches', { query: { teamId: ownId, pageSize: 100 } });
    const over = items.filter(({ status }) =>
      ['finished', 'abandoned', 'cancelled'].includes(status),
    );
    const entries = [...text.matchAll(/^UID:match-(.+)@/gm)].map(([, id]) => id);
    // All that are to come.
    const toCome = items.filter(
      ({ status, schedule }) =>
        status === 'scheduled' &&
        schedule.kind === 'dateTime' &&
        Date.parse(schedule.startsAt) > serverNow(),
    );
    await expect(toCome.length).toBeGreaterThan(3);
    await expect(entries).toEqual(expect.arrayContaining(toCome.map(({ id }) => id)));
    await expect(entries.filter((entry) => over.some(({ id }) => id === entry))).toEqual([]);
  },
});

/** Proves MATCH-54. */
export const NoneOfItsMatchesHasADate = meta.story({
  beforeEach: async ({ msw }) => {
    const { items } = await call('matches', { query: { teamId: ownId, pageSize: 2 } });
    const open = items.map((match) => ({
      ...match,
      status: 'scheduled',
      schedule: { kind: 'tbc' },
      rescheduledTo: null,
    }));
    msw.use(answering('matches', { items: open, total: open.length }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No match that is to come has a date.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add all to calendar' })).toBeDisabled();
  },
});

/** Proves MATCH-54: where the matches that are shown are cancelled, a later one may be played. */
export const NoneOfTheFirstMatchesIsPlayed = meta.story({
  beforeEach: async ({ msw }) => {
    const { items } = await call('matches', { query: { teamId: ownId, pageSize: 6 } });
    const cancelled = items.map((match) => ({ ...match, status: 'cancelled' }));
    msw.use(answering('matches', { items: cancelled, total: 20 }));
  },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add all to calendar' });
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.click(add);
    await expect(
      await screen.findByText('No match that is to come has a date.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(add).toBeEnabled());
  },
});

/** Proves MATCH-54: the file is not made from a part of the matches. */
export const TheCalendarFileFails = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add all to calendar' });
    msw.use(failing('matches'));
    await userEvent.click(add);
    await expect(
      await screen.findByText(/^The calendar file could not be made\./),
    ).toBeInTheDocument();
    await waitFor(() => expect(add).toBeEnabled());
  },
});

export const Results = meta.story({
  args: { address: `${own}?tab=results` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Finished').length).toBeGreaterThan(2));
    await expect(canvas.queryByText('Live')).toBeNull();
  },
});

/** Proves TEAM-6, TEAM-7. */
export const Table = meta.story({
  args: { address: `${own}?tab=table` },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Bahar Ligi · 2025/26' });
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(11);
    const marked = rows.filter((row) => row.ariaCurrent === 'true');
    await expect(marked).toHaveLength(1);
    await expect(marked[0]).toHaveTextContent('Gökçeçınar U16');
    await expect(within(table).getAllByRole('link')).toHaveLength(9);
    await expect(within(table).getByRole('columnheader', { name: 'Points' })).toBeVisible();
  },
});

/** Proves TEAM-6: in the order of the server, with the sign of each difference. */
export const TableInItsOrder = meta.story({
  args: Table.input.args,
  // A phone shows fewer columns.
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    const figures = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    await expect(figures.map(([rank]) => Number(rank))).toEqual(rows.map((_, index) => index + 1));
    const shown = figures.map((row) => row.at(-2));
    const computed = figures.map((row) => Number(row.at(-4)) - Number(row.at(-3)));
    await expect(new Set(computed.map(Math.sign)).size).toBeGreaterThan(1);
    const signs = { '1': '+', '0': '', '-1': '−' };
    await expect(shown).toEqual(
      computed.map((value) => `${signs[`${Math.sign(value)}` as '1']}${Math.abs(value)}`),
    );
  },
});

/** Proves LANG-18: as a season of runs has them. */
export const TableOfLargeNumbersInTurkish = meta.story({
  args: Table.input.args,
  globals: { language: 'tr', viewport: { value: 'lg' } },
  beforeEach: async ({ msw }) => {
    const standings = await call('standings', { path: { id: ownId } });
    const rows = standings?.rows.map((row) => ({ ...row, scored: 12_345, conceded: 11_000 }));
    msw.use(answering('standings', { ...standings, rows }));
  },
  play: async ({ canvas }) => {
    const [, row] = within(await canvas.findByRole('table')).getAllByRole('row');
    const cells = within(row as HTMLElement).getAllByRole('cell');
    const figures = cells.slice(-4, -1).map(({ textContent }) => textContent);
    await expect(figures).toEqual(['12.345', '11.000', '+1.345']);
    await expect(row).toHaveTextContent('12.345–11.000');
    await expect(row).toHaveTextContent('attığı 12.345, yediği 11.000');
  },
});

/** Proves A11Y-9. */
export const TableOnAPhone = meta.story({
  args: Table.input.args,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
    await expect(within(table).queryByRole('columnheader', { name: 'Won' })).toBeNull();
    await expect(within(table).getAllByText(/\d+ won, \d+ drawn/)).toHaveLength(10);
    // Only what has a letter here is explained.
    await expect(canvas.getByText('Lost', { selector: 'p > span' })).toBeVisible();
    await expect(canvas.getByText('Conceded', { selector: 'p > span' })).not.toBeVisible();
  },
});

/** Proves TEAM-6. */
export const NoTable = meta.story({
  args: { address: `${teamHref(cupTeam ?? '')}?tab=table` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No table')).toBeVisible();
  },
});

/** Proves ATHLETE-2, ATHLETE-14. */
export const Players = meta.story({
  args: { address: `${own}?tab=players` },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('12 players, names not shown');
    const rows = [...canvasElement.querySelectorAll('main li')].map((row) => row.textContent);
    await expect(rows).toEqual([
      'Number 1111G. Ö.Midfield',
      '12 players, names not shown Known number: 6',
    ]);
  },
});

/** Proves ATHLETE-1: a photograph that the server shows stands beside the name. */
export const PlayersWithAPhotograph = meta.story({
  args: Players.input.args,
  beforeEach: async ({ msw }) => {
    const team = await call('team', { path: { id: ownId } });
    const photoUrl = '/api/assets/crest-school-wexcombe.svg';
    const player = { displayName: 'Gül Ö.', shirtNumber: 11, role: null };
    const squad = [
      { ...player, photoUrl },
      { ...player, shirtNumber: 12, photoUrl: null },
    ];
    msw.use(answering('team', { ...team, squad }));
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Gül Ö.');
    const rows = canvas.getAllByRole('listitem');
    const pictures = rows.map((row) => row.querySelector('img')?.getAttribute('src') ?? null);
    await expect(pictures).toEqual(['/api/assets/crest-school-wexcombe.svg', null]);
    // The names begin at the same place of their rows.
    const [first, second] = canvas
      .getAllByText('Gül Ö.')
      .map((name, index) => name.offsetLeft - (rows[index]?.offsetLeft ?? 0));
    await expect(second).toBe(first);
  },
});

export const NoPlayers = meta.story({
  args: { address: `${teamHref(cupTeam ?? '')}?tab=players` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No players yet')).toBeVisible();
  },
});

/** Proves TEAM-7. */
export const Archived = meta.story({
  args: { address: teamHref('team-gokcecinar-veterans') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/archived. It played in the season 2024/)).toBeVisible();
    await expect(await canvas.findByText(/^This team plays no more\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All teams of the school' })).toHaveAttribute(
      'href',
      '/schools/school-gokcecinar',
    );
    await expect(canvas.queryByText(/New matches appear here/)).toBeNull();
  },
});

/** Proves TEAM-7. */
export const ArchivedWithoutResults = meta.story({
  args: { address: `${teamHref('team-gokcecinar-veterans')}?tab=results` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All teams of the school' })).toBeVisible();
  },
});

/** Proves TEAM-7. */
export const ArchivedWithoutPlayersInTurkish = meta.story({
  args: { address: `${teamHref('team-gokcecinar-veterans')}?tab=players` },
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Okul o sezon için kadro girmedi.')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('team')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the team')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/teams/:id', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('team')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('tab', { name: 'Matches' })).toBeVisible();
  },
});

export const TableFailed = meta.story({
  args: Table.input.args,
  parameters: { expectedLogs: errorStatusLogs('GET api/teams/:id/standings', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('standings')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This did not load')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Gökçeçınar U16');
  },
});

/** The rest of the page stays, and a press brings the matches. */
export const MatchesFailed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('matches')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('This did not load')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Gökçeçınar U16');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
  },
});

/** The head and the matches stay, and the page says once that they may be old. */
export const CouldNotBeRefreshed = meta.story({
  parameters: {
    expectedLogs: [
      ...errorStatusLogs('GET api/teams/:id', 500),
      ...errorStatusLogs('GET api/matches', 500),
    ],
  },
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    const tab = within(canvas.getByRole('tabpanel'));
    msw.use(failing('matches'));
    await waitFor(() => {
      // Two looks within two seconds count as one.
      dispatchEvent(new Event('online'));
      return expect(tab.getByText(/^This could not be refreshed/)).toBeVisible();
    });
    msw.resetHandlers();
    await userEvent.click(tab.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tab.queryByText(/^This could not be refreshed/)).toBeNull());
    msw.use(failing('team'), failing('matches'));
    await waitFor(async () => {
      dispatchEvent(new Event('online'));
      await expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
      await expect(tab.queryByText(/^This could not be refreshed/)).toBeNull();
    });
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
  },
});

/** Proves MATCH-38: a table that stays open follows the results of the day. */
export const TheTableIsWatched = meta.story({
  tags: ['time-passes'],
  args: { address: `${own}?tab=table` },
  play: async ({ canvas, msw }) => {
    const passTime = holdWatches();
    const table = await canvas.findByRole('table');
    const standings = await call('standings', { path: { id: ownId } });
    const rows = standings?.rows.map((row) => ({ ...row, points: row.points + 300 }));
    msw.use(answering('standings', { ...standings, rows }));
    await waitFor(
      () => {
        // The cache makes one request for several triggers within two seconds.
        passTime();
        return expect(within(table).getAllByRole('cell', { name: /^3\d\d$/ })).toHaveLength(10);
      },
      // Shorter than what is held, because this limit is a timer too.
      { timeout: 10_000 },
    );
  },
});

/** The table stays, and says that it may be old. */
export const TableCouldNotBeRefreshed = meta.story({
  args: { address: `${own}?tab=table` },
  parameters: { expectedLogs: errorStatusLogs('GET api/teams/:id/standings', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('table');
    msw.use(failing('standings'));
    await waitFor(() => {
      // Two looks within two seconds count as one.
      dispatchEvent(new Event('online'));
      return expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    });
    await expect(canvas.getByRole('table')).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
  },
});

/** Proves WIRE-19. */
export const Malformed = meta.story({
  parameters: { expectedLogs: malformedAnswerLogs('GET api/teams/:id') },
  beforeEach: ({ msw }) => void msw.use(malformed('team')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/an answer that this page does not/)).toBeVisible();
  },
});

/** Proves TEAM-5. */
export const NotFound = meta.story({
  args: { address: teamHref('team-gokcecinar-futsal') },
  parameters: { expectedLogs: errorStatusLogs('GET api/teams/:id', 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Team not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To all schools' })).toBeVisible();
  },
});

/** Proves TEAM-7. */
export const TabLandsInTheAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Players' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(`${own}?tab=players`),
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByTestId('address').textContent).toBe(own));
  },
});

/** Proves A11Y-4. */
export const MoreMatchesFocusTheFirstNewOne = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 2 more matches' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    const firstNew = canvas.getAllByRole('article')[6];
    await waitFor(() => expect(firstNew?.contains(document.activeElement)).toBe(true));
    await expect(canvas.queryByRole('button', { name: /more match/ })).toBeNull();
  },
});

/** Proves WIRE-18: a broken record is none that is still on its way. */
export const ABrokenRecordAmongTheMatches = meta.story({
  beforeEach: async ({ msw }) => {
    const [one] = (await call('matches', { query: { teamId: ownId, pageSize: 1 } })).items;
    const all = Array.from({ length: 9 }, (_, index) => ({
      ...one,
      id: index === 2 ? '' : `match-${index}`,
      status: 'scheduled',
      schedule: { kind: 'date', date: `2026-05-0${index + 1}` },
    }));
    msw.use(answeringFirst('matches', all, (query) => query.includes('scheduled')));
  },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show 3 more matches' });
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(more).not.toHaveAttribute('data-pending');
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    const firstNew = canvas.getAllByRole('article')[5];
    await waitFor(() => expect(firstNew?.contains(document.activeElement)).toBe(true));
    await expect(canvas.queryByRole('button', { name: /more match/ })).toBeNull();
  },
});

/** Proves A11Y-4: new matches do not take the focus from somebody who has gone on. */
export const MoreMatchesComeWhileThePersonIsElsewhere = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show 2 more matches' });
    const gate = Promise.withResolvers<void>();
    msw.use(held('matches', gate.promise));
    await userEvent.click(more);
    const tab = canvas.getByRole('tab', { name: 'Matches' });
    tab.focus();
    gate.resolve();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await expect(tab).toHaveFocus();
  },
});

/** Proves A11Y-4: nor from the button of the calendar, which stands below them. */
export const MoreMatchesComeWhileTheCalendarHasTheFocus = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show 2 more matches' });
    const gate = Promise.withResolvers<void>();
    msw.use(held('matches', gate.promise));
    await userEvent.click(more);
    const add = canvas.getByRole('button', { name: 'Add all to calendar' });
    add.focus();
    gate.resolve();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await expect(add).toHaveFocus();
  },
});

/** Proves ERROR-19, ERROR-20. */
export const MoreMatchesFailed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show 2 more matches' });
    msw.use(failing('matches'));
    await userEvent.click(more);
    await expect(await canvas.findByText(/^More could not be loaded/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    const gate = Promise.withResolvers<void>();
    msw.use(held('matches', gate.promise));
    await userEvent.click(more);
    await waitFor(() => expect(more).toHaveAttribute('data-pending'));
    await expect(canvas.getByText(/^More could not be loaded/)).not.toBeVisible();
    gate.resolve();
    await waitFor(() => expect(canvas.getByText(/^More could not be loaded/)).toBeVisible());
    await waitFor(() => expect(more).not.toHaveAttribute('data-pending'));
    msw.resetHandlers();
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await expect(canvas.queryByText(/^More could not be loaded/)).toBeNull();
  },
});

let answer = Promise.withResolvers<void>();

/** Proves ERROR-7: the tabs and as many cards as come stand in their places. */
export const TheSkeletonHasTheShapeOfThePage = meta.story({
  globals: { viewport: { value: 'lg' } },
  beforeEach: ({ msw }) => {
    answer = Promise.withResolvers();
    msw.use(held('team', answer.promise), held('matches', answer.promise));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading the team');
    const tabs = () => boxOf(canvas.getByRole('tablist', { hidden: true }));
    const skeleton = boxesOf(canvasElement, 'main [data-skeleton]');
    const skeletonTabs = tabs();
    answer.resolve();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(skeleton.length));
    await expect(tabs()).toEqual(skeletonTabs);
    const [article] = boxesOf(canvasElement, 'main article');
    const { height = 0, left, top, width } = article ?? {};
    await expect(skeleton[0]).toMatchObject({ left, top, width });
    // The time of a viewer elsewhere takes a line more.
    await expect(Math.abs(height - (skeleton[0]?.height ?? 0))).toBeLessThan(20);
  },
});

/** Proves ERROR-7. */
export const TheSkeletonHasTheShapeOfThePageOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: TheSkeletonHasTheShapeOfThePage.input.beforeEach,
  play: TheSkeletonHasTheShapeOfThePage.input.play,
});

/** The page without its team, and what is there with it. */
const loaded: LoadedPage = {
  call: 'team',
  find: (canvas) => canvas.findByRole('tab', { name: 'Matches' }),
};

/** Proves ERROR-8. */
export const Slow = meta.story(slowAtFirst(loaded));

/** Proves ERROR-6. */
export const OfflineWithNothingKept = meta.story(offlineAtFirst(loaded));

/** Proves ERROR-4, ERROR-17. */
export const TooManyRequests = meta.story(tooManyRequests(loaded));
