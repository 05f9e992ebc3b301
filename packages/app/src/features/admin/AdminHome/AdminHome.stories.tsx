import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import type { MatchRow } from '@touchline/contract/adminMatch';
import { seedAthletes } from '@touchline/mocks/fixtures/athletes';
import {
  answering,
  answeringFirst,
  empty,
  failing,
  held,
  pending,
} from '@touchline/mocks/scenarios';
import { expect, mocked, spyOn, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { paths } from '#platform/paths.ts';
import { serverNow } from '#platform/serverClock.ts';
import { addDays } from '#platform/time/days.ts';
import { dayAt, dayOfSchedule } from '#platform/time/schedule.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { announceChange } from '../adminChanges.ts';
import { consentView, endOf, type ConsentView } from '../AdminList/columns/consentView.ts';
import { slowRefreshInterval } from '../refreshIntervals.ts';
import { signInAs } from '../testing/signInAs.ts';

const meta = preview.meta({
  title: 'Pages/AdminHome',
  component: ProductPage,
  args: { address: paths.adminHome },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Proves ADMIN-29, ADMIN-35. */
export const OfAnAdministrator = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Matches without a score' });
    await expect(link).toHaveAttribute('href', '/admin/matches?missing=score');
    await expect(canvas.getAllByRole('link')).toHaveLength(13);
    const requests = canvas.getByRole('link', { name: 'Requests to join a school' });
    await expect(requests).toHaveAttribute('href', '/admin/schools/requests');
    await waitFor(() => expect(requests.closest('li')).toHaveTextContent(/\D4$/));
    await expect(await canvas.findByRole('figure', { name: /Consent to show/ })).toBeVisible();
  },
});

/** Proves ADMIN-1, ADMIN-29, ADMIN-35: no numbers of areas that the person may not see. */
export const OfASchoolAdministrator = meta.story({
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Matches without a score' }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: /Advertisements|Messages|Schools/ }),
    ).toBeNull();
    await expect(canvas.getByText(/your own school: Gökçeçınar/)).toBeVisible();
    const requests = canvas.getByRole('link', { name: 'Requests to join a school' });
    await waitFor(() => expect(requests.closest('li')).toHaveTextContent(/\D2$/));
  },
});

export const OnAPhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Skoru girilmemiş maçlar')).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: /izin/ })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: OfAnAdministrator.input.play,
});

export const NothingWaits = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      ...(
        [
          'adminMatches',
          'athletes',
          'adminTeams',
          'adminSchools',
          'adminAdvertisements',
          'adminMessages',
          'joinRequests',
        ] as const
      ).map(empty),
    );
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Nothing waits'))[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('adminMatches'), pending('athletes')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading'))[0]).toBeInTheDocument();
  },
});

let answer = () => {};

export const NothingMovesWhenTheChartsCome = meta.story({
  beforeEach: ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answer = resolve;
    msw.use(held('adminMatches', promise), held('athletes', promise));
  },
  play: async ({ canvas }) => {
    const charts = await canvas.findByRole('region', { name: 'At a glance' });
    const height = () => Math.round(charts.getBoundingClientRect().height);
    await expect(within(charts).getAllByText('Loading')).toHaveLength(2);
    const before = height();
    answer();
    await waitFor(() => expect(within(charts).getAllByRole('figure')).toHaveLength(2));
    await expect(height()).toBe(before);
  },
});

/** Proves ADMIN-28: a change is followed by the numbers of its area alone, and few follow the clock. */
export const FewCalls = meta.story({
  beforeEach: () => {
    spyOn(window, 'setTimeout');
    spyOn(window, 'fetch');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: /Consent to show/ });
    await canvas.findByRole('figure', { name: /^Matches of the next/ });
    await waitFor(() => expect(canvas.queryByText('Loading')).toBeNull());
    const waits = mocked(window.setTimeout).mock.calls.map(([, time]) => time);
    // All but three of the thirteen numbers, and the two charts.
    await expect(waits.filter((time) => time === slowRefreshInterval)).toHaveLength(12);
    const send = mocked(window.fetch);
    send.mockClear();
    announceChange('teams');
    await waitFor(() => expect(send).toHaveBeenCalled());
    const paths = send.mock.calls.map(([url]) => new URL(String(url), location.href).pathname);
    await expect(paths).toEqual([expect.stringMatching(/\/api\/admin\/teams$/)]);
  },
});

/** When one number fails to load, the others are shown. */
export const PartlyFailed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/athletes', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('athletes')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('The number did not load.'))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Matches without a score' })).toBeVisible();
  },
});

/** The paths of the calls that have been answered since `fetch` is spied on. */
function answeredPaths(): string[] {
  const { settledResults } = mocked(window.fetch).mock;
  const answers = settledResults.flatMap((result) =>
    result.type === 'fulfilled' ? [result.value] : [],
  );
  return [...new Set(answers.map(({ url }) => new URL(url).pathname))];
}

/**
 * Proves ERROR-6, ADMIN-28: numbers that could not be refreshed stay, the page says so once with their
 * age, and those alone are asked for again with a press.
 */
export const CouldNotBeRefreshed = meta.story({
  parameters: {
    expectedLogs: [
      ...errorStatusLogs('GET api/admin/athletes', 500),
      ...errorStatusLogs('GET api/admin/teams', 500),
    ],
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('figure', { name: /Consent to show/ });
    await waitFor(() => expect(canvas.queryByText('Loading')).toBeNull());
    msw.use(failing('athletes'), failing('adminTeams'));
    const send = spyOn(window, 'fetch');
    announceChange('athletes');
    announceChange('teams');
    await expect(await canvas.findByText(/^This could not be refreshed/)).toBeVisible();
    // Both, because a press asks for those that have failed by then.
    await waitFor(() => expect(answeredPaths()).toHaveLength(2));
    await expect(canvas.getByText(/^What you see was loaded/)).toHaveTextContent(/loaded ./);
    await expect(canvas.getByRole('figure', { name: /Consent to show/ })).toBeVisible();
    await expect(canvas.queryByText('The number did not load.')).toBeNull();
    msw.resetHandlers();
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
    const asked = send.mock.calls.map(([url]) => new URL(String(url), location.href).pathname);
    await expect([...new Set(asked)].toSorted()).toEqual([
      expect.stringMatching(/\/api\/admin\/athletes$/),
      expect.stringMatching(/\/api\/admin\/teams$/),
    ]);
  },
});

/** Proves ADMIN-21: a consent that has ended, or ends soon, is not counted as given. */
export const AConsentThatHasEndedIsNotGiven = meta.story({
  play: async ({ canvas, userEvent }) => {
    const views = seedAthletes()
      .filter(({ status }) => status === 'active')
      .map(({ consents }) => consentView(consents.names, serverNow()));
    const number = (view: ConsentView) => views.filter((each) => each === view).length;
    await expect(number('ended')).toBeGreaterThan(0);
    const figure = within(await canvas.findByRole('figure', { name: /Consent to show/ }));
    await userEvent.click(figure.getByText('As a table'));
    for (const [name, view] of [
      ['Given', 'granted'],
      ['Ends soon', 'ending'],
      ['Has ended', 'ended'],
    ] as const) {
      await expect(figure.getByRole('row', { name: `${name} ${number(view)}` })).toBeVisible();
    }
  },
});

/** Proves ADMIN-29: the consents of each purpose that run out, of those who are still there. */
export const ConsentsThatRunOut = meta.story({
  play: async ({ canvas }) => {
    const active = seedAthletes().filter(({ status }) => status === 'active');
    for (const [name, purpose] of [
      [/^Consents to a name/, 'names'],
      [/^Consents to a photograph/, 'photo'],
      [/^Consents to a page/, 'publicProfile'],
    ] as const) {
      const waiting = active.filter(({ consents }) =>
        ['ending', 'ended'].includes(consentView(consents[purpose], serverNow())),
      );
      await expect(waiting.length).toBeGreaterThan(0);
      const link = await canvas.findByRole('link', { name });
      await waitFor(() =>
        expect(link.closest('li')).toHaveTextContent(new RegExp(`\\D${waiting.length}$`)),
      );
      await expect(link).toHaveAttribute(
        'href',
        `/admin/athletes?purpose=${purpose}&ends=30&status=active`,
      );
    }
  },
});

/** Proves ADMIN-29, ADMIN-30: the cards and the chart of consents are about the same athletes. */
export const TheCardsAndTheChartAgree = meta.story({
  beforeEach: async () => {
    // One whose consent runs out has left.
    const expiresBefore = endOf('30', serverNow());
    const query = { expiresBefore, status: ['active' as const], pageSize: 1 };
    const { items } = await call('athletes', { query });
    for (const { id, version } of items) {
      const body = { version, athlete: { status: 'left' as const } };
      await call('updateAthlete', { path: { id }, body });
    }
  },
  play: async ({ canvas, userEvent }) => {
    const figure = within(await canvas.findByRole('figure', { name: /Consent to show/ }));
    await userEvent.click(figure.getByText('As a table'));
    const inChart = (name: string) => {
      const { textContent } = figure.getByRole('row', { name: new RegExp(`^${name} \\d+$`) });
      return Number(/\d+$/.exec(textContent)?.[0]);
    };
    const expectOnCard = async (name: RegExp, number: number) => {
      const card = (await canvas.findByRole('link', { name })).closest('li');
      await waitFor(() => expect(card).toHaveTextContent(new RegExp(`\\D${number}$`)));
    };
    await expectOnCard(/^Consents to a name/, inChart('Ends soon') + inChart('Has ended'));
    await expectOnCard(/^Athletes who were not asked/, inChart('Not asked'));
  },
});

/** Proves ADMIN-30: a chart that does not count all matches says so. */
export const MoreMatchesThanAreCounted = meta.story({
  beforeEach: async ({ msw }) => {
    const { items } = await call('adminMatches', { query: { status: ['scheduled'], pageSize: 1 } });
    const matches = Array.from({ length: 2001 }, (_, at) => ({ ...items[0], id: `match-${at}` }));
    msw.use(answeringFirst('adminMatches', matches, () => true));
  },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/^There are too many matches to count them all/);
    await expect(words).toBeVisible();
    await expect(canvas.getByRole('figure', { name: /^Matches of the next/ })).toBeVisible();
  },
});

/** Proves ADMIN-30: what is called off is not counted, and what is postponed on its new day. */
export const WhatIsToBePlayedIsCounted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const figure = within(await canvas.findByRole('figure', { name: /^Matches of the next/ }));
    await userEvent.click(figure.getByText('As a table'));
    const [, ...rows] = figure.getAllByRole('row');
    const today = dayAt(serverNow());
    const days = rows.map((_, index) => addDays(today, index));
    const numbers = () =>
      figure
        .getAllByRole('row')
        .slice(1)
        .map((row) => Number((row as HTMLTableRowElement).cells[1]?.textContent));
    const { items } = await call('adminMatches', {
      query: { status: ['scheduled'], from: addDays(today, 1), to: addDays(today, 6) },
    });
    const dayOf = (match: MatchRow | undefined) =>
      match ? days.indexOf(dayOfSchedule(match.schedule) ?? '') : -1;
    const [calledOff, putOff] = items.filter((match) => dayOf(match) > 0);
    const before = numbers();
    const change = async (match: MatchRow | undefined, to: object) => {
      const { id = '', version = 0 } = match ?? {};
      const body = { version, statusReason: 'weather' as const, ...to } as never;
      await call('changeMatchStatus', { path: { id }, body });
    };
    await change(calledOff, { status: 'cancelled' });
    await change(putOff, {
      status: 'postponed',
      rescheduledTo: { kind: 'date', date: days[dayOf(putOff) === 6 ? 5 : 6] },
    });
    announceChange('matches');
    const after = [...before];
    const add = (day: number, number: number) => {
      after[day] = (after[day] ?? 0) + number;
    };
    add(dayOf(calledOff), -1);
    add(dayOf(putOff), -1);
    add(dayOf(putOff) === 6 ? 5 : 6, 1);
    await waitFor(() => expect(numbers()).toEqual(after));
  },
});

/** Proves ADMIN-30, LANG-14: numbers are written in the language of the page. */
export const ALargeNumberInTurkish = meta.story({
  globals: { language: 'tr' },
  beforeEach: ({ msw }) => void msw.use(answering('adminTeams', { items: [], total: 1204 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.204')).toBeVisible();
  },
});

/** Proves ADMIN-30. */
export const AChartIsATableToo = meta.story({
  play: async ({ canvas, userEvent }) => {
    const figure = within(await canvas.findByRole('figure', { name: /Consent to show/ }));
    await userEvent.click(figure.getByText('As a table'));
    await expect(figure.getByRole('row', { name: /^Not asked \d+$/ })).toBeVisible();
  },
});
