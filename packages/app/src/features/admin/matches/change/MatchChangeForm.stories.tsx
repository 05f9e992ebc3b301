import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import type { Score } from '@touchline/contract/match';
import { Button } from '@touchline/ui/Button';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { ProductPage, type ProductPageProps } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { recordPath, scorePath } from '../../recordPaths.ts';
import { liveFootball, matchOf } from '../../testing/matchPlay.ts';
import type { Acting } from '../../testing/recordPlay.ts';
import { signInAs } from '../../testing/signInAs.ts';

const liveVolleyball = matchOf('live', 'volleyball');

const meta = preview.meta({
  title: 'Pages/AdminMatch/MatchChangeForm',
  component: ProductPage,
  args: { address: scorePath(liveFootball) },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Opens the questions of a change. */
async function openChange({ canvas, userEvent }: Acting, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(canvas.getByRole('group', { name }));
}

const path = { id: liveFootball };

/** Another scorer saves a score. */
async function scoreElsewhere(score: Score) {
  const { version } = await call('adminMatch', { path });
  await call('recordScore', { path, body: { version, score } });
}

const theirs = { kind: 'points', home: 7, away: 5 } as const;

/** Proves ADMIN-62: what is wrong with a new time is told when typing stops, before it is sent. */
export const ANewTimeIsCheckedWhenTypingStops = meta.story({
  args: { address: recordPath('matches', matchOf('postponed', 'football')) },
  play: async (context) => {
    const form = await openChange(context, 'Give a new time');
    const time = await form.findByRole('textbox', { name: /^Time/ });
    await context.userEvent.clear(time);
    await context.userEvent.type(time, '25:90');
    await waitFor(() => expect(time).toHaveAccessibleDescription(/Write a time such as 14:30/));
    await expect(form.getByText('Time: Write a time such as 14:30.')).toHaveRole('status');
    // Nothing is said of what was not touched.
    await expect(form.queryByText('Say why.')).toBeNull();
  },
});

/** Proves ADMIN-62: a score is checked when its second number is typed, or when it is left. */
export const AScoreIsCheckedWhenTypingStops = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async (context) => {
    const { userEvent } = context;
    const form = await openChange(context, 'Skoru düzelt');
    const [home, away] = form.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.clear(home);
    await userEvent.clear(away);
    await userEvent.type(home, '2');
    await userEvent.type(away, 'üç');
    await waitFor(() => expect(home).toBeInvalid());
    await userEvent.clear(away);
    await waitFor(() => expect(home).toBeValid());
    await userEvent.tab();
    await waitFor(() => expect(home).toBeInvalid());
  },
});

/** Proves ADMIN-5, ADMIN-87: a score that was not touched is the one that another scorer has saved. */
export const TheScoreOfOthersIsFinished = meta.story({
  play: async (context) => {
    const form = await openChange(context, 'Finish');
    const [home, away] = form.getAllByRole('textbox');
    await scoreElsewhere(theirs);
    await revalidateCachedUnder('admin', 'matches');
    await waitFor(() => expect(home).toHaveValue('7'));
    await expect(away).toHaveValue('5');
    await context.userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('State: Finished.');
    await expect((await call('adminMatch', { path })).score).toEqual(theirs);
  },
});

/** Proves ADMIN-5, ADMIN-87, A11Y-3: what two people have entered is chosen before it is saved. */
export const TwoScorersDisagree = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await openChange(context, 'Correct the score');
    const [home, away] = form.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    const entered = (await call('adminMatch', { path })).score;
    await userEvent.clear(home);
    await userEvent.type(home, '9');
    await userEvent.clear(away);
    await userEvent.type(form.getByRole('textbox', { name: /^Why/ }), 'Counted again');
    await scoreElsewhere(theirs);
    await revalidateCachedUnder('admin', 'matches');
    const notice = await form.findByText('Somebody else has changed this meanwhile: Score');
    // As far as it is typed.
    await expect(form.getByRole('button', { name: 'Keep mine: 9 – …' })).toBeVisible();
    await userEvent.type(away, '6');
    await expect(form.getByRole('button', { name: 'Keep mine: 9 – 6' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(notice.closest('[tabindex="-1"]')).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Take theirs: 7 – 5' }));
    await expect(notice).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Correct the score' })).toHaveFocus();
    await expect(home).toHaveValue('7');
    await expect(entered).not.toEqual(theirs);
  },
});

/** Proves ADMIN-5, ADMIN-87: so is a score that another scorer has saved just before. */
export const MineIsKeptAfterARefusal = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/status', 409) },
  play: async (context) => {
    const { userEvent } = context;
    const form = await openChange(context, 'Finish');
    const [home, away] = form.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.clear(home);
    await userEvent.type(home, '9');
    await userEvent.clear(away);
    await userEvent.type(away, '5');
    await scoreElsewhere(theirs);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await form.findByRole('button', { name: 'Keep mine: 9 – 5' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('State: Finished.');
    const { score } = await call('adminMatch', { path });
    await expect(score).toEqual({ kind: 'points', home: 9, away: 5 });
  },
});

/** Proves ADMIN-5, ADMIN-87: a score that was refused here is another scorer's if it is saved after all. */
export const WhatWasRefusedIsNotMine = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/status', 409) },
  play: async (context) => {
    const { userEvent } = context;
    const form = await openChange(context, 'Finish');
    const [home, away] = form.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.clear(home);
    await userEvent.type(home, '9');
    await userEvent.clear(away);
    await userEvent.type(away, '5');
    await scoreElsewhere(theirs);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await form.findByRole('button', { name: 'Take theirs: 7 – 5' }));
    await userEvent.clear(home);
    await userEvent.type(home, '8');
    await scoreElsewhere({ ...theirs, home: 9 });
    await revalidateCachedUnder('admin', 'matches');
    await expect(await form.findByRole('button', { name: 'Take theirs: 9 – 5' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Keep mine: 8 – 5' })).toBeVisible();
  },
});

/** Proves ADMIN-61, ADMIN-87: what was chosen is kept over a reload. */
export const MineIsKeptOverAReload = meta.story({
  render: (args) => <Reloaded {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await openChange(context, 'Correct the score');
    const [home] = form.getAllByRole('textbox');
    await userEvent.clear(home as HTMLElement);
    await userEvent.type(home as HTMLElement, '9');
    await scoreElsewhere(theirs);
    await revalidateCachedUnder('admin', 'matches');
    await userEvent.click(await form.findByRole('button', { name: /^Keep mine: 9 – / }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(home).not.toBeInTheDocument());
    const restored = within(await canvas.findByRole('group', { name: 'Correct the score' }));
    await expect(restored.getAllByRole('textbox')[0]).toHaveValue('9');
    await expect(restored.queryByRole('button', { name: /^Keep mine/ })).toBeNull();
  },
});

/** A page with a button that mounts it again, as a reload does. */
function Reloaded(props: ProductPageProps) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Button onPress={() => setTurn(turn + 1)}>Reload</Button>
      <ProductPage key={turn} {...props} />
    </>
  );
}

/** Proves ADMIN-5, ADMIN-87: scores with as many sets won are told apart by their points. */
export const TwoScorersDisagreeAboutASet = meta.story({
  args: { address: scorePath(liveVolleyball) },
  play: async (context) => {
    const { userEvent } = context;
    const at = { id: liveVolleyball };
    const save = async (points: number) => {
      const { version } = await call('adminMatch', { path: at });
      const sets = [
        { home: 25, away: 20 },
        { home: 10, away: points },
      ];
      const score = { kind: 'sets', home: 1, away: 0, sets } as const;
      await call('recordScore', { path: at, body: { version, score } });
      await revalidateCachedUnder('admin', 'matches');
    };
    await save(7);
    const form = await openChange(context, 'Correct the score');
    const [, , , last] = form.getAllByRole('textbox') as HTMLElement[];
    await waitFor(() => expect(last).toHaveValue('7'));
    await userEvent.clear(last as HTMLElement);
    await userEvent.type(last as HTMLElement, '9');
    await save(8);
    const mine = 'Keep mine: 1 – 0 (25–20, 10–9)';
    await expect(await form.findByRole('button', { name: mine })).toBeVisible();
    const others = 'Take theirs: 1 – 0 (25–20, 10–8)';
    await expect(form.getByRole('button', { name: others })).toBeVisible();
  },
});

/** Proves ADMIN-83, MATCH-7: a correction does not end the set that is being played. */
export const ARunningSetGoesOn = meta.story({
  args: { address: scorePath(liveVolleyball) },
  play: async (context) => {
    const { userEvent } = context;
    const before = await call('adminMatch', { path: { id: liveVolleyball } });
    const form = await openChange(context, 'Correct the score');
    await expect(form.getByText(/^The last set is the one that is being played/)).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: /^Why/ }), 'Counted again');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('State: Live.');
    const after = await call('adminMatch', { path: { id: liveVolleyball } });
    await expect(after.score).toEqual(before.score);
  },
});

/** Proves MATCH-27, ADMIN-83: a match that was finished by mistake goes on in the set that it was in. */
export const AReopenedSetGoesOn = meta.story({
  args: { address: scorePath(liveVolleyball) },
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  beforeEach: async () => {
    const id = { id: liveVolleyball };
    const sets = [
      { home: 25, away: 20 },
      { home: 10, away: 8 },
    ];
    const { version } = await call('adminMatch', { path: id });
    const score = { kind: 'sets', home: 2, away: 0, sets } as const;
    await call('recordScore', { path: id, body: { version, score } });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set sürüyor' }));
    await expect(await canvas.findByText('Kaydedildi: 1 – 0')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Set bitti' })).toBeVisible();
  },
});
