import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { athleteId } from '@touchline/mocks/fixtures/athletes';
import { draftMatches } from '@touchline/mocks/fixtures/draftMatches';
import { seasonMatches } from '@touchline/mocks/fixtures/matches';
import { failing, held, pending, refusing, unreachable } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { MatchStatus, Sport } from '@touchline/contract/match';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { lineUpsPath, newRecordPath, recordPath, scorePath } from '../recordPaths.ts';
import { signInAs } from '../testing/signInAs.ts';

/** A match of the season, which an administrator finds in every status and sport. */
function matchOf(status: MatchStatus, sport: Sport): string {
  const found = seasonMatches().find((match) => match.status === status && match.sport === sport);
  if (!found) throw new Error(`The season has no ${sport} that is ${status}`);
  return found.id;
}

const own = draftMatches().find(({ id }) => id === 'match-draft-friendly');
const record = recordPath('matches', 'match-draft-friendly');
const foreign = recordPath('matches', 'match-draft-bristol');
const liveFootball = matchOf('live', 'football');
const live = scorePath(liveFootball);

const meta = preview.meta({
  title: 'Pages/AdminMatch',
  component: ProductPage,
  args: { address: record },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

type Play = Parameters<NonNullable<typeof Usual.input.play>>[0];

/** The group of buttons that enter the score. */
const pad = async (canvas: Play['canvas']) =>
  within(await canvas.findByRole('group', { name: 'Enter the score' }));

/** Chooses that a player of a line-up starts. */
async function lineUp(
  list: ReturnType<typeof within>,
  index: number,
  userEvent: Play['userEvent'],
) {
  const places = list.getAllByRole('button', { name: /part in the match/ });
  await userEvent.click(places[index] as HTMLElement);
  await userEvent.click(await within(document.body).findByRole('option', { name: 'Starts' }));
}

/** Proves MATCH-16: coordinates are checked, and those of another ground are not kept. */
export const TheGroundOnTheMap = meta.story({
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('textbox', { name: /^Coordinates/ });
    await userEvent.clear(place);
    await userEvent.type(place, '41.0082');
    await userEvent.tab();
    await waitFor(() =>
      expect(place).toHaveAccessibleDescription(/Write latitude and longitude, such as/),
    );
    await userEvent.type(place, ', 28.9784');
    await waitFor(() =>
      expect(place).not.toHaveAccessibleDescription(/Write latitude and longitude/),
    );
    // What was typed stays when the name of the ground is corrected.
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name of the ground/ }), ' 2');
    await expect(place).toHaveValue('41.0082, 28.9784');
  },
});

/** Proves ADMIN-85. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toHaveValue(
      own?.broadcastTitle,
    );
    await expect(canvas.getByText(/60 minutes before its time/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start the match' })).toBeNull();
  },
});

export const DarkOnAPhoneInTurkish = meta.story({
  globals: { scheme: 'dark', language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Başlık/ })).toBeVisible();
  },
});

/** Proves ADMIN-85. */
export const New = meta.story({
  args: { address: newRecordPath('matches') },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
  },
});

/** Proves ADMIN-1, ADMIN-65. */
export const OfAnotherSchool = meta.story({
  args: { address: foreign },
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/matches/:id', 403) },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This belongs to another school')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('adminMatch')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading'))[0]).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { address: live },
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/matches/:id', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('adminMatch')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Proves ADMIN-80, MATCH-24: what is asked for says beforehand that it is needed. */
export const PostponedForAReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Postpone' }));
    const form = within(canvas.getByRole('group', { name: 'Postpone' }));
    await expect(form.getByText('Reason')).toHaveTextContent('Reason*');
    await expect(form.getByText('Note')).toHaveTextContent(/^Note$/);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Say why.')).toBeVisible();
  },
});

/** Proves ADMIN-85: a new time shows the same warnings as the time of the record. */
export const ANewTimeIsInTheWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Postpone' }));
    const form = within(canvas.getByRole('group', { name: 'Postpone' }));
    await userEvent.click(form.getByRole('radio', { name: 'Day alone' }));
    await userEvent.click(form.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('05092026');
    const other = await form.findByRole('link', { name: /rakip bekleniyor/ });
    await expect(other).toBeVisible();
    await expect(form.queryByText('This time has passed.')).toBeNull();
    await userEvent.click(form.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('03102026');
    await expect(await form.findByText('This time has passed.')).toBeVisible();
    await waitFor(() => expect(other).not.toBeInTheDocument());
  },
});

/** Proves ADMIN-83. */
export const AResultIsCorrected = meta.story({
  args: { address: recordPath('matches', matchOf('finished', 'volleyball')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct the result' }));
    const form = within(canvas.getByRole('group', { name: 'Correct the result' }));
    await expect(form.getByRole('textbox', { name: /^Why/ })).toBeRequired();
    await expect(form.getByRole('checkbox')).toBeRequired();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Say why it is corrected.')).toBeVisible();
  },
});

/** Proves ADMIN-80, ERROR-2. */
export const RefusedBesideItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/status', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('changeMatchStatus', { Score: ['There was no such match.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the result' }));
    const form = within(canvas.getByRole('group', { name: 'Enter the result' }));
    const [home, away] = form.getAllByRole('textbox');
    await expect(home).toBeRequired();
    await userEvent.type(home as HTMLElement, '2');
    await userEvent.type(away as HTMLElement, '1');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('There was no such match.')).toBeVisible();
    await expect(home).toHaveValue('2');
  },
});

/** Proves ADMIN-80, ERROR-2: the time that a match is postponed to is another field of the request. */
export const NewTimeRefusedBesideItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/status', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('changeMatchStatus', { rescheduledTo: ['The ground is closed.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Postpone' }));
    const form = within(canvas.getByRole('group', { name: 'Postpone' }));
    await userEvent.click(form.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'weather' }));
    await userEvent.click(form.getByRole('radio', { name: 'Day alone' }));
    await userEvent.click(form.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('03102027');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const words = await form.findByText('The ground is closed.');
    await expect(words.closest('[role="alert"]')).toBeNull();
  },
});

/** Proves ADMIN-8, ADMIN-81, A11Y-3: a key that cannot be pressed any more leaves the focus in the keys. */
export const LiveOnAPhone = meta.story({
  args: { address: live },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const keys = await pad(canvas);
    const [goal] = keys.getAllByRole('button', { name: /\+1 ?Goal/ });
    const { height } = (goal as HTMLElement).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(48);
    await userEvent.click(goal as HTMLElement);
    await expect(await canvas.findByText(/^Saved: /)).toBeVisible();
    const undo = keys.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeEnabled());
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(undo).toBeDisabled());
    await expect(canvas.getByRole('group', { name: 'Enter the score' })).toHaveFocus();
  },
});

export const LiveInSets = meta.story({
  args: { address: scorePath(matchOf('live', 'volleyball')) },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const keys = await pad(canvas);
    await expect(keys.getByRole('button', { name: 'The set is over' })).toBeVisible();
  },
});

export const LiveInningsInTurkish = meta.story({
  args: { address: scorePath(matchOf('live', 'cricket')) },
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Wicket' })).toBeVisible();
  },
});

/** Whether something stands above the keys of the score. */
async function expectAboveKeys(canvas: Play['canvas'], element: HTMLElement) {
  const keys = canvas.getByRole('group', { name: 'Enter the score' });
  await waitFor(() =>
    expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      keys.getBoundingClientRect().top,
    ),
  );
}

/** Proves ADMIN-82: what is not saved is told in sight. */
export const NotSentIsKept = meta.story({
  args: { address: live },
  globals: { viewport: { value: 'phone' } },
  parameters: { expectedLogs: unreachableLogs },
  play: async ({ canvas, msw, userEvent }) => {
    const keys = await pad(canvas);
    msw.use(unreachable('recordScore'));
    await userEvent.click(keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement);
    await expect(await canvas.findByText(/^Not saved yet: /)).toBeVisible();
    await expectAboveKeys(canvas, canvas.getByRole('button', { name: 'Try now' }));
    await expect(JSON.stringify(readStored(storageKeys.recordDrafts))).toContain('/score');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(await canvas.findByText(/^Saved: /)).toBeVisible();
    await waitFor(() => expect(readStored(storageKeys.recordDrafts)).toBeNull());
  },
});

/** Proves ADMIN-82: an answer that asks to wait is no refusal. */
export const AskedToWaitIsKept = meta.story({
  args: { address: live },
  globals: { viewport: { value: 'phone' } },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/score', 429) },
  play: async ({ canvas, msw, userEvent }) => {
    const keys = await pad(canvas);
    msw.use(failing('recordScore', 429));
    await userEvent.click(keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement);
    await expect(await canvas.findByText(/^Not saved yet: /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
  },
});

/** Proves ADMIN-82: once another person's score was accepted, the next entry continues from it. */
export const TheirsIsKeptAndGoesOn = meta.story({
  args: { address: live },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    expectedLogs: [...unreachableLogs, ...errorStatusLogs('POST api/admin/matches/:id/score', 409)],
  },
  play: async ({ canvas, msw, userEvent }) => {
    const keys = await pad(canvas);
    const goal = () => keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement;
    const path = { id: liveFootball };
    msw.use(unreachable('recordScore'));
    await userEvent.click(goal());
    await expect(await canvas.findByText(/^Not saved yet: /)).toBeVisible();
    msw.resetHandlers();
    const { version } = await call('adminMatch', { path });
    await call('recordScore', {
      path,
      body: { version, score: { kind: 'points', home: 7, away: 5 } },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    const theirs = await canvas.findByRole('button', { name: 'Keep theirs: 7 – 5' });
    await expectAboveKeys(canvas, theirs);
    await userEvent.click(theirs);
    await userEvent.click(goal());
    await expect(await canvas.findByText('Saved: 8 – 5')).toBeVisible();
  },
});

/**
 * Proves ADMIN-80, ADMIN-81: the form of a change that is no longer possible closes, and the score
 * buttons return.
 */
export const ChangedElsewhereWhileAsked = meta.story({
  args: { address: live },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const path = { id: liveFootball };
    const change = async (status: 'live' | 'paused') => {
      const { version } = await call('adminMatch', { path });
      await call('changeMatchStatus', { path, body: { version, status } });
      await revalidateCachedUnder('admin', 'matches');
    };
    await pad(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('group', { name: 'Pause' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Enter the score' })).toBeNull();
    await change('paused');
    await expect(await canvas.findByRole('group', { name: 'Enter the score' })).toBeVisible();
    await page.findByText(/^The match has changed meanwhile/);
    await change('live');
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Pause' })).toBeNull();
  },
});

/**
 * Proves ADMIN-86, ADMIN-26: an added event appears on the timeline, and an undo restores a removed
 * one.
 */
export const TheTimelineIsKept = meta.story({
  args: { address: live },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an event' }));
    const form = within(canvas.getByRole('group', { name: 'Add an event' }));
    // The form replaces the score buttons.
    await expect(canvas.queryByRole('group', { name: 'Enter the score' })).toBeNull();
    await expect(form.getByText('What happened')).toHaveTextContent('What happened*');
    await userEvent.type(form.getByRole('textbox', { name: 'Minute' }), 'late');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Write a minute such as 63 or 45+2.')).toBeVisible();
    await userEvent.clear(form.getByRole('textbox', { name: 'Minute' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Minute' }), '45+2');
    await userEvent.click(form.getByRole('button', { name: /What happened/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Card' }));
    await userEvent.click(form.getAllByRole('radio')[0] as HTMLElement);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const events = within(await canvas.findByRole('list', { name: 'Timeline' }));
    const card = await events.findByText(/^45\+2′ Card/);
    await expect(canvas.getByRole('group', { name: 'Enter the score' })).toBeVisible();
    await userEvent.click(events.getByRole('button', { name: /^Take away: 45\+2′ Card/ }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await expect(canvas.getByRole('region', { name: 'Timeline' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    // The keys have a way back of their own.
    const words = await page.findByText('It is off the timeline.');
    const notice = within(words.closest<HTMLElement>('[role="alertdialog"]') ?? document.body);
    await userEvent.click(notice.getByRole('button', { name: 'Undo' }));
    await expect(await events.findByText(/^45\+2′ Card/)).toBeVisible();
  },
});

/** Proves ADMIN-86: a removed event can be restored after another score was entered. */
export const AnEventComesBackBesideANewScore = meta.story({
  args: { address: live },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const path = { id: liveFootball };
    const { version } = await call('adminMatch', { path });
    const event = { kind: 'note', text: 'The floodlights are on' } as const;
    await call('addMatchEvent', { path, body: { version, event } });
    await revalidateCachedUnder('admin', 'matches');
    const words = await canvas.findByText(/The floodlights are on/);
    const row = within(words.closest('li') as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: /^Take away/ }));
    await waitFor(() => expect(words).not.toBeInTheDocument());
    const keys = await pad(canvas);
    await userEvent.click(keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement);
    await canvas.findByText(/^Saved: /);
    const notice = (await screen.findByText('It is off the timeline.')).closest<HTMLElement>(
      '[role="alertdialog"]',
    );
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/The floodlights are on/)).toBeVisible();
  },
});

/** Proves ADMIN-34, ADMIN-86: what is typed while an event is saved is the next one. */
export const AnEventIsBegunWhileOneIsSaved = meta.story({
  args: { address: live },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, msw, userEvent }) => {
    const saving = Promise.withResolvers<void>();
    msw.use(held('addMatchEvent', saving.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an event' }));
    const form = within(canvas.getByRole('group', { name: 'Add an event' }));
    await userEvent.click(form.getByRole('button', { name: /What happened/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Note' }));
    const words = form.getByRole('textbox', { name: /^Words/ });
    await userEvent.type(words, 'The floodlights are on');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.clear(words);
    await userEvent.type(words, 'The floodlights are off');
    saving.resolve();
    await expect(await canvas.findByText(/· The floodlights are on$/)).toBeVisible();
    await screen.findByText('It is on the timeline.');
    await expect(words).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/· The floodlights are off$/)).toBeVisible();
    await waitFor(() => expect(words).not.toBeInTheDocument());
  },
});

/** Proves ADMIN-34, ADMIN-83: so is what is typed while the score is corrected. */
export const ACorrectionGoesOnWhileItIsSaved = meta.story({
  args: { address: live },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, msw, userEvent }) => {
    const saving = Promise.withResolvers<void>();
    msw.use(held('recordScore', saving.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct the score' }));
    const form = within(canvas.getByRole('group', { name: 'Correct the score' }));
    const why = form.getByRole('textbox', { name: /^Why/ });
    await userEvent.type(why, 'Counted again');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    // No other form can be opened, which the answer would close.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pause' })).toBeDisabled());
    await userEvent.type(why, ', twice');
    saving.resolve();
    await screen.findByText('State: Live.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pause' })).toBeEnabled());
    await expect(why).toHaveValue('Counted again, twice');
    await expect(why).toHaveFocus();
  },
});

/** Proves ADMIN-33: that a match was not published is told on the next page. */
export const NotPublishedWithoutItsPage = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/visibility', 409) },
  play: async ({ canvas, msw, userEvent }) => {
    const publish = await canvas.findByRole('button', { name: 'Show to everybody' });
    const path = { id: 'match-draft-friendly' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3.' } } });
    const change = Promise.withResolvers<void>();
    msw.use(held('setMatchVisibility', change.promise));
    await userEvent.click(publish);
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    change.resolve();
    await screen.findByText(/^The last change on the page that you left was not saved\. Somebody/);
  },
});

/** Proves ADMIN-33: a change of state completes after its page was left. */
export const PausedWithoutItsPage = meta.story({
  args: { address: live },
  play: async ({ canvas, msw, userEvent }) => {
    const change = Promise.withResolvers<void>();
    msw.use(held('changeMatchStatus', change.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    const form = within(canvas.getByRole('group', { name: 'Pause' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    change.resolve();
    await screen.findByText('State: Paused.');
  },
});

/** Proves ADMIN-33, ADMIN-86: a removed event can be restored after its page was left. */
export const AnEventWithoutItsPage = meta.story({
  args: { address: live },
  play: async ({ canvas, msw, userEvent }) => {
    const removal = Promise.withResolvers<void>();
    msw.use(held('removeMatchEvent', removal.promise));
    const [remove] = await canvas.findAllByRole('button', { name: /^Take away/ });
    const path = { id: liveFootball };
    const { events } = await call('adminMatch', { path });
    await userEvent.click(remove as HTMLElement);
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    removal.resolve();
    const notice = (await screen.findByText('It is off the timeline.')).closest<HTMLElement>(
      '[role="alertdialog"]',
    );
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => {
      const current = await call('adminMatch', { path });
      await expect(current.events).toHaveLength(events.length);
    });
  },
});

export const NotPlayedYet = meta.story({
  args: { address: scorePath('match-draft-friendly') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/entered here while the match is played/)).toBeVisible();
  },
});

/** Proves ADMIN-83: the record of a match that is over leads to a correction. */
export const OverIsCorrected = meta.story({
  args: { address: recordPath('matches', matchOf('finished', 'football')) },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Correct the result' });
    await expect(canvas.queryByRole('link', { name: 'Enter the score' })).toBeNull();
    await userEvent.click(link);
    const words = await canvas.findByText(/^The match is over\. A mistake/);
    const button = await canvas.findByRole('button', { name: 'Correct the result' });
    // The explanation is above its button.
    await expect(words.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Proves ADMIN-84. */
export const LineUps = meta.story({
  args: { address: lineUpsPath('match-draft-friendly') },
  beforeEach: () => signInAs('schoolAdministrator'),
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
  args: { address: lineUpsPath('match-draft-friendly') },
  beforeEach: () => signInAs('schoolAdministrator'),
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
    await expect(canvas.getByText('1 start, 0 on the bench')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByText('0 start, 1 on the bench')).toBeVisible();
  },
});

/** Proves ADMIN-84, ERROR-2: the server's errors about a line-up are shown below it. */
export const LineUpRefused = meta.story({
  args: { address: lineUpsPath('match-draft-friendly') },
  parameters: { expectedLogs: errorStatusLogs('PUT api/admin/matches/:id/line-ups', 400) },
  beforeEach: async ({ msw }) => {
    msw.use(refusing('setLineUps', { 'home.0.athleteId': ['This athlete has left the school.'] }));
    await signInAs('schoolAdministrator');
  },
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
  args: { address: lineUpsPath('match-draft-friendly') },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas, msw, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    msw.use(held('setLineUps', promise));
    const list = within(await canvas.findByRole('list', { name: 'Line-ups' }));
    await lineUp(list, 0, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await lineUp(list, 1, userEvent);
    await expect(canvas.getByText('2 start, 0 on the bench')).toBeVisible();
    resolve();
    await within(document.body).findByText('The line-up is saved.');
    await expect(canvas.getByText('2 start, 0 on the bench')).toBeVisible();
    await expect(canvas.queryByText('The line-ups were changed elsewhere')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByText('1 start, 0 on the bench')).toBeVisible();
  },
});

/** Proves ADMIN-84: a line-up with too many players is refused with a reason. */
export const ALineUpOfTooMany = meta.story({
  args: { address: lineUpsPath('match-draft-friendly') },
  beforeEach: async () => {
    await signInAs('schoolAdministrator');
    const players = Array.from({ length: 41 }, (_, index) => ({
      athleteId: athleteId(index),
      part: 'starting',
      shirtNumber: String(index + 1),
      role: '',
    }));
    writeStored(storageKeys.recordDrafts, {
      owner: accounts.schoolAdministrator.user.id,
      drafts: {
        'matches/match-draft-friendly/lineUp/home': {
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
  args: { address: lineUpsPath('match-draft-friendly') },
  globals: { language: 'tr', viewport: { value: 'narrow' } },
  beforeEach: () => signInAs('schoolAdministrator'),
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
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This team has no squad here.')).toBeVisible();
  },
});
