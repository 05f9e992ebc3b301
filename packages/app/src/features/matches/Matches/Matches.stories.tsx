import { boxOf } from '#storybook/boxOf';
import { malformedAnswerLogs, errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { empty, failing, held, literal, malformed, pending } from '@touchline/mocks/scenarios';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { loadSlowlyAtOnce } from '#testing/loadSlowlyAtOnce.ts';
import {
  type LoadedPage,
  offlineAtFirst,
  slowAtFirst,
  tooManyRequests,
} from '#testing/pageStates.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { debounce } from './SearchFilter.tsx';

const meta = preview.meta({
  title: 'Pages/Matches',
  component: ProductPage,
  args: { address: paths.matches },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** The matches of the first day of the season's fixed time. */
const ofToday = 33;

/** Proves LIST-1, LIST-14. */
export const HealthyDay = meta.story({
  play: async ({ canvas, globals }) => {
    const [today] = await canvas.findAllByRole('heading', { level: 2 });
    await expect(today).toHaveTextContent(
      globals['language'] === 'tr' ? 'Bugün, 15 Nisan Çarşamba' : 'Today, Wednesday, April 15',
    );
    const day = within(canvas.getAllByRole('region')[0] ?? document.body);
    // On a phone the first of them are drawn before the others.
    await waitFor(() => expect(day.getAllByRole('article')).toHaveLength(ofToday));
    const competitions = day.getAllByRole('heading', { level: 3 });
    await expect(competitions[0]).toHaveTextContent('Bahar Ligi');
    await expect(day.queryByText(/2026/)).toBeNull();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: HealthyDay.input.play,
});

export const OnANarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: HealthyDay.input.play,
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, play: HealthyDay.input.play });

export const Turkish = meta.story({ globals: { language: 'tr' }, play: HealthyDay.input.play });

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('matches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading matches')).toBeInTheDocument();
  },
});

/** Proves ERROR-20: the list stays, says that it may be old, and is asked for again with a press. */
export const CouldNotBeRefreshed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findAllByRole('article');
    const note = () => canvas.queryByText(/^This could not be refreshed/);
    msw.use(failing('matches'));
    await waitFor(() => {
      // The cache makes one request for several triggers within two seconds.
      dispatchEvent(new Event('online'));
      return expect(note()).toBeVisible();
    });
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(1);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(note()).toBeNull());
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => void msw.use(empty('matches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No match has been published yet.')).toBeVisible();
  },
});

/** Proves LIST-5, LIST-19. */
export const NoneForTheFilter = meta.story({
  args: { address: '/matches?search=nosuchteam&sport=rugby&age=U14' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/matches$/));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('matches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This did not load')).toBeVisible();
  },
});

/** Proves WIRE-19. */
export const Malformed = meta.story({
  parameters: { expectedLogs: malformedAnswerLogs('GET api/matches') },
  beforeEach: ({ msw }) => void msw.use(malformed('matches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/an answer that this page does not/)).toBeVisible();
  },
});

export const RetryWorks = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('matches')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
});

/** Proves ERROR-9. */
export const DaysFailedAlone = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/days', 500) },
  beforeEach: ({ msw }) => void msw.use(empty('matches'), failing('matchDays')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('No match has been published yet.')).toBeVisible();
    const note = await canvas.findByText('The days with matches did not load.');
    // In the place of the days, and the list below it is no failure.
    await expect(note.compareDocumentPosition(canvas.getByText(/^0 matches/))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(canvas.queryByText('This did not load')).toBeNull();
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await expect(canvas.queryByRole('navigation', { name: 'Days with matches' })).toBeNull();
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: 'Today 15 Apr' })).toBeVisible();
  },
});

/** Proves LIST-16, ERROR-5: the days of another filter do not stand in for those that did not come. */
export const DaysFailAfterAFilter = meta.story({
  args: { address: '/matches?sport=football&sport=hockey' },
  globals: { viewport: { value: 'phone' } },
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/days', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const row = () => canvas.queryByRole('navigation', { name: 'Days with matches' });
    await canvas.findByRole('link', { name: /^Today/ });
    msw.use(failing('matchDays'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Hockey/ }));
    await expect(await canvas.findByText('The days with matches did not load.')).toBeVisible();
    await expect(row()).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Earlier: / })).toBeNull();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(row()).toBeVisible());
    await expect(canvas.queryByText('The days with matches did not load.')).toBeNull();
  },
});

/** The days of this filter stay, and are asked for again with a press. */
export const DaysCouldNotBeRefreshed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/days', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const note = () => canvas.queryByText(/^This could not be refreshed/);
    await canvas.findByRole('link', { name: /^Today/ });
    await canvas.findAllByRole('article');
    msw.use(failing('matchDays'));
    await waitFor(() => {
      // The cache makes one request for several triggers within two seconds.
      dispatchEvent(new Event('online'));
      return expect(note()).toBeVisible();
    });
    await expect(canvas.getByRole('link', { name: /^Today/ })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(note()).toBeNull());
  },
});

/** Proves ERROR-20: the same words are announced anew, in the room that they had. */
export const DaysFailAgain = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/days', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('matchDays')),
  play: async ({ canvas, msw, userEvent }) => {
    const words = () => canvas.findByText('The days with matches did not load.');
    const region = await words();
    await expect(region).toHaveAttribute('role', 'status');
    const { height } = boxOf(region);
    const gate = Promise.withResolvers<void>();
    msw.use(held('matchDays', gate.promise));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await words()).not.toBeVisible());
    await expect(boxOf(region).height).toBe(height);
    gate.resolve();
    await waitFor(async () => expect(await words()).toBe(region));
    await expect(region).toBeVisible();
  },
});

/** Proves ERROR-9: what failed for both is said once, and tried again for both. */
export const ListAndDaysFailed = meta.story({
  parameters: {
    expectedLogs: [
      ...errorStatusLogs('GET api/matches', 500),
      ...errorStatusLogs('GET api/matches/days', 500),
    ],
  },
  beforeEach: ({ msw }) => void msw.use(failing('matches'), failing('matchDays')),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('This did not load');
    // The row of days is there until they have failed too.
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    msw.resetHandlers();
    msw.use(empty('matches'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Today 15 Apr' })).toBeVisible();
  },
});

/** Proves LIST-2. */
export const FiltersLandInTheAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    // With its days, whose row keeps its place.
    await canvas.findAllByRole('article');
    await userEvent.type(await canvas.findByRole('searchbox'), 'seabrook{Enter}');
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/matches?search=seabrook'),
    );
  },
});

/** Proves LIST-20: a status that only an address holds stands in its field, and another choice keeps it. */
export const AnUnknownStatusInTheAddress = meta.story({
  args: { address: '/matches?status=unknown' },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Status$/ }));
    const unknown = await screen.findByRole('option', { name: 'Status unknown' });
    await expect(unknown).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Postponed' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(
        '/matches?status=unknown&status=postponed',
      ),
    );
    await userEvent.keyboard('{Escape}');
  },
});

/** Proves LIST-11, LIST-23. */
export const SeveralSportsAtOnce = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sport$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hockey' }));
    await userEvent.click(screen.getByRole('option', { name: 'Water polo' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(
        '/matches?sport=hockey&sport=waterPolo',
      ),
    );
    await waitFor(() => {
      const [day] = canvas.getAllByRole('region');
      const names = within(day ?? document.body).getAllByRole('heading', { level: 3 });
      return expect(names.map(({ textContent }) => textContent)).toEqual([
        'Harbour Water Polo Cup',
        'Lanterns Hockey League',
      ]);
    });
  },
});

/** Proves LIST-23: a day that is pressed takes no filter back that is still being drawn. */
export const ADayRightAfterAFilter = meta.story({
  args: { address: '/matches?sport=football&sport=hockey' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole('button', { name: /^Hockey/ });
    const [day] = await canvas.findAllByRole('link', { name: /^(?!Today).*\d+ Apr/ });
    const date = new URL((day as HTMLAnchorElement).href).searchParams.get('day');
    await expect(date).toMatch(/^2026-04-/);
    // Both in one task: React has drawn nothing in between.
    chip.click();
    day?.click();
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(
        new RegExp(String.raw`^/matches\?sport=football&day=${String(date)}$`),
      ),
    );
  },
});

let nextPage = Promise.withResolvers<void>();

/** Proves LIST-26: what is typed is not searched for once another page is on its way. */
export const LeftWhileTyping = meta.story({
  args: { prepare: ({ pathname }) => (pathname === paths.schools ? nextPage.promise : undefined) },
  beforeEach: () => {
    nextPage = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox');
    let hasPaused = false;
    const start = window.setTimeout;
    const pauseAtOnce = (handler: () => void, time?: number) => {
      if (time !== debounce) return start(handler, time);
      return start(() => {
        handler();
        hasPaused = true;
      }, 0);
    };
    spyOn(window, 'setTimeout').mockImplementation(pauseAtOnce as typeof setTimeout);
    // Both in one task, before the pause after the last key.
    const typed = fireEvent.input(field, { target: { value: 'sea' } });
    navigateTo(paths.schools);
    await typed;
    await waitFor(() => expect(hasPaused).toBe(true));
    nextPage.resolve();
    const heading = () => canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading()).toHaveTextContent('Schools'));
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/schools$/);
  },
});

/** Proves LIST-8. */
export const OneSchool = meta.story({
  args: { address: '/matches?school=school-seabrook&age=U16' },
  play: async ({ canvas, userEvent }) => {
    const chip = await canvas.findByRole('button', { name: /^School: Seabrook Girls and/ });
    const rows = await canvas.findAllByRole('article');
    for (const row of rows) await expect(row).toHaveTextContent(/Seabrook U16/);
    // The fields, to which the focus goes, are drawn after the first matches.
    await canvas.findByRole('searchbox');
    await userEvent.click(chip);
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/matches?age=U16'),
    );
  },
});

/** Proves LIST-20. */
export const ASchoolIsFoundByName = meta.story({
  globals: { viewport: { value: 'lg' } },
  beforeEach: ({ msw }) => void msw.use(empty('matches')),
  play: async ({ canvas, userEvent }) => {
    const school = await canvas.findByRole('combobox', { name: 'School' });
    await userEvent.type(school, 'seabr');
    await userEvent.click(await screen.findByRole('option', { name: /^Seabrook/ }));
    const address = canvas.getByTestId('address');
    await waitFor(() => expect(address).toHaveTextContent('/matches?school=school-seabrook'));
    await canvas.findByRole('button', { name: /^School: Seabrook Girls and/ });
    const emptied = await canvas.findByRole('combobox', { name: 'School' });
    await expect(emptied).toHaveValue('');
    await expect(emptied).toHaveFocus();
  },
});

/** Proves LIST-20: that others were found is said below the first ones. */
export const MoreSchoolsThanAreOffered = meta.story({
  globals: { viewport: { value: 'lg' } },
  beforeEach: ({ msw }) => void msw.use(empty('matches')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'School' }), 'ol');
    const more = await screen.findByText(/^20 of \d+ shown; type more of the name$/);
    await expect(more).toHaveRole('status');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** Proves LIST-20: only the teams of the school are offered. */
export const ATeamIsFoundByName = meta.story({
  args: { address: '/matches?school=school-seabrook' },
  globals: { viewport: { value: 'lg' } },
  beforeEach: ({ msw }) => void msw.use(empty('matches')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Team' }), 'u16');
    await screen.findAllByRole('option', { name: /^Seabrook/ });
    const options = screen.getAllByRole('option');
    for (const option of options) await expect(option).toHaveTextContent(/Seabrook/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByRole('button', { name: /^Team: Seabrook U16/ });
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/school=school-seabrook&team=/),
    );
  },
});

/** Proves LIST-20: the focus goes on to what is left, and last to the fields. */
export const ChipsAreTakenAwayByKeyboard = meta.story({
  args: { address: '/matches?school=school-seabrook&team=nobody' },
  globals: { viewport: { value: 'lg' } },
  beforeEach: ({ msw }) => void msw.use(empty('matches'), pending('team')),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('searchbox');
    const school = await canvas.findByRole('button', { name: /^School: Seabrook Girls and/ });
    (await canvas.findByRole('button', { name: /^Team: this team/ })).focus();
    const days = await canvas.findByRole('navigation', { name: 'Days with matches' });
    const countDays = () => within(days).queryAllByRole('listitem').length;
    await waitFor(() => expect(countDays()).toBe(1));
    await userEvent.keyboard('{Enter}');
    await expect(school).toHaveFocus();
    // The row of days keeps its place from here on.
    await waitFor(() => expect(countDays()).toBeGreaterThan(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/matches$/));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

/** Proves A11Y-4. */
export const ChipsAreTakenAwayBeforeTheListIsDrawn = meta.story({
  args: { address: '/matches?school=school-seabrook&team=nobody' },
  globals: { viewport: { value: 'lg' } },
  beforeEach: ({ msw }) => void msw.use(empty('matches'), pending('team')),
  play: async ({ canvas }) => {
    const filters = await canvas.findByRole('searchbox');
    const school = await canvas.findByRole('button', { name: /^School: Seabrook Girls and/ });
    // Both in one task: React has drawn nothing in between.
    (await canvas.findByRole('button', { name: /^Team: this team/ })).click();
    school.click();
    await expect(filters).toHaveFocus();
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/matches$/));
    await expect(filters).toHaveFocus();
  },
});

let release = () => {};

/** Proves A11Y-3: the name of the school comes while its chip has the focus. */
export const AChipKeepsTheFocusWhenItsNameComes = meta.story({
  args: { address: '/matches?school=school-seabrook' },
  globals: { viewport: { value: 'lg' } },
  beforeEach: ({ msw }) => {
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    msw.use(empty('matches'), held('school', until));
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /^School: this school/ })).focus();
    release();
    await expect(
      await canvas.findByRole('button', { name: /^School: Seabrook Girls and/ }),
    ).toHaveFocus();
  },
});

/** Proves LIST-20. */
export const FiltersInASheetOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { address: '/matches?sport=hockey' },
  beforeEach: ({ msw }) => void msw.use(empty('matches')),
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Filters (1)' });
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Hockey/ })).toBeVisible();
    await userEvent.click(trigger);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(await sheet.findByRole('combobox', { name: 'School' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Show the matches' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const FiltersOnAPhoneOpen = meta.story({
  globals: { viewport: { value: 'phone' }, language: 'tr', scheme: 'dark' },
  args: { address: '/matches?sport=hockey&school=school-seabrook' },
  beforeEach: ({ msw }) => void msw.use(empty('matches')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Süzgeçler (2)' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Süzgeçler' })).toBeVisible());
  },
});

/** Proves LIST-20. */
export const NamesDoNotLoad = meta.story({
  globals: { viewport: { value: 'lg' } },
  parameters: { expectedLogs: errorStatusLogs('GET api/schools', 500) },
  beforeEach: ({ msw }) => void msw.use(empty('matches'), failing('schools')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'School' }), 'seabr');
    await waitFor(() => expect(screen.getByText(/^The names did not load/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
});

/** Proves LIST-3. */
export const SchoolAndTeamThatDoNotExist = meta.story({
  args: { address: '/matches?school=nowhere&team=nobody' },
  parameters: {
    expectedLogs: [
      ...errorStatusLogs('GET api/schools/:id', 404),
      ...errorStatusLogs('GET api/teams/:id', 404),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('A part of the address was not understood and is left out.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(ofToday),
    );
    await expect(canvas.queryByRole('button', { name: /^(School|Team):/ })).toBeNull();
  },
});

/** Proves LIST-10. */
export const SearchMarksWhatItFound = meta.story({
  args: { address: '/matches?search=ISKELEBASI' },
  play: async ({ canvas }) => {
    const [found] = await canvas.findAllByText('İskelebaşı');
    await expect(found?.tagName).toBe('MARK');
  },
});

/** Proves SEARCH-24: the list and its days, and the address keeps what was typed. */
export const SearchOfAServerThatDoesNotFold = meta.story({
  args: SearchMarksWhatItFound.input.args,
  beforeEach: ({ msw }) => void msw.use(literal('matches'), literal('matchDays')),
  play: async ({ canvas }) => {
    const [found] = await canvas.findAllByText('İskelebaşı');
    await expect(found?.tagName).toBe('MARK');
    await expect(
      await canvas.findByRole('navigation', { name: 'Days with matches' }),
    ).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('search=ISKELEBASI');
  },
});

/** Proves LIST-3. */
export const UnknownFilterIsLeftOut = meta.story({
  args: { address: '/matches?sport=quidditch&day=2026-02-30' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('A part of the address was not understood and is left out.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(ofToday),
    );
  },
});

/** The page without its list, and what is there with it. */
const loaded: LoadedPage = {
  call: 'matches',
  find: async (canvas) => (await canvas.findAllByRole('article'))[0],
};

/** Proves ERROR-8. */
export const Slow = meta.story(slowAtFirst(loaded));

let answer = Promise.withResolvers<void>();

/** Proves ERROR-8: nobody has to give up: the notice goes with the answer. */
export const SlowAndThenThere = meta.story({
  beforeEach: ({ msw }) => {
    answer = Promise.withResolvers();
    loadSlowlyAtOnce();
    msw.use(held('matches', answer.promise));
  },
  play: async ({ canvas }) => {
    await expect(await screen.findByText(/Still trying/)).toBeInTheDocument();
    answer.resolve();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText(/Still trying/)).toBeNull());
  },
});

/** Proves ERROR-6. */
export const OfflineWithNothingKept = meta.story(offlineAtFirst(loaded));

/** Proves ERROR-4, ERROR-17. */
export const TooManyRequests = meta.story(tooManyRequests(loaded));
