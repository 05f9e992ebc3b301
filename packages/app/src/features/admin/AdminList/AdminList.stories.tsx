import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { answering, failing, held, pending, unreachable } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { selectRows } from '../testing/listPlay.ts';
import { signInAs } from '../testing/signInAs.ts';

const meta = preview.meta({
  title: 'Pages/AdminList',
  component: ProductPage,
  args: { address: paths.adminSchools },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

export const Schools = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'School profiles' })).toBeVisible();
    await expect(await canvas.findByText(/\d+ records/)).toBeVisible();
  },
});

export const Matches = meta.story({
  args: { address: paths.adminMatches },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\d+ records/)).toBeVisible();
  },
});

export const Athletes = meta.story({
  args: { address: paths.adminAthletes },
  play: Matches.input.play,
});

export const Teams = meta.story({ args: { address: paths.adminTeams }, play: Matches.input.play });

export const Advertisements = meta.story({
  args: { address: paths.adminAdvertisements },
  play: Matches.input.play,
});

export const Messages = meta.story({
  args: { address: paths.adminMessages },
  play: Matches.input.play,
});

export const OnAPhone = meta.story({
  args: { address: paths.adminMatches },
  globals: { viewport: { value: 'phone' } },
  play: Matches.input.play,
});

/** The search field is wide enough for what is typed. */
export const OnTheNarrowestPhone = meta.story({
  args: { address: `${paths.adminMatches}?status=live&sport=football` },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox');
    await expect(search.getBoundingClientRect().width).toBeGreaterThanOrEqual(144);
  },
});

/** A score is not broken between its two numbers. */
export const OnATablet = meta.story({
  args: { address: `${paths.adminMatches}?status=live&sport=football` },
  globals: { viewport: { value: 'sm' }, language: 'tr' },
  play: async ({ canvas }) => {
    const scores = await canvas.findAllByText(/^\d+ – \d+$/);
    await expect(scores.filter((score) => score.getClientRects().length > 1)).toEqual([]);
  },
});

export const TurkishInDark = meta.story({
  args: { address: paths.adminAthletes },
  globals: { language: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\d+ kayıt/)).toBeVisible();
  },
});

/** Proves ADMIN-1. */
export const OfOneSchool = meta.story({
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/your own school: Gökçeçınar/)).toBeVisible();
    await expect(await canvas.findByText('1 record')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New school' })).toBeNull();
  },
});

/** Proves ADMIN-13. */
export const WithoutASchool = meta.story({
  beforeEach: () => signInAs('schoolAdministrator', null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account has no school yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('adminSchools')),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(25);
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/schools', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('adminSchools')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This did not load')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
});

export const Offline = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable('adminSchools')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the server cannot be reached/)).toBeVisible();
  },
});

/** The request whose answer is held back was sent. */
let asked: Promise<void>;

/**
 * Proves ERROR-6: a first answer that was on its way when the connection went is not waited for, and
 * the rows come with the connection.
 */
export const TheConnectionGoesDuringTheFirstAnswer = meta.story({
  beforeEach: ({ msw }) => {
    const answer = Promise.withResolvers<void>();
    msw.use(held('adminSchools', answer.promise));
    asked = new Promise((resolve) => {
      addEventListener('request-held', () => resolve(), { once: true });
    });
    return () => answer.resolve();
  },
  play: async ({ canvas, msw }) => {
    await asked;
    dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText('This did not load')).toBeVisible();
    await expect(canvas.getByText(/You seem to be offline/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    msw.resetHandlers();
    dispatchEvent(new Event('online'));
    await expect(await canvas.findByText(/\d+ records/)).toBeVisible();
  },
});

/** Proves LIST-20. */
export const MoreSchoolsThanAreOffered = meta.story({
  args: { address: paths.adminTeams },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/\d+ records/);
    const school = canvas.getByRole('combobox', { name: 'School' });
    await userEvent.type(school, 'ol');
    const words = /^20 of \d+ shown; type more of the name$/;
    await expect(await screen.findByText(words)).toHaveRole('status');
    await userEvent.clear(school);
    await userEvent.type(school, 'gokcec');
    await screen.findByRole('option', { name: /Gökçeçınar/ });
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** Proves ADMIN-28: what is selected and typed stays when another window changes a record. */
export const ChangedInAnotherWindow = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, msw, userEvent }) => {
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    await userEvent.type(canvas.getByRole('searchbox'), 'g');
    msw.use(answering('adminMatches', { items: [], total: 0 }));
    const elsewhere = new BroadcastChannel('touchline.admin');
    elsewhere.postMessage('teams');
    elsewhere.close();
    await expect(await canvas.findByText(/Changed elsewhere/)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('g');
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(await canvas.findByText('0 records')).toBeVisible();
    // The rows go with the next drawing.
    await expect(await canvas.findByText('No results found!')).toBeVisible();
  },
});

/**
 * Proves ADMIN-28, ERROR-20: rows stay in view with their age when the server cannot be reached, and
 * are asked for again with a press.
 */
export const OfflineWithRows = meta.story({
  args: { address: paths.adminTeams },
  parameters: { expectedLogs: unreachableLogs },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText(/\d+ records/);
    msw.use(unreachable('adminTeams'));
    const elsewhere = new BroadcastChannel('touchline.admin');
    elsewhere.postMessage('teams');
    elsewhere.close();
    await expect(await canvas.findByText(/This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText(/What you see was loaded/)).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(1);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/This could not be refreshed/)).toBeNull());
  },
});

/** Proves A11Y-3: the arrow to the last page is disabled by its press, and its page has the focus. */
export const TheArrowToTheLastPageLeavesTheFocusAtThePages = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages' }));
    const next = pages.getByRole('button', { name: 'Next page' });
    next.focus();
    while (!(next as HTMLButtonElement).disabled) await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pages.getByRole('button', { current: 'page' })).toHaveFocus());
  },
});
