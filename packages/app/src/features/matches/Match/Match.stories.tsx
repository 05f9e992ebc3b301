import { malformedAnswerLogs, errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { answering, failing, malformed, pending } from '@touchline/mocks/scenarios';
import { expect, waitFor, within } from 'storybook/test';
import { matchHref, teamHref } from '#platform/paths.ts';
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
  title: 'Pages/Match',
  component: ProductPage,
  args: { address: matchHref(someMatches.live.id) },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

export const Live = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Timeline' })).toBeVisible();
  },
});

/** Proves MATCH-13, MATCH-14, MATCH-20, LIST-19. */
export const HasAllThereIsToSay = meta.story({
  play: async ({ canvas }) => {
    const { live } = someMatches;
    const title = await canvas.findByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent(live.broadcastTitle);
    const page = within(canvas.getByRole('main'));
    await expect(page.getByText(/^Football · /).querySelector('svg')).toBeVisible();
    for (const text of [live.ageGroup, live.competition, live.venue?.name]) {
      if (text) await expect(page.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
    }
    await expect(page.getByText('Live')).toBeVisible();
    await expect(page.getByText(/^Updated /)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await expect(page.getAllByRole('term').length).toBeGreaterThan(3);
    await expect(page.getByRole('button', { name: 'Favourite' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Share/ })).toBeVisible();
  },
});

const goals = (['First', 'Second', 'Third'] as const).map((text, index) => ({
  id: text,
  minute: 10 * (index + 1),
  added: null,
  kind: 'goal' as const,
  side: 'home' as const,
  text,
  scoreAfter: { home: index + 1, away: 7 },
}));

/** Proves MATCH-15: each event with its minute and the score after it. */
export const TheTimelineIsTurnedRound = meta.story({
  beforeEach: ({ msw }) => void msw.use(answering('match', { ...someMatches.live, events: goals })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('switch');
    const events = () =>
      [...canvasElement.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
    await expect(events()).toEqual([
      expect.stringMatching(/^30.*Third.*3–7$/),
      expect.stringMatching(/^20.*Second.*2–7$/),
      expect.stringMatching(/^10.*First.*1–7$/),
    ]);
    const newestFirst = events();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(events()).toEqual(newestFirst.toReversed());
  },
});

/** Proves MATCH-14: the name of a team leads to its page in the timeline and beside its sets too. */
export const TeamsLeadToTheirPages = meta.story({
  args: { address: matchHref(someMatches.sets.id) },
  beforeEach: ({ msw }) => void msw.use(answering('match', { ...someMatches.sets, events: goals })),
  play: async ({ canvas, canvasElement }) => {
    const sets = within(await canvas.findByRole('table', { name: 'Sets' }));
    const [home, away] = someMatches.sets.teams.map(({ id, name }) => [name, teamHref(id ?? '')]);
    const told = (links: Iterable<Element>) =>
      [...links].map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(told(sets.getAllByRole('link'))).toEqual([home, away]);
    await expect(told(canvasElement.querySelectorAll('ol > li a'))).toEqual([home, home, home]);
  },
});

/** Proves MATCH-14, MATCH-55. */
export const TheDetailsHaveEachPart = meta.story({
  beforeEach: ({ msw }) => {
    const group = { ageGroup: 'U16', gender: 'girls', level: '2nd', matchType: 'friendly' };
    msw.use(answering('match', { ...someMatches.finished, round: 'Semi-final', ...group }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Competition');
    const details = canvas
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    const { competition, venue } = someMatches.finished;
    await expect(Object.fromEntries(details)).toMatchObject({
      Start: expect.stringMatching(/2026/),
      Competition: competition,
      Round: 'Semi-final',
      Sport: 'Football',
      'Age group': 'U16',
      Gender: 'Girls',
      Level: '2nd',
      'Kind of match': 'Friendly',
      Venue: expect.stringContaining(venue?.name ?? 'no venue'),
    });
  },
});

/** Proves MATCH-14: what nobody said of a match has no row, and is not guessed. */
export const TheDetailsLeaveOutWhatIsUnknown = meta.story({
  beforeEach: ({ msw }) => {
    const unknown = { gender: null, level: null, matchType: null };
    msw.use(answering('match', { ...someMatches.finished, ...unknown }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Competition')).toBeVisible();
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    for (const term of ['Gender', 'Level', 'Kind of match']) {
      await expect(terms).not.toContain(term);
    }
  },
});

/** Proves MATCH-14, MATCH-55. */
export const AFriendlyOfGirlsInTurkish = meta.story({
  globals: { language: 'tr', viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => {
    const kind = { gender: 'girls', level: '2. takım', matchType: 'friendly' } as const;
    msw.use(answering('match', { ...someMatches.finished, ...kind }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Maçın türü')).toBeVisible();
    const details = canvas
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(Object.fromEntries(details)).toMatchObject({
      Cinsiyet: 'Kız',
      Düzey: '2. takım',
      'Maçın türü': 'Hazırlık maçı',
    });
    await expect(canvas.getByText(/ · Kız · 2\. takım · Hazırlık maçı · /)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

const noLineUps = { home: null, away: null };

/** Proves MATCH-47: without line-ups the page says whether some may still be published. */
export const NoLineUpsWerePublished = meta.story({
  args: { address: matchHref(someMatches.finished.id) },
  beforeEach: ({ msw }) => void msw.use(answering('matchLineUps', noLineUps)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No line-ups were published for this match.'),
    ).toBeVisible();
  },
});

/** Proves MATCH-47: what is over promises nothing that may still come. */
export const NothingMoreIsToCome = meta.story({
  args: { address: matchHref(someMatches.finished.id) },
  beforeEach: ({ msw }) => {
    const player = { displayName: null, shirtNumber: 7, role: null, photoUrl: null };
    msw.use(
      answering('match', { ...someMatches.finished, venue: null }),
      answering('matchLineUps', { home: [{ ...player, isStarting: true }], away: null }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None was published.')).toBeVisible();
    await expect(canvas.getByText('The venue was not given.')).toBeVisible();
    await expect(canvas.queryByText(/ (?:yet|soon)\.$/)).toBeNull();
  },
});

const longName = 'Büyükçekmece Şehit Öğretmenler Anadolu Lisesi Yıldız Kızlar';

/** The crest of a side stands beside the first line of a name that takes several. */
export const LongNamesAboveTheLineUps = meta.story({
  args: { address: matchHref(someMatches.finished.id) },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => {
    const { teams } = someMatches.finished;
    const player = { displayName: null, shirtNumber: 7, role: null, photoUrl: null };
    msw.use(
      answering('match', {
        ...someMatches.finished,
        teams: teams.map((team) => ({ ...team, name: longName })),
      }),
      answering('matchLineUps', { home: [{ ...player, isStarting: true }], away: null }),
    );
  },
  play: async ({ canvas }) => {
    const [head] = await canvas.findAllByRole('heading', { level: 3, name: longName });
    const crest = head?.firstElementChild?.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(head?.lastElementChild ?? document.body);
    const lines = [...words.getClientRects()];
    await expect(new Set(lines.map(({ top }) => top)).size).toBeGreaterThan(1);
    const middleOf = (box?: DOMRect) => (box ? box.top + box.height / 2 : Number.NaN);
    await expect(Math.abs(middleOf(lines[0]) - middleOf(crest))).toBeLessThan(1);
  },
});

/** Proves MATCH-47. */
export const LineUpsMayStillCome = meta.story({
  args: { address: matchHref(someMatches.scheduled.id) },
  beforeEach: NoLineUpsWerePublished.input.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/shortly before the start\.$/)).toBeVisible();
  },
});

/** Proves MATCH-11: the school's own words about the reason. */
export const WordsOfTheSchool = meta.story({
  args: { address: matchHref(someMatches.postponed.id) },
  beforeEach: ({ msw }) => {
    const statusNote = 'Water stands on the far side.';
    msw.use(answering('match', { ...someMatches.postponed, statusNote }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Water stands on the far side.')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: Live.input.play,
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, play: Live.input.play });

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Maç akışı' })).toBeVisible();
  },
});

export const Finished = meta.story({
  args: { address: matchHref(someMatches.finished.id) },
  play: Live.input.play,
});

/** Proves MATCH-7. */
export const InSets = meta.story({
  args: { address: matchHref(someMatches.sets.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Sets' })).toBeVisible();
    await expect(canvas.getByText('End of set 1')).toBeVisible();
    await expect(canvas.queryByText('End of the set')).toBeNull();
  },
});

export const InInnings = meta.story({
  args: { address: matchHref(someMatches.innings.id) },
  play: Live.input.play,
});

/** Proves MATCH-6. */
export const Scheduled = meta.story({
  args: { address: matchHref(someMatches.scheduled.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No score yet')).toBeVisible();
  },
});

/** Proves MATCH-11, MATCH-51. */
export const Postponed = meta.story({
  args: { address: matchHref(someMatches.postponed.id) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Postponed: /)).toBeVisible();
    await expect(canvasElement.querySelector('[data-board] s time')).toBeVisible();
    const { rescheduledTo } = someMatches.postponed;
    await expect(canvas.queryAllByText('New date to follow')).toHaveLength(
      rescheduledTo && rescheduledTo.kind !== 'tbc' ? 0 : 1,
    );
  },
});

/** Proves TIME-9: there is nothing to confirm any more of the day that was planned. */
export const PostponedFromADayAlone = meta.story({
  args: { address: matchHref(someMatches.postponed.id) },
  beforeEach: ({ msw }) => {
    const schedule = { kind: 'date', date: '2026-04-18' };
    msw.use(answering('match', { ...someMatches.postponed, schedule, rescheduledTo: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Postponed: /)).toBeVisible();
    await expect(await canvas.findByText('Was planned for', { selector: 'dt' })).toBeVisible();
    await expect(canvas.queryByText(/Time to be confirmed/)).toBeNull();
  },
});

/** Proves MATCH-51: a cancelled match shows no scores of periods, and none in its timeline. */
export const Cancelled = meta.story({
  args: { address: matchHref(someMatches.finished.id) },
  beforeEach: ({ msw }) => {
    const scoreAfter = { home: 31, away: 17 };
    const [event] = someMatches.live.events;
    msw.use(
      answering('match', {
        ...someMatches.finished,
        status: 'cancelled',
        decidedBy: null,
        halfTime: scoreAfter,
        fullTime: scoreAfter,
        events: [{ ...event, kind: 'goal', scoreAfter }],
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('ol > li')).toHaveLength(1));
    await expect(canvas.queryByText(/31–17/)).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('match')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Loading/)).toBeInTheDocument();
  },
});

/** Proves MATCH-40: the middle of the score stands where it will be, in the middle of the card. */
export const LoadingInTheMiddle = meta.story({
  ...Loading.input,
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Loading/);
    const boxOf = (element: Element | null | undefined) =>
      element?.getBoundingClientRect() ?? new DOMRect();
    const board = canvasElement.querySelector('[data-side]')?.closest('[data-skeleton]');
    const [home, away] = [...(board?.querySelectorAll('[data-side]') ?? [])].map(boxOf);
    const { left, width } = boxOf(board);
    await expect(home?.width).toBeGreaterThan(0);
    await expect(away?.width).toBeCloseTo(home?.width ?? 0, 0);
    await expect(((home?.right ?? 0) + (away?.left ?? 0)) / 2).toBeCloseTo(left + width / 2, 0);
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/:id', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('match')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This did not load')).toBeVisible();
  },
});

/** Proves WIRE-19. */
export const Malformed = meta.story({
  parameters: { expectedLogs: malformedAnswerLogs('GET api/matches/:id') },
  beforeEach: ({ msw }) => void msw.use(malformed('match')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/an answer that this page does not/)).toBeVisible();
  },
});

/** Proves MATCH-19. */
export const NotFound = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/:id', 404) },
  args: { address: matchHref('no-such-match') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This match does not exist' }),
    ).toBeVisible();
  },
});

export const RetryWorks = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/:id', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('match')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: 'Timeline' })).toBeVisible();
  },
});

/** The page without its match, and what is there with it. */
const loaded: LoadedPage = {
  call: 'match',
  find: (canvas) => canvas.findByRole('heading', { name: 'Timeline' }),
};

/** Proves ERROR-8. */
export const Slow = meta.story(slowAtFirst(loaded));

/** Proves ERROR-6. */
export const OfflineWithNothingKept = meta.story(offlineAtFirst(loaded));

/** Proves ERROR-4, ERROR-17. */
export const TooManyRequests = meta.story(tooManyRequests(loaded));
