import { errorStatusLogs, malformedAnswerLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { pairScore } from '@touchline/contract/match';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { failing, held, lostAnswer, malformed, unreachable } from '@touchline/mocks/scenarios';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { scorePath } from '../../recordPaths.ts';
import type { Acting } from '../../testing/recordPlay.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { liveFootball, matchOf, scoreKeys } from '../../testing/matchPlay.ts';

const live = scorePath(liveFootball);

const meta = preview.meta({
  title: 'Pages/AdminMatch/ScorePage',
  component: ProductPage,
  args: { address: live },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Proves ADMIN-8, ADMIN-81, A11Y-3: a key that cannot be pressed any more leaves the focus in the keys. */
export const LiveOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const keys = await scoreKeys(canvas);
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

/**
 * Proves ADMIN-81: while the score is entered, its keys or the open form are the main action, and
 * "Finish" stands out no more than the other changes.
 */
export const FinishingIsNotTheMainAction = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const keys = await scoreKeys(canvas);
    const [goal] = keys.getAllByRole('button', { name: /\+1 ?Goal/ });
    const finish = canvas.getByRole('button', { name: 'Finish' });
    const pause = canvas.getByRole('button', { name: 'Pause' });
    await expect(finish).not.toHaveClass(goal?.className ?? '', { exact: true });
    await expect(finish).toHaveClass(pause.className, { exact: true });
    const add = await canvas.findByRole('button', { name: 'Add an event' });
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.click(add);
    await expect(await canvas.findByRole('group', { name: 'Add an event' })).toBeVisible();
    await expect(finish).toHaveClass(pause.className, { exact: true });
  },
});

export const LiveInSets = meta.story({
  args: { address: scorePath(matchOf('live', 'volleyball')) },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const keys = await scoreKeys(canvas);
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

export const NotPlayedYet = meta.story({
  args: { address: scorePath('match-draft-friendly') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/entered here while the match is played/)).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/matches/:id', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('adminMatch')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Whether something stands above the keys of the score. */
async function expectAboveKeys(canvas: ReturnType<typeof within>, element: HTMLElement) {
  const keys = canvas.getByRole('group', { name: 'Enter the score' });
  await waitFor(() =>
    expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      keys.getBoundingClientRect().top,
    ),
  );
}

/** Proves ADMIN-82: what is not saved is told in sight. */
export const NotSentIsKept = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { expectedLogs: unreachableLogs },
  play: async ({ canvas, msw, userEvent }) => {
    const keys = await scoreKeys(canvas);
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

/** A score that the server has saved, whose answer is lost. */
const lostOnce = [...unreachableLogs, ...errorStatusLogs('POST api/admin/matches/:id/score', 409)];

interface Staged extends Acting {
  msw: { use: (...handlers: HttpHandler[]) => void };
}

/** Enters a goal, and has its answer lost. */
async function loseAnswer({ canvas, msw, userEvent }: Staged) {
  const keys = await scoreKeys(canvas);
  const [goal] = keys.getAllByRole('button', { name: /\+1 ?Goal/ });
  const { score } = await call('adminMatch', { path: { id: liveFootball } });
  const { home, away } = v.parse(pairScore, score);
  msw.use(lostAnswer('recordScore'));
  await userEvent.click(goal as HTMLElement);
  await expect(await canvas.findByText(/^Not saved yet: /)).toBeVisible();
  return {
    goal: goal as HTMLElement,
    keys,
    saved: (goals: number) => `Saved: ${home + goals} – ${away}`,
  };
}

/** Proves ADMIN-82: a score whose answer was lost is nobody else's, so that the next goes on from it. */
export const TheNextAfterALostAnswer = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { expectedLogs: lostOnce },
  play: async ({ canvas, msw, userEvent }) => {
    const { goal, saved } = await loseAnswer({ canvas, msw, userEvent });
    await userEvent.click(goal);
    await expect(await canvas.findByText(saved(2))).toBeVisible();
    await expect(canvas.queryByText(/^Somebody else/)).toBeNull();
  },
});

/** Proves ADMIN-81, ADMIN-82: so is it taken back. */
export const UndoneAfterALostAnswer = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { expectedLogs: lostOnce },
  play: async ({ canvas, msw, userEvent }) => {
    const { keys, saved } = await loseAnswer({ canvas, msw, userEvent });
    await userEvent.click(keys.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(saved(0))).toBeVisible();
    await expect(canvas.queryByText(/^Somebody else/)).toBeNull();
  },
});

/** Proves ADMIN-82: what was sent is kept over a reload, with what was entered since. */
export const ReloadedAfterALostAnswer = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { expectedLogs: lostOnce },
  play: async ({ canvas, msw, userEvent }) => {
    const { goal, saved } = await loseAnswer({ canvas, msw, userEvent });
    msw.use(unreachable('recordScore'));
    await userEvent.click(goal);
    await expect(await canvas.findByText(saved(2).replace('Saved', 'Not saved yet'))).toBeVisible();
    navigateTo(paths.aboutUs);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    msw.resetHandlers();
    navigateTo(live);
    await expect(await canvas.findByText(saved(2))).toBeVisible();
    await expect(canvas.queryByText(/^Somebody else/)).toBeNull();
  },
});

/** Proves ADMIN-82: the score that somebody else has entered over a lost one is still theirs. */
export const TheirsAfterALostAnswer = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { expectedLogs: lostOnce },
  play: async ({ canvas, msw, userEvent }) => {
    const { goal } = await loseAnswer({ canvas, msw, userEvent });
    const path = { id: liveFootball };
    const { version } = await call('adminMatch', { path });
    const score = { kind: 'points', home: 7, away: 5 } as const;
    await call('recordScore', { path, body: { version, score } });
    await userEvent.click(goal);
    await expect(await canvas.findByText('Somebody else has entered another score')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep theirs: 7 – 5' })).toBeVisible();
  },
});

/** Proves ADMIN-82: what is kept without a note of what was sent is sent as well. */
export const KeptWithoutWhatWasSent = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: async () => {
    const { version, phase } = await call('adminMatch', { path: { id: liveFootball } });
    const boardWith = (home: number) => ({ score: { kind: 'points', home, away: 0 }, phase });
    const values = { entered: boardWith(8), base: boardWith(7) };
    writeStored(storageKeys.recordDrafts, {
      owner: accounts.administrator.user.id,
      drafts: { [`matches/${liveFootball}/score`]: { savedAt: Date.now(), version, values } },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saved: 8 – 0')).toBeVisible();
    await waitFor(() => expect(readStored(storageKeys.recordDrafts)).toBeNull());
  },
});

/** Proves ADMIN-82, USER-13: a kept entry is told as not saved also on a page that opens offline. */
export const KeptAndOfflineAgain = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { expectedLogs: unreachableLogs },
  play: async ({ canvas, msw, userEvent }) => {
    const keys = await scoreKeys(canvas);
    msw.use(unreachable('recordScore'));
    await userEvent.click(keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement);
    await expect(await canvas.findByText(/^Not saved yet: /)).toBeVisible();
    navigateTo(paths.aboutUs);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    msw.resetHandlers();
    store.set(connectivityAtom, false);
    navigateTo(live);
    await scoreKeys(canvas);
    await expect(await canvas.findByText(/^Not saved yet: /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeVisible();
    navigateTo(paths.aboutUs);
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    store.set(connectivityAtom, true);
    await expect(await canvas.findByText(/^Saved: /)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/**
 * Proves ERROR-6, ADMIN-28: a score that could not be refreshed stays, says so with its age, and is
 * asked for again with a press.
 */
export const CouldNotBeRefreshed = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/matches/:id', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    await scoreKeys(canvas);
    const saved = (await canvas.findByText(/^Saved: /)).textContent;
    msw.use(failing('adminMatch'));
    await revalidateCachedUnder('admin', 'matches', 'record');
    await expect(await canvas.findByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText(/^What you see was loaded/)).toHaveTextContent(/loaded ./);
    await expect(canvas.getByText(/^Saved: /)).toHaveTextContent(saved);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
  },
});

/**
 * Proves USER-13, A11Y-3: the question closes when the entry is saved, the page stays with the focus where
 * it was, and the next entry is not asked about.
 */
export const SavedWhileLeavingIsAsked = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, msw, userEvent }) => {
    const keys = await scoreKeys(canvas);
    const goal = keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement;
    const hold = () => {
      const saving = Promise.withResolvers<void>();
      msw.use(held('recordScore', saving.promise));
      return saving;
    };
    const first = hold();
    await userEvent.click(goal);
    await expect(await canvas.findByText('Being saved')).toBeVisible();
    navigateTo(paths.aboutUs);
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    first.resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText(/^Saved: /)).toBeVisible();
    await waitFor(() => expect(goal).toHaveFocus());
    const second = hold();
    await userEvent.click(goal);
    await expect(await canvas.findByText('Being saved')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    second.resolve();
    await expect(await canvas.findByText(/^Saved: /)).toBeVisible();
  },
});

/** Proves ADMIN-82: an answer that asks to wait is no refusal. */
export const AskedToWaitIsKept = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/score', 429) },
  play: async ({ canvas, msw, userEvent }) => {
    const keys = await scoreKeys(canvas);
    msw.use(failing('recordScore', 429));
    await userEvent.click(keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement);
    await expect(await canvas.findByText(/^Not saved yet: /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
  },
});

/** Proves ADMIN-82: an answer that cannot be read may have been given by another than the server. */
export const AnUnreadableAnswerIsKept = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { expectedLogs: malformedAnswerLogs('POST api/admin/matches/:id/score') },
  play: async ({ canvas, msw, userEvent }) => {
    const keys = await scoreKeys(canvas);
    msw.use(malformed('recordScore'));
    await userEvent.click(keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement);
    await expect(await canvas.findByText(/^Not saved yet: /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(await canvas.findByText(/^Saved: /)).toBeVisible();
  },
});

/** Proves ADMIN-82: what the server does not want is forgotten by one press. */
export const ARefusedScoreIsDiscarded = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/score', 400) },
  play: async ({ canvas, msw, userEvent }) => {
    const keys = await scoreKeys(canvas);
    const saved = (await canvas.findByText(/^Saved: /)).textContent;
    msw.use(failing('recordScore', 400));
    await userEvent.click(keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement);
    await expect(await canvas.findByText(/^This was not saved: /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByText(/^Saved: /)).toHaveTextContent(saved);
    await expect(readStored(storageKeys.recordDrafts)).toBeNull();
    msw.resetHandlers();
    await userEvent.click(keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByText(/^Saved: /)).not.toHaveTextContent(saved));
  },
});

/** Proves ADMIN-82: once another person's score was accepted, the next entry continues from it. */
export const TheirsIsKeptAndGoesOn = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    expectedLogs: [...unreachableLogs, ...errorStatusLogs('POST api/admin/matches/:id/score', 409)],
  },
  play: async ({ canvas, msw, userEvent }) => {
    const keys = await scoreKeys(canvas);
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

/** Proves ADMIN-81, ADMIN-82: what is taken back after theirs was overwritten is their score. */
export const UndoneAfterTheirsWasOverwritten = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    expectedLogs: errorStatusLogs('POST api/admin/matches/:id/score', 409),
  },
  play: async ({ canvas, userEvent }) => {
    const keys = await scoreKeys(canvas);
    const path = { id: liveFootball };
    const { version } = await call('adminMatch', { path });
    const score = { kind: 'points', home: 7, away: 5 } as const;
    await call('recordScore', { path, body: { version, score } });
    await userEvent.click(keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Save mine: / }));
    await expect(await canvas.findByText(/^Saved: /)).not.toHaveTextContent('7 – 5');
    const undo = keys.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeEnabled());
    await userEvent.click(undo);
    await expect(await canvas.findByText('Saved: 7 – 5')).toBeVisible();
  },
});

/** Proves ADMIN-81: what somebody else has entered since is not taken back. */
export const UndoLeavesTheScoreOfOthers = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const keys = await scoreKeys(canvas);
    await userEvent.click(keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement);
    const undo = keys.getByRole('button', { name: 'Undo' });
    await expect(await canvas.findByText(/^Saved: /)).toBeVisible();
    await waitFor(() => expect(undo).toBeEnabled());
    const path = { id: liveFootball };
    const { version } = await call('adminMatch', { path });
    const score = { kind: 'points', home: 7, away: 5 } as const;
    await call('recordScore', { path, body: { version, score } });
    await revalidateCachedUnder('admin', 'matches');
    await expect(await canvas.findByText('Saved: 7 – 5')).toBeVisible();
    await expect(undo).toBeDisabled();
  },
});

/**
 * Proves ADMIN-80, ADMIN-81: the form of a change that is no longer possible closes, and the score
 * buttons return.
 */
export const ChangedElsewhereWhileAsked = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const path = { id: liveFootball };
    const change = async (status: 'live' | 'paused') => {
      const { version } = await call('adminMatch', { path });
      await call('changeMatchStatus', { path, body: { version, status } });
      await revalidateCachedUnder('admin', 'matches');
    };
    await scoreKeys(canvas);
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

/** Proves ADMIN-34, ADMIN-83: so is what is typed while the score is corrected. */
export const ACorrectionGoesOnWhileItIsSaved = meta.story({
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
