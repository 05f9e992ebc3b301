import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { setNow } from '@touchline/mocks/clock';
import { answering, failing, held } from '@touchline/mocks/scenarios';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { someMatches } from '#testing/someMatches.ts';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/MatchesByDay',
  component: ProductPage,
  args: { address: paths.matches },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

const days = (canvas: { getAllByRole: (role: 'heading', o: { level: number }) => Element[] }) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Proves LIST-16. */
export const AnotherDayIsChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sun 19 Apr' }));
    await waitFor(() => expect(days(canvas)[0]).toBe('Sunday, April 19'));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/matches?day=2026-04-19'),
    );
    await userEvent.click(canvas.getByRole('link', { name: /^Previous match day: Friday/ }));
    await waitFor(() => expect(days(canvas)[0]).toBe('Friday, April 17'));
    await userEvent.click(canvas.getByRole('link', { name: 'Today 15 Apr' }));
    await waitFor(() => expect(days(canvas)[0]).toBe('Today, Wednesday, April 15'));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/matches$/));
  },
});

/** Proves LIST-15, LIST-7. */
export const EarlierAndLaterDays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Earlier: Tuesday, April 14' }),
    );
    await waitFor(() => expect(days(canvas)[0]).toBe('Yesterday, Tuesday, April 14'));
    await expect(days(canvas)[1]).toBe('Today, Wednesday, April 15');
    const before = days(canvas).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Later days' }));
    await waitFor(() => expect(days(canvas).length).toBeGreaterThan(before));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('?day=2026-04-14&pages=2'),
    );
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })[before]).toHaveFocus());
  },
});

/** Proves A11Y-4: new days do not take the focus from somebody who is typing. */
export const LaterDaysComeWhileTyping = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const later = await canvas.findByRole('button', { name: 'Later days' });
    const before = days(canvas).length;
    const gate = Promise.withResolvers<void>();
    msw.use(held('matches', gate.promise));
    await userEvent.click(later);
    const field = canvas.getByRole('searchbox', { name: 'Team, school or title' });
    await userEvent.click(field);
    gate.resolve();
    await waitFor(() => expect(days(canvas).length).toBeGreaterThan(before));
    await userEvent.keyboard('s');
    await expect(field).toHaveValue('s');
    // What is found begins with its first page again.
    await waitFor(() => expect(days(canvas).length).toBeLessThanOrEqual(before));
    await expect(field).toHaveValue('s');
  },
});

/** Proves ERROR-19, ERROR-20. */
export const LaterDaysFailed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const later = await canvas.findByRole('button', { name: 'Later days' });
    const before = days(canvas);
    msw.use(failing('matches'));
    await userEvent.click(later);
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(days(canvas)).toEqual(before);
    await expect(retry).toHaveFocus();
    const gate = Promise.withResolvers<void>();
    msw.use(held('matches', gate.promise));
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('data-pending');
    await expect(canvas.getByText(/^More could not be loaded/)).not.toBeVisible();
    gate.resolve();
    await waitFor(() => expect(canvas.getByText(/^More could not be loaded/)).toBeVisible());
    await expect(retry).not.toHaveAttribute('data-pending');
    msw.resetHandlers();
    await userEvent.click(retry);
    await waitFor(() => expect(days(canvas).length).toBeGreaterThan(before.length));
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 })[before.length]).toHaveFocus(),
    );
  },
});

const onDay = (...dates: string[]) => ({
  items: dates.map((date) => ({
    ...someMatches.scheduled,
    id: `match-${date}`,
    schedule: { kind: 'dateTime', startsAt: `${date}T09:00:00Z` },
  })),
  total: 600,
  credit: null,
});

/** The first matches of today, of five in all. */
const firstOfToday = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => ({
    ...someMatches.scheduled,
    id: `match-${index}`,
    schedule: { kind: 'dateTime', startsAt: `2026-04-15T${10 + index}:00:00Z` },
  })),
  total: 5,
  credit: null,
});

/** Proves LIST-15, A11Y-4: what is there of a day is not told as all of it, and its rest comes next. */
export const MoreOfTheFirstDay = meta.story({
  beforeEach: ({ msw }) => void msw.use(answering('matches', firstOfToday(3))),
  play: async ({ canvas, msw, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More of this day' });
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading.parentElement).not.toHaveTextContent(/matches/);
    await expect(canvas.getByText('3 of 5 shown')).toBeVisible();
    msw.use(answering('matches', firstOfToday(5)));
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5));
    const firstNew = canvas.getAllByRole('article')[3];
    await waitFor(() => expect(firstNew?.contains(document.activeElement)).toBe(true));
    await expect(heading.parentElement).toHaveTextContent(/5 matches/);
  },
});

/** Proves LIST-22. */
export const TheLongestListGoesOnAtItsLastDay = meta.story({
  args: { address: '/matches?pages=8' },
  beforeEach: ({ msw }) =>
    void msw.use(answering('matches', onDay('2026-04-16', '2026-04-17', '2026-04-19'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Later days' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/matches\?day=2026-04-17$/),
    );
  },
});

/** Proves LIST-22: a list that is full within its first day has no day to continue with. */
export const TheLongestListOfOneDay = meta.story({
  args: { address: '/matches?pages=8' },
  beforeEach: ({ msw }) => void msw.use(answering('matches', onDay('2026-04-15'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The list ends here\. Filters/)).toBeVisible();
    await expect(canvas.getByText('1 of 600 shown')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Later days' })).toBeNull();
  },
});

/** Proves LIST-22: a list of live matches has no day to continue with. */
export const TheLongestListOfWhatIsPlayed = meta.story({
  args: { address: '/matches?status=live&pages=8' },
  globals: { language: 'tr' },
  beforeEach: ({ msw }) =>
    void msw.use(answering('matches', onDay('2026-04-13', '2026-04-15', '2026-04-16'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Liste burada bitiyor\. /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sonraki günler' })).toBeNull();
  },
});

/** Proves LIST-16: on a day without matches too there is a way back to it. */
export const TodayCanBeChosenThoughNothingIsPlayed = meta.story({
  args: { address: '/matches?day=2026-04-19' },
  beforeEach: ({ msw }) => {
    const played = ['2026-04-14', '2026-04-19'].map((date) => ({ date, total: 3 }));
    msw.use(answering('matchDays', { days: played }));
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('navigation', { name: 'Days with matches' }));
    const names = () => row.queryAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['Tue 14 Apr', 'Today 15 Apr', 'Sun 19 Apr']));
    await expect(row.getByRole('link', { name: 'Today 15 Apr' })).toHaveAttribute(
      'href',
      '/matches',
    );
  },
});

/** Proves LIST-17. */
export const DayWithoutMatches = meta.story({
  args: { address: '/matches?day=2026-04-18' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No matches on Saturday, April 18. These are the next ones.'),
    ).toBeVisible();
    await expect(days(canvas)[0]).toBe('Sunday, April 19');
    // The two sentences stand apart.
    await expect(
      canvas.getByText(/matches$/, { selector: '[role="status"] > span' }).closest('p'),
    ).toHaveTextContent(/^\d+ matches from Saturday, April 18 on · No matches on Saturday/);
  },
});

/** Proves LIST-17: of a day that is still being loaded nothing is said. */
export const AnotherDayIsLoading = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const friday = await canvas.findByRole('link', { name: 'Fri 17 Apr' });
    await canvas.findByText('from today on');
    const gate = Promise.withResolvers<void>();
    msw.use(held('matches', gate.promise));
    await userEvent.click(friday);
    await expect(await canvas.findByText('Loading matches')).toBeVisible();
    await expect(days(canvas)[0]).toBe('Today, Wednesday, April 15');
    await expect(canvas.queryByText(/^No matches on/)).toBeNull();
    gate.resolve();
    await waitFor(() => expect(days(canvas)[0]).toBe('Friday, April 17'));
    await expect(canvas.queryByText('Loading matches')).toBeNull();
  },
});

/** The viewer's midnight after the day of the mocks, and some seconds more or less. */
const midnight = (seconds: number) => new Date(2026, 3, 16, 0, 0, seconds).toISOString();

/** Proves LIST-1, TIME-3: a list that is left open begins with the new day. */
export const MidnightPasses = meta.story({
  tags: ['time-passes'],
  beforeEach: (context) => {
    setNow(midnight(-6));
    return startFresh(context);
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
    // What is answered from here on is of the new day, as the clock of the page will be by then.
    setNow(midnight(6));
    await waitFor(() => expect(days(canvas)[0]).toBe('Today, Thursday, April 16'), {
      timeout: 20_000,
    });
    await expect(canvas.getByRole('link', { name: 'Today 16 Apr' })).toBeVisible();
  },
});

/** Proves LIST-16: the arrows lead to days that have matches. */
export const TheArrowsPassByTodayWhereNothingIsPlayed = meta.story({
  args: { address: '/matches?day=2026-04-19' },
  beforeEach: ({ msw }) => {
    const played = ['2026-04-14', '2026-04-19'].map((date) => ({ date, total: 3 }));
    msw.use(answering('matchDays', { days: played }));
  },
  play: async ({ canvas }) => {
    const previous = await canvas.findByRole('link', { name: /^Previous match day: / });
    await expect(previous).toHaveAttribute('href', '/matches?day=2026-04-14');
  },
});

/** Proves LIST-17, LIST-4. */
export const AfterTheLastMatch = meta.story({
  args: { address: '/matches?day=2027-02-01&status=finished&status=postponed&sport=hockey' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^No matches from Monday, February 1, 2027 on/),
    ).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
});

/** Proves LIST-1: and no room is kept for the button of later results, which do not exist. */
export const ResultsAreToldBackwards = meta.story({
  args: { address: '/matches?status=finished' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(days(canvas).slice(0, 2)).toEqual([
        'Today, Wednesday, April 15',
        'Yesterday, Tuesday, April 14',
      ]),
    );
    await expect(canvas.getByText('up to today')).toBeVisible();
    const first = canvasElement.querySelector('main [data-day]');
    await expect(first?.previousElementSibling).toBeNull();
  },
});

/** Proves LIST-6. */
export const WithoutATimeAtTheEndOfTheDay = meta.story({
  args: { address: '/matches?day=2026-05-22' },
  play: async ({ canvas }) => {
    const [untimed] = await canvas.findAllByRole('heading', { name: 'Time to be confirmed' });
    const day = untimed?.closest('section');
    // Said once, above the matches.
    await expect(within(day as HTMLElement).getAllByText('Time to be confirmed')).toHaveLength(1);
    const timed = [...(day?.querySelectorAll('h3') ?? [])].filter((one) => one !== untimed);
    await expect(timed.length).toBeGreaterThan(0);
    for (const one of timed) {
      await expect(one.compareDocumentPosition(untimed ?? one)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    }
    await expect(
      await canvas.findByRole('heading', { name: 'Date to be confirmed' }),
    ).toBeVisible();
    await expect(canvas.getAllByText('Date to be confirmed')).toHaveLength(1);
  },
});

/** Proves TIME-9, LIST-6: nothing is to be confirmed of a match that is not played, among others that are. */
export const CancelledAmongOthersWithoutATime = meta.story({
  beforeEach: ({ msw }) => {
    const without = (id: string, schedule: object, status: 'scheduled' | 'cancelled') => ({
      ...someMatches.scheduled,
      id,
      schedule,
      status,
    });
    const [onDay, open] = [{ kind: 'date', date: '2026-04-16' }, { kind: 'tbc' }];
    const items = [
      without('day-ahead', onDay, 'scheduled'),
      without('day-cancelled', onDay, 'cancelled'),
      without('open-ahead', open, 'scheduled'),
      without('open-cancelled', open, 'cancelled'),
    ];
    msw.use(answering('matches', { items, total: items.length, credit: null }));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Date not known' });
    const titles = /^(Time|Date) (to be confirmed|not known)$/;
    const told = [...canvasElement.querySelectorAll('h2, h3, article')].flatMap((element) => {
      if (element.matches('article')) return element.querySelector('a')?.pathname ?? [];
      return titles.test(element.textContent) ? element.textContent : [];
    });
    await expect(told).toEqual([
      'Time to be confirmed',
      '/matches/day-ahead',
      'Time not known',
      '/matches/day-cancelled',
      'Date to be confirmed',
      '/matches/open-ahead',
      'Date not known',
      '/matches/open-cancelled',
    ]);
    await expect(canvas.getAllByText('1 match')).toHaveLength(2);
  },
});

/** Proves MATCH-51, TIME-9: what is not played has no time to wait for, and no room for one. */
export const NotPlayedOnAPhone = meta.story({
  args: { address: '/matches?status=postponed&status=cancelled&sport=football' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Date not known' })).toBeVisible();
    await expect((await canvas.findAllByText(/New date to follow/)).length).toBeGreaterThan(0);
    // The reason begins the line.
    await expect(canvas.getAllByText(/^(Illness|The opponent withdrew)/).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/New date: Date to be confirmed/)).toBeNull();
    const untimed = canvas.getAllByRole('heading', { name: 'Time not known' })[0];
    const row = untimed?.closest('section')?.querySelector('h3 ~ * article');
    const [time, teams] = row?.children ?? [];
    const badge = within(time as HTMLElement)
      .getByText('Cancelled')
      .closest('time ~ *, div > *');
    const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left;
    await expect(left(badge)).toBeCloseTo(left(teams) ?? 0, 0);
  },
});

const noMatches = { address: '/matches?day=2026-04-18' };

export const DayWithoutMatchesInTurkish = meta.story({
  args: noMatches,
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('18 Nisan Cumartesi: maç yok. Sıradaki maçlar aşağıda.'),
    ).toBeVisible();
  },
});

export const DayWithoutMatchesInDark = meta.story({
  args: noMatches,
  globals: { scheme: 'dark' },
  play: DayWithoutMatches.input.play,
});
