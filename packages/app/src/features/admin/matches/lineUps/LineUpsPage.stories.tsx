import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { athleteId } from '@touchline/mocks/fixtures/athletes';
import { failing, held, refusing } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { storageKeys, writeStored } from '#platform/storage/storage.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { lineUpsPath } from '../../recordPaths.ts';
import { signInAs } from '../../testing/signInAs.ts';

const meta = preview.meta({
  title: 'Pages/AdminMatch/LineUpsPage',
  component: ProductPage,
  args: { address: lineUpsPath('match-draft-friendly') },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('schoolAdministrator');
  },
});

/** Proves ADMIN-84. */
export const LineUps = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Line-ups' })).toBeVisible();
    await expect(canvas.getByText(/other school enters its own/)).toBeVisible();
  },
});

/**
 * Proves ADMIN-64, ADMIN-84: the line-up that somebody else has saved is shown beside the unsaved
 * one.
 */
export const LineUpsChangedElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const path = { id: 'match-draft-friendly' };
    const list = within(await canvas.findByRole('list', { name: 'Line-ups' }));
    const [first] = list.getAllByRole('button', { name: /part in the match/ });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await page.findByRole('option', { name: 'Starts' }));
    // A change of another part of the match is no conflict for its line-up.
    const { version } = await call('adminMatch', { path });
    const other = await call('updateMatch', { path, body: { version, match: { round: '3.' } } });
    await revalidateCachedUnder('admin', 'matches');
    await expect(canvas.queryByText('The line-ups were changed elsewhere')).toBeNull();
    const team = await call('adminTeam', { path: { id: 'team-tr-football-u16-gokcecinar' } });
    const last = team.squad.at(-1)?.athleteId ?? '';
    const home = [{ athleteId: last, shirtNumber: 77, isStarting: false }];
    await call('setLineUps', { path, body: { version: other.version, home } });
    await revalidateCachedUnder('admin', 'matches');
    await expect(await canvas.findByText('The line-ups were changed elsewhere')).toBeVisible();
    await expect(canvas.getByText(/^Saved: .*: Substitute, 77$/)).toBeVisible();
    await expect(canvas.getByText('Starting: 1, on the bench: 0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByText('Starting: 0, on the bench: 1')).toBeVisible();
  },
});

/** Chooses the part of a player of a line-up; that they start, unless another is given. */
async function lineUp(
  list: ReturnType<typeof within>,
  index: number,
  userEvent: { click: (element: Element) => Promise<unknown> },
  part = 'Starts',
) {
  const places = list.getAllByRole('button', { name: /part in the match/ });
  await userEvent.click(places[index] as HTMLElement);
  await userEvent.click(await screen.findByRole('option', { name: part }));
}

/** Proves ADMIN-61, USER-13: what is said of a line-up is true: it is kept over a sign-out. */
export const LeavingALineUpAsks = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Line-ups' }));
    await lineUp(list, 0, userEvent);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled());
    navigateTo(paths.aboutUs);
    const question = await within(document.body).findByRole('alertdialog');
    await expect(question).toHaveTextContent(/for a day, also after you sign out/);
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
  },
});

/** Proves ADMIN-28, ADMIN-84: a squad that could not be refreshed stays, says so and how old it is. */
export const TheSquadCouldNotBeRefreshed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/teams/:id', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Line-ups' });
    await expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull();
    msw.use(failing('adminTeam'));
    await revalidateCachedUnder('admin', 'teams');
    await expect(await canvas.findByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText(/^What you see was loaded/)).toBeVisible();
    await expect(list).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
  },
});

/** Proves ADMIN-84, ERROR-2: the server's errors about a line-up are shown below it. */
export const LineUpRefused = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PUT api/admin/matches/:id/line-ups', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(
      refusing('setLineUps', { 'home.0.athleteId': ['This athlete has left the school.'] }),
    ),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Line-ups' }));
    await lineUp(list, 0, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This athlete has left the school.',
    );
  },
});

/** Proves ADMIN-61, ADMIN-84: what is entered while a line-up is being saved is not lost. */
export const LineUpEnteredWhileItIsSaved = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    msw.use(held('setLineUps', promise));
    const list = within(await canvas.findByRole('list', { name: 'Line-ups' }));
    await lineUp(list, 0, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await lineUp(list, 1, userEvent);
    await expect(canvas.getByText('Starting: 2, on the bench: 0')).toBeVisible();
    resolve();
    await within(document.body).findByText('The line-up is saved.');
    await expect(canvas.getByText('Starting: 2, on the bench: 0')).toBeVisible();
    await expect(canvas.queryByText('The line-ups were changed elsewhere')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByText('Starting: 1, on the bench: 0')).toBeVisible();
  },
});

/**
 * Proves ADMIN-5: a line-up that is saved before the answer to the other one waits for it, and is not
 * refused because of it.
 */
export const BothAreSavedAtOnce = meta.story({
  beforeEach: () => signInAs('administrator'),
  play: async ({ canvas, msw, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    msw.use(held('setLineUps', promise));
    await waitFor(() => expect(canvas.getAllByRole('list', { name: 'Line-ups' })).toHaveLength(2));
    const lists = canvas.getAllByRole('list', { name: 'Line-ups' });
    for (const list of lists) await lineUp(within(list), 0, userEvent);
    const saves = canvas.getAllByRole('button', { name: 'Save' });
    await expect(saves).toHaveLength(2);
    for (const save of saves) await userEvent.click(save);
    for (const save of saves) await expect(save).toHaveAttribute('aria-disabled', 'true');
    resolve();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText('The line-ups were changed elsewhere')).toBeNull();
    const { lineUps } = await call('adminMatch', { path: { id: 'match-draft-friendly' } });
    await expect([lineUps.home.length, lineUps.away.length]).toEqual([1, 1]);
  },
});

/** Proves ADMIN-34: a choice that is taken back while it is being saved is not saved for good. */
export const TakenBackWhileItIsSaved = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    msw.use(held('setLineUps', promise));
    const list = within(await canvas.findByRole('list', { name: 'Line-ups' }));
    await lineUp(list, 0, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await lineUp(list, 0, userEvent, 'Not playing');
    await expect(canvas.getByText('Starting: 0, on the bench: 0')).toBeVisible();
    resolve();
    await screen.findByText('The line-up is saved.');
    await expect(canvas.getByText('Starting: 0, on the bench: 0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    await expect(canvas.getByText('Starting: 0, on the bench: 0')).toBeVisible();
  },
});

/** Proves ADMIN-61, ADMIN-84: what is typed about the players of a team goes with it to the other side. */
export const TheSidesChangePlaces = meta.story({
  play: async ({ canvas, userEvent }) => {
    const path = { id: 'match-draft-friendly' };
    const list = within(await canvas.findByRole('list', { name: 'Line-ups' }));
    await lineUp(list, 0, userEvent);
    const { version, teams } = await call('adminMatch', { path });
    const [home, away] = teams.map(({ id }) => ({ kind: 'team', id: id ?? '' }) as const);
    const match = { ...(away && { homeTeam: away }), ...(home && { awayTeam: home }) };
    await call('updateMatch', { path, body: { version, match } });
    await revalidateCachedUnder('admin', 'matches');
    await waitFor(() => {
      const foreign = canvas.getByText(/other school enters its own/);
      const own = canvas.getByRole('list', { name: 'Line-ups' });
      return expect(foreign.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await expect(await canvas.findByText('Starting: 1, on the bench: 0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('The line-up is saved.');
    const { lineUps } = await call('adminMatch', { path });
    await expect([lineUps.home.length, lineUps.away.length]).toEqual([0, 1]);
  },
});

/** Proves ADMIN-84, TEAM-4: a number that two players have is marked at both, and not sent. */
export const ANumberGivenTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Line-ups' }));
    await lineUp(list, 0, userEvent);
    await lineUp(list, 1, userEvent);
    const [first, second] = list.getAllByRole('textbox', { name: /number/i });
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toBeEnabled();
    await userEvent.clear(second as HTMLElement);
    await userEvent.type(second as HTMLElement, (first as HTMLInputElement).value);
    for (const number of [first, second]) {
      await waitFor(() => expect(number).toHaveAccessibleDescription(/Given to two players/));
    }
    await expect(save).toBeDisabled();
  },
});

/** Proves ADMIN-84: a line-up with too many players is refused with a reason. */
export const ALineUpOfTooMany = meta.story({
  beforeEach: () => {
    const players = Array.from({ length: 41 }, (_, index) => ({
      athleteId: athleteId(index),
      part: 'starting',
      shirtNumber: String(index + 1),
      role: '',
    }));
    writeStored(storageKeys.recordDrafts, {
      owner: accounts.schoolAdministrator.user.id,
      drafts: {
        'matches/match-draft-friendly/lineUp/team-tr-football-u16-gokcecinar': {
          savedAt: Date.now(),
          version: 1,
          values: { players, base: [] },
        },
      },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A line-up has at most 40 players/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
});

/** No word of a choice is broken, and each is one line high. */
export const LineUpsOnANarrowPhoneInTurkish = meta.story({
  globals: { language: 'tr', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Kadrolar' });
    const fields = within(list).getAllByRole('textbox');
    const oneLine = Math.max(...fields.map((field) => field.getBoundingClientRect().height));
    const choices = within(list).getAllByRole('button');
    await expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices) {
      await expect(choice.getBoundingClientRect().height).toBeLessThan(oneLine * 1.3);
    }
  },
});

export const LineUpsOnAPhoneInTheDark = meta.story({
  args: { address: lineUpsPath('match-draft-guest') },
  beforeEach: () => signInAs('administrator'),
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This team has no squad here.')).toBeVisible();
  },
});
