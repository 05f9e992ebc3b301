import type { Locator } from '@playwright/test';
import { callElsewhere } from './harness/callElsewhere.ts';
import { expect, test } from './harness/test.ts';

const matchDay = { kind: 'date', date: '2026-04-15' };
const later = { kind: 'date', date: '2026-04-16' };

/** What is offered in each state, in this order, and nothing else. */
const offers = {
  scheduled: ['Start the match', 'Enter the result', 'Postpone', 'Call off'],
  postponed: ['Give a new time', 'Call off'],
  cancelled: ['Schedule again'],
  live: ['Pause', 'Finish', 'Correct the score', 'Abandon'],
  paused: ['Go on playing', 'Finish', 'Correct the score', 'Abandon'],
  finished: ['Correct the result', 'Open again'],
  abandoned: ['Award the result'],
} as const;

const badges = {
  scheduled: 'Scheduled',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  live: 'Live',
  paused: 'Paused',
  finished: 'Finished',
  abandoned: 'Abandoned',
} as const;

interface Step {
  /** The button of the change. */
  action: string;
  /** What is said where the change is sent without what it needs. */
  lacks?: string;
  /** Fills in what the change needs. */
  fill?: (form: Locator) => Promise<void>;
  /** What the server has of the match afterwards. */
  saved: { status: keyof typeof offers } & Record<string, unknown>;
  /** What the page says afterwards. */
  says?: string | RegExp;
  /** Whether a scheduled match cannot start yet. */
  isEarly?: boolean;
}

type Reached = Pick<Step, 'saved' | 'says' | 'isEarly'>;

async function choose(form: Locator, field: RegExp, option: string) {
  await form.getByRole('button', { name: field }).press('Enter');
  await form.page().getByRole('option', { name: option, exact: true }).press('Enter');
}

const because = (reason: string) => (form: Locator) => choose(form, /Reason/, reason);

const confirm = (form: Locator) => form.getByRole('checkbox').press('Space');

const score = (home: string, away: string) => async (form: Locator) => {
  await form.getByRole('textbox').nth(0).fill(home);
  await form.getByRole('textbox').nth(1).fill(away);
};

const onDay = (day: string) => async (form: Locator) => {
  await form.getByRole('radiogroup', { name: 'New time' }).getByText('Day alone').click();
  const parts = form.getByRole('spinbutton');
  await parts.nth(0).press('Home');
  for (const [index, text] of ['04', day, '2026'].entries())
    await parts.nth(index).pressSequentially(text);
};

const inTurn =
  (...fills: readonly ((form: Locator) => Promise<void>)[]) =>
  async (form: Locator) => {
    for (const fill of fills) await fill(form);
  };

const points = (home: number, away: number) => ({ kind: 'points', home, away });

/** Each change of the table (MATCH-24 to MATCH-27), one after the other. */
const journey: readonly Step[] = [
  {
    action: 'Postpone',
    lacks: 'Say why.',
    fill: inTurn(because('weather'), onDay('16')),
    saved: { status: 'postponed', statusReason: 'weather', rescheduledTo: later },
    says: /New date:/,
  },
  {
    // It begins with the time that was named when it was postponed.
    action: 'Give a new time',
    saved: { status: 'scheduled', schedule: later, statusReason: null, rescheduledTo: null },
    says: 'It can start 60 minutes before its time at the earliest.',
    isEarly: true,
  },
  {
    action: 'Postpone',
    fill: because('transport'),
    saved: { status: 'postponed', schedule: later, rescheduledTo: { kind: 'tbc' } },
    says: 'New date to follow',
  },
  {
    action: 'Call off',
    lacks: 'Say why.',
    fill: because('illness'),
    saved: { status: 'cancelled', statusReason: 'illness', score: null, rescheduledTo: null },
  },
  {
    action: 'Schedule again',
    lacks: 'Fill this in.',
    fill: inTurn(onDay('15'), confirm),
    saved: { status: 'scheduled', schedule: matchDay, statusReason: null },
  },
  {
    action: 'Call off',
    lacks: 'Say why.',
    fill: because('safety'),
    saved: { status: 'cancelled', statusReason: 'safety' },
  },
  {
    action: 'Schedule again',
    fill: inTurn(onDay('15'), confirm),
    saved: { status: 'scheduled', schedule: matchDay },
  },
  {
    action: 'Enter the result',
    lacks: 'Enter the score of both sides',
    fill: (form) => choose(form, /How it was decided/, 'Walkover'),
    saved: { status: 'finished', score: null, decidedBy: 'walkover' },
  },
  {
    action: 'Open again',
    lacks: 'Tick this box to go on.',
    fill: confirm,
    saved: { status: 'live', decidedBy: null, finishedAt: null },
  },
  { action: 'Pause', saved: { status: 'paused', statusReason: null } },
  { action: 'Go on playing', saved: { status: 'live' } },
  {
    action: 'Pause',
    fill: because('weather'),
    saved: { status: 'paused', statusReason: 'weather' },
  },
  {
    action: 'Finish',
    lacks: 'Enter the score of both sides',
    fill: score('2', '1'),
    saved: { status: 'finished', score: points(2, 1), decidedBy: 'regular' },
  },
  {
    action: 'Correct the result',
    lacks: 'Say why it is corrected.',
    fill: inTurn(
      score('2', '2'),
      (form) => form.getByRole('textbox', { name: /^Why/ }).fill('Counted again'),
      confirm,
    ),
    saved: { status: 'finished', score: points(2, 2), statusNote: 'Counted again' },
    says: 'Counted again',
  },
  { action: 'Open again', fill: confirm, saved: { status: 'live', score: points(2, 2) } },
  {
    action: 'Finish',
    fill: score('3', '2'),
    saved: { status: 'finished', score: points(3, 2) },
  },
  { action: 'Open again', fill: confirm, saved: { status: 'live' } },
  {
    action: 'Abandon',
    lacks: 'Say why.',
    fill: because('weather'),
    saved: { status: 'abandoned', decidedBy: 'noResult', score: points(3, 2) },
    says: 'The match was broken off. Its score is kept.',
  },
  {
    action: 'Award the result',
    fill: score('3', '0'),
    saved: { status: 'finished', score: points(3, 0), decidedBy: 'awarded' },
  },
  { action: 'Open again', fill: confirm, saved: { status: 'live' } },
  { action: 'Pause', saved: { status: 'paused' } },
  {
    action: 'Abandon',
    fill: inTurn(because('safety'), (form) => choose(form, /How it counts/, 'Awarded')),
    saved: { status: 'abandoned', statusReason: 'safety', decidedBy: 'awarded' },
  },
];

async function expectState(card: Locator, { saved: { status }, says, isEarly = false }: Reached) {
  // The reason stands behind the state.
  await expect(card.getByText(new RegExp(`^${badges[status]}(?:: |$)`))).toBeVisible();
  // Nothing is asked any more.
  await expect(card.getByRole('group')).toHaveCount(0);
  await expect(card.getByRole('button')).toHaveText(offers[status].slice(isEarly ? 1 : 0));
  if (says !== undefined) await expect(card.getByText(says).first()).toBeVisible();
}

async function make(card: Locator, { action, lacks, fill }: Step) {
  await card.getByRole('button', { name: action, exact: true }).press('Enter');
  const form = card.getByRole('group', { name: action });
  const save = form.getByRole('button', { name: 'Save' });
  // What asks for nothing is done at once.
  if (action === 'Start the match' || action === 'Go on playing') return;
  if (lacks !== undefined) {
    await save.press('Enter');
    await expect(form.getByText(lacks).first()).toBeVisible();
  }
  await fill?.(form);
  await save.press('Enter');
}

for (const role of ['school', 'admin'] as const) {
  test(`a match goes through every change of its state, ${role} (ADMIN-8, ADMIN-80, MATCH-24, MATCH-25, MATCH-26, MATCH-27)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    test.slow();
    const id = 'match-draft-guest';
    await signIn(role);
    await page.goto(`/admin/matches/${id}`);
    const card = page.getByRole('region', { name: 'State', exact: true });
    await expectState(card, { saved: { status: 'scheduled' } });
    for (const step of journey) {
      await test.step(`${step.action}: ${step.saved.status}`, async () => {
        await make(card, step);
        await expectState(card, step);
        const stored = await callElsewhere<object>(backEnd, 'GET', `matches/${id}`);
        expect(stored).toMatchObject(step.saved);
      });
    }
    // What was reached is there after a reload too.
    await page.reload();
    await expectState(card, { saved: { status: 'abandoned' } });
  });

  test(`a draft is started an hour before its time, ${role} (MATCH-24)`, async ({
    page,
    signIn,
    backEnd,
  }) => {
    await signIn(role);
    // Its time is in three days.
    await page.goto('/admin/matches/match-draft-friendly');
    const card = page.getByRole('region', { name: 'State', exact: true });
    await expect(card.getByRole('button')).toHaveText(offers.scheduled.slice(1));
    // Its time is in half an hour.
    await page.goto('/admin/matches/match-draft-guest');
    await card.getByRole('button', { name: 'Start the match' }).press('Enter');
    await expectState(card, { saved: { status: 'live' } });
    const stored = await callElsewhere<object>(backEnd, 'GET', 'matches/match-draft-guest');
    expect(stored).toMatchObject({ status: 'live', score: null });
  });
}
