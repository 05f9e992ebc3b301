import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { answering, empty, failing, held, pending, unreachable } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { currentHistory, navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { serverNow } from '#platform/serverClock.ts';
import { zoneOfDevice } from '#platform/time/schedule.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { endsOn, startsOn } from '../advertisements/period.ts';
import { addTeamTo } from '../testing/recordPlay.ts';
import { signInAs } from '../testing/signInAs.ts';
import { endOf } from './consentView.ts';

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

/** Proves TIME-1: beside the viewer's time stands that of the ground, with its zone. */
export const TheTimesAtTheGrounds = meta.story({
  args: { address: `${paths.adminMatches}?search=Wexcombe` },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('row', { name: /Wexcombe/ });
    const times = within(row as HTMLElement).getAllByText(/\d:\d\d/);
    await expect(times.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\d+:\d\d\s[AP]M$/),
      expect.stringMatching(/^\d+:\d\d\s[AP]M GMT(?:\+1)?$/),
    ]);
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

export const Empty = meta.story({
  beforeEach: ({ msw }) => void msw.use(empty('adminSchools')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No schools')).toBeVisible();
  },
});

/** Proves AD-3, ADMIN-23: without an advertisement its place is not empty, and the list shows it. */
export const NoAdvertisements = meta.story({
  args: { address: paths.adminAdvertisements },
  beforeEach: ({ msw }) => void msw.use(empty('adminAdvertisements')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/visitors see the default advertisement/)).toBeVisible();
    const places = canvas.getAllByRole('img', { name: /: Default advertisement$/ });
    await expect(places).toHaveLength(3);
    for (const place of places) {
      const banner = () => place.querySelector('iframe')?.contentDocument?.querySelector('aside');
      await waitFor(() => expect(banner()).toHaveTextContent('Default advertisement'));
      await expect(place.getBoundingClientRect().width).toBeGreaterThan(240);
    }
  },
});

export const NoAdvertisementsOnAPhoneInTurkish = meta.story({
  args: { address: paths.adminAdvertisements },
  globals: { language: 'tr', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => void msw.use(empty('adminAdvertisements')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/varsayılan reklamı görür/)).toBeVisible();
    const places = canvas.getAllByRole('img', { name: /: Varsayılan reklam$/ });
    for (const place of places) {
      const { left, right } = place.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
});

/** Proves ADMIN-23. */
export const NoDrafts = meta.story({
  args: { address: `${paths.adminMessages}?status=draft` },
  beforeEach: ({ msw }) => void msw.use(empty('adminMessages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No drafts')).toBeVisible();
    await expect(canvas.queryByText(/No record fits/)).toBeNull();
  },
});

/** Proves ADMIN-23: beside a search or another filter it is not the drafts that are missing. */
export const NoDraftsOfThatKind = meta.story({
  args: { address: `${paths.adminMessages}?status=draft&importance=important` },
  beforeEach: ({ msw }) => void msw.use(empty('adminMessages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No record fits this search/)).toBeVisible();
    await expect(canvas.queryByText('No drafts')).toBeNull();
  },
});

/** Proves ADMIN-23. */
export const NoTeamsOfASeason = meta.story({
  args: { address: `${paths.adminTeams}?season=2026/27` },
  globals: { language: 'tr' },
  beforeEach: ({ msw }) => void msw.use(empty('adminTeams')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026/27 sezonunda takım yok')).toBeVisible();
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

/** A mark stands beside a name of several lines, never alone on a line. */
export const AnImportantMessageWithALongTitle = meta.story({
  args: { address: paths.adminMessages },
  globals: { viewport: { value: 'lg' } },
  beforeEach: async ({ msw }) => {
    const { items } = await call('adminMessages', { query: { pageSize: 1 } });
    // Longer than a line, and of all lengths, so that one of them fills its last line.
    const rows = Array.from({ length: 25 }, (_, index) => ({
      ...items[0],
      id: `message-${index}`,
      title: `The pitch is closed t${'o'.repeat(index)}day, so all teams of the afternoon play in the hall of the lower school and bring other shoes`,
      importance: 'important',
    }));
    msw.use(answering('adminMessages', { items: rows, total: rows.length }));
  },
  play: async ({ canvas }) => {
    const marks = await canvas.findAllByRole('img', { name: 'Important' });
    await expect(marks).toHaveLength(25);
    for (const mark of marks) {
      const name = mark.parentElement?.querySelector('a')?.getBoundingClientRect();
      const { top, bottom } = mark.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(name?.top ?? 0);
      await expect(bottom).toBeLessThanOrEqual(name?.bottom ?? 0);
    }
  },
});

/** Proves ADMIN-22. */
export const OfAnotherSchool = meta.story({
  args: { address: `${paths.adminAthletes}?school=school-iskelebasi` },
  parameters: {
    // The list, and the name of the school that it is filtered by.
    expectedLogs: [
      ...errorStatusLogs('GET api/admin/athletes', 403),
      ...errorStatusLogs('GET api/admin/schools/:id', 403),
    ],
  },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This belongs to another school')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }));
    await expect(await canvas.findByText('26 records')).toBeVisible();
  },
});

/** What clears the filters begins at the left edge of the page, as what stands above it does. */
export const NarrowedByASearchAlone = meta.story({
  args: { address: `${paths.adminSchools}?search=lisesi` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const clear = await canvas.findByRole('button', { name: 'Clear the filters' });
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(clear.getBoundingClientRect().left).toBe(heading.getBoundingClientRect().left);
    // Without a line around it only its words were seen, which stand farther in.
    await expect(getComputedStyle(clear).borderLeftColor).not.toBe('rgba(0, 0, 0, 0)');
  },
});

/** Proves ADMIN-20. */
export const PartlyUnderstoodAddress = meta.story({
  args: { address: `${paths.adminMatches}?missing=score&missing=all&sort=colour&page=0` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/was not understood and is left out/)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^What is missing: Without a score/ }),
    ).toBeVisible();
  },
});

/** Proves ADMIN-23. */
export const NoneForTheFilter = meta.story({
  args: { address: `${paths.adminTeams}?search=zzqq&status=archived` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/No record fits this search/)).toBeVisible();
    // There is one.
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }));
    await expect(await canvas.findByText(/^[1-9]\d* records/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/admin\/teams$/),
    );
  },
});

/** Proves ADMIN-23. */
export const PastTheEnd = meta.story({
  args: { address: `${paths.adminMatches}?page=9999` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'To the last page' }));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(1));
  },
});

/** Proves SEARCH-16 and ADMIN-20. */
export const FoundHoweverItIsTyped = meta.story({
  args: { address: `${paths.adminSchools}?search=GOKCECINAR` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Gökçeçınar/ })).toBeVisible();
    await expect(canvas.getByText('1 record')).toBeVisible();
  },
});

/** Proves ATHLETE-7. */
export const ASearchForAChildStaysOutOfTheAddress = meta.story({
  args: { address: paths.adminAthletes },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'ilgin ornek{Enter}');
    await expect(
      (await canvas.findAllByRole('rowheader', { name: /Ilgın Örnek/ }))[0],
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/admin\/athletes$/),
    );
  },
});

/** Proves ADMIN-31, ATHLETE-7: Back inside the list brings the search of its entry. */
export const BackToTheSearchBefore = meta.story({
  args: { address: paths.adminAthletes },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    await userEvent.type(search, 'ornek{Enter}');
    const next = await canvas.findByRole('button', { name: 'Next page' });
    await waitFor(() => expect(canvas.queryByText('60 records')).toBeNull());
    await waitFor(() => expect(next).toBeEnabled());
    await userEvent.click(next);
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/admin/athletes?page=2'),
    );
    await userEvent.clear(search);
    await userEvent.type(search, 'ilgin{Enter}');
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/admin\/athletes$/),
    );
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(25));
    currentHistory().back();
    await waitFor(() => expect(search).toHaveValue('ornek'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(25));
    currentHistory().forward();
    await waitFor(() => expect(search).toHaveValue('ilgin'));
  },
});

/** Proves ADMIN-20. */
export const SortedByItsHead = meta.story({
  args: { address: paths.adminTeams },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/\d+ records/);
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    const button = within(head).getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(button);
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/admin/teams?sort=name&order=desc'),
    );
  },
});

/** Proves ADMIN-21: the list shows, and is sorted by, the consent that it is asked for. */
export const ConsentsToAPhotographThatRunOut = meta.story({
  args: { address: `${paths.adminAthletes}?purpose=photo&ends=30&status=active` },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const head = await canvas.findByRole('columnheader', { name: 'Consent to the photograph' });
    await expect(canvas.queryByRole('columnheader', { name: 'Consent to the name' })).toBeNull();
    const cells = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => (row as HTMLTableRowElement).cells[(head as HTMLTableCellElement).cellIndex]);
    await canvas.findByText(/^[1-9]\d* records?$/);
    await waitFor(() => expect(cells().length).toBeGreaterThan(1));
    for (const cell of cells()) await expect(cell).toHaveTextContent(/Ends soon|Has ended/);
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    const ends = () =>
      cells().map((cell) => cell?.querySelector('time')?.dateTime.slice(0, 10) ?? '');
    await waitFor(() => expect(ends()).toEqual(ends().toSorted()));
    const { items } = await call('athletes', {
      query: { purpose: 'photo', expiresBefore: endOf('30', serverNow()), status: ['active'] },
    });
    const expected = items.map(({ consents }) => consents.photo.expiresAt?.slice(0, 10) ?? '');
    await expect(ends()).toEqual(expected.toSorted());
  },
});

/** Proves ADMIN-21. */
export const ConsentsToAPublicProfileInTurkish = meta.story({
  args: { address: `${paths.adminAthletes}?purpose=publicProfile` },
  globals: { language: 'tr', viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const name = 'Herkese açık profil için izin';
    await expect(await canvas.findByRole('columnheader', { name })).toBeVisible();
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

/** Proves ADMIN-2. */
export const AColumnPutAway = meta.story({
  args: { address: paths.adminSchools },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/\d+ records/);
    await userEvent.click(canvas.getByRole('button', { name: /Hidden columns/ }));
    const options = within(document.body);
    await userEvent.click(await options.findByRole('option', { name: 'City' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'City' })).toBeNull());
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  },
});

/** Selects the rows of these names. */
async function select(
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
  ...names: RegExp[]
) {
  for (const name of names) {
    const [row] = await canvas.findAllByRole('row', { name });
    const box = row && within(row).getByRole('checkbox');
    if (box) await userEvent.click(box);
  }
}

/** Proves ADMIN-24, ADMIN-25, MATCH-36: what the server refuses is reported with its reason. */
export const PartlyRefused = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  parameters: { expectedLogs: [] },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, /rakip bekleniyor/, /U16 hazırlık/);
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    // Only one of them has both teams.
    await expect(canvas.getByRole('button', { name: 'Publish (1)' })).toBeVisible();
    const path = { id: 'match-draft-open' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3. hafta' } } });
    await userEvent.click(canvas.getByRole('button', { name: 'Only for the school (2)' }));
    await expect(
      await canvas.findByText('1 record changed. 1 record stayed as it was.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Somebody else has changed this record/)).toBeVisible();
    await expect(canvas.getByText('1 selected')).toBeVisible();
  },
});

/**
 * Proves ADMIN-25, A11Y-4: on a phone the report is scrolled into view, and the focus stays on the
 * bar.
 */
export const AReportBelowTheRows = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, /rakip bekleniyor/, /U16 hazırlık/);
    const path = { id: 'match-draft-open' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3. hafta' } } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Only for the school (2)' }));
    const reason = await canvas.findByText(/Somebody else has changed this record/);
    await waitFor(() => expect(reason.closest('[tabindex]')).toHaveFocus());
    const { top, bottom } = reason.getBoundingClientRect();
    const bar = canvas.getByRole('region', { name: /selected records/ });
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    const report = within(reason.closest<HTMLElement>('[tabindex]') as HTMLElement);
    await userEvent.click(report.getByRole('button'));
    await waitFor(() => expect(canvas.getByText('1 selected')).toHaveFocus());
  },
});

/**
 * Proves ADMIN-25, SHELL-26: the notice of what was changed stands above the report of what was not,
 * whose button can be pressed.
 */
export const ANoticeBesideAReport = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, /rakip bekleniyor/, /U16 hazırlık/);
    const path = { id: 'match-draft-open' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3. hafta' } } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Only for the school (2)' }));
    const reason = await canvas.findByText(/Somebody else has changed this record/);
    const report = reason.closest<HTMLElement>('[tabindex]') as HTMLElement;
    const notice = await within(document.body).findByRole('alertdialog');
    await waitFor(() =>
      expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        report.getBoundingClientRect().top,
      ),
    );
    await expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const dismiss = within(report).getByRole('button');
    const { left, top, width, height } = dismiss.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(dismiss).toContainElement(onTop as HTMLElement);
    await userEvent.click(dismiss);
    await waitFor(() => expect(reason).not.toBeInTheDocument());
  },
});

export const ANoticeBesideAReportOnADesktop = meta.story({
  ...ANoticeBesideAReport.input,
  globals: { viewport: { value: 'xl' } },
});

/**
 * Proves ADMIN-24: the bar that appears with the first selected row does not cover its checkbox.
 */
export const SelectedAtTheLowerEdge = meta.story({
  args: { address: paths.adminMatches },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [, , , box] = await canvas.findAllByRole('checkbox', { name: /^Select/ });
    const row = box?.closest('[role="row"], tr, li') as HTMLElement;
    row.scrollIntoView({ block: 'end' });
    box?.focus({ preventScroll: true });
    scrollBy(0, (box?.getBoundingClientRect().bottom ?? 0) - innerHeight + 8);
    await userEvent.keyboard(' ');
    const bar = await canvas.findByRole('region', { name: /selected records/ });
    await waitFor(() =>
      expect(box?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      ),
    );
  },
});

/** Proves A11Y-3: the bar that goes with its button leaves the focus on the row above it. */
export const NoneSelectedAnyMore = meta.story({
  args: { address: paths.adminMatches },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select/ });
    const last = boxes.at(-1) as HTMLElement;
    await userEvent.click(last);
    const none = await canvas.findByRole('button', { name: 'Select none' });
    const { top } = none.getBoundingClientRect();
    none.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(none).not.toBeInTheDocument());
    const focused = document.activeElement as HTMLElement;
    await expect(boxes).toContain(focused);
    const { bottom } = focused.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(top);
    await expect(bottom).toBeGreaterThan(0);
  },
});

/** Proves ADMIN-5, ADMIN-25: what was refused because it came too late works once it is seen. */
export const ChangedElsewhereBeforeTheBulk = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, /U16 hazırlık/);
    const path = { id: 'match-draft-friendly' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3. hafta' } } });
    const publish = await canvas.findByRole('button', { name: 'Publish (1)' });
    await userEvent.click(publish);
    await expect(await canvas.findByText(/Somebody else has changed this record/)).toBeVisible();
    await expect(await canvas.findByText(/Changed elsewhere; you see/)).toBeVisible();
    await userEvent.click(publish);
    await within(document.body).findByText('1 record changed.');
  },
});

/** Proves ADMIN-25: so does a record that is not on the page in view. */
export const ChangedElsewhereOutOfView = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, /U16 hazırlık/);
    await userEvent.type(canvas.getByRole('searchbox'), 'rakip');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /U16 hazırlık/ })).toBeNull());
    const path = { id: 'match-draft-friendly' };
    const { version } = await call('adminMatch', { path });
    await call('setMatchVisibility', { path, body: { version, visibility: 'schoolOnly' } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish (1)' }));
    await expect(await canvas.findByText(/Somebody else has changed this record/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Make a draft (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish (1)' }));
    await within(document.body).findByText('1 record changed.');
  },
});

/** Proves ADMIN-5, ADMIN-25: so does a record that the change elsewhere has moved out of the view. */
export const ChangedElsewhereSoThatItLeavesTheView = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, /U16 hazırlık/);
    const path = { id: 'match-draft-friendly' };
    const { version } = await call('adminMatch', { path });
    await call('setMatchVisibility', { path, body: { version, visibility: 'schoolOnly' } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish (1)' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /U16 hazırlık/ })).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Make a draft (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish (1)' }));
    await within(document.body).findByText('1 record changed.');
  },
});

/** Proves ADMIN-111, AD-15: a period has the days of its school, and its last day is the last one. */
export const WholeDaysOfAnAdvertisement = meta.story({
  args: { address: `${paths.adminAdvertisements}?search=Whole+days` },
  beforeEach: async () => {
    const create = (title: string, schoolId: string | null, zone: string) =>
      call('createAdvertisement', {
        body: {
          advertisement: {
            title,
            description: 'Whole days',
            category: 'travel',
            weight: 1,
            schoolId,
            startsAt: startsOn('2027-11-11', zone),
            endsAt: endsOn('2027-11-24', zone),
          },
        },
      });
    await create('Own days', 'school-gokcecinar', 'Europe/Istanbul');
    await create('All days', null, zoneOfDevice());
  },
  play: async ({ canvas }) => {
    for (const name of [/Own days/, /All days/]) {
      const row = within(await canvas.findByRole('row', { name }));
      await expect(await row.findByText(/\b24 Nov|Nov\w* 24\b/)).toBeVisible();
      await expect(await row.findByText(/\b11 Nov|Nov\w* 11\b/)).toBeVisible();
    }
  },
});

/** Proves LANG-18. */
export const ManyReadersInTurkish = meta.story({
  args: { address: paths.adminMessages },
  globals: { language: 'tr' },
  beforeEach: async ({ msw }) => {
    const { items } = await call('adminMessages', { query: { status: ['sent'] } });
    const [first] = items;
    if (!first) throw new Error('No message was sent');
    const many = { ...first, sentCount: 12_040, readCount: 3400 };
    msw.use(answering('adminMessages', { items: [many], total: 1 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3.400 / 12.040')).toBeVisible();
  },
});

/** Proves ADMIN-25, ADMIN-33: the result of a bulk change is reported after its list was left. */
export const PartlyRefusedWithoutItsList = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, msw, userEvent }) => {
    const page = within(document.body);
    await select(canvas, userEvent, /rakip bekleniyor/, /U16 hazırlık/);
    const path = { id: 'match-draft-open' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3. hafta' } } });
    const change = Promise.withResolvers<void>();
    msw.use(held('changeMatches', change.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Only for the school (2)' }));
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    change.resolve();
    await page.findByText('1 record changed.');
    await page.findByText('1 record stayed as it was.');
  },
});

/** Proves ADMIN-63: an approved school cannot wait again, so no undo is offered. */
export const AnApprovalHasNoWayBack = meta.story({
  args: { address: `${paths.adminSchools}?status=pending` },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await canvas.findByText(/\d+ records?$/);
    const [, box] = await canvas.findAllByRole('checkbox');
    if (box) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate (1)' }));
    await page.findByText('1 record changed.');
    await expect(page.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

/** Proves ADMIN-26, ADMIN-110: an advertisement that was paused pauses again. */
export const APauseThatEndedGoesOn = meta.story({
  args: { address: `${paths.adminAdvertisements}?state=paused` },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await canvas.findByText(/\d+ records?$/);
    const [, box] = await canvas.findAllByRole('checkbox');
    if (box) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish (1)' }));
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await page.findByText('1 record is as it was before.');
  },
});

/** Proves ADMIN-26, ADMIN-110: one record without a way back takes the way from no other. */
export const SomeGoBackToWhereTheyWere = meta.story({
  args: { address: paths.adminAdvertisements },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await select(canvas, userEvent, /Ankle & Knee Clinic/, /Room for your name/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish (2)' }));
    await page.findByText('2 records changed. 1 of them can be taken back.');
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await page.findByText('1 record is as it was before.');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Ankle & Knee Clinic/ })).toHaveTextContent('Paused'),
    );
  },
});

/** Proves ADMIN-26: one press undoes a suspension. */
export const ASuspensionIsTakenBack = meta.story({
  args: { address: `${paths.adminSchools}?status=active&search=gokcecinar` },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await select(canvas, userEvent, /Gökçeçınar/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend (1)' }));
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await page.findByText('1 record is as it was before.');
  },
});

/** Proves ADMIN-25: the numbers of removed and refused records are reported. */
export const PartlyRemovedInTurkish = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  globals: { language: 'tr' },
  play: async ({ canvas, msw, userEvent }) => {
    await select(canvas, userEvent, /rakip bekleniyor/, /U16 hazırlık/);
    msw.use(answering('changeMatches', { results: [] }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sil (2)' }));
    await expect(
      await canvas.findByText('Hiçbir kayıt silinmedi. 2 kayıt olduğu gibi kaldı.'),
    ).toBeVisible();
    await expect(canvas.getByText('2 kayıt seçili')).toBeVisible();
  },
});

/**
 * Proves ADMIN-25: what could not be restored is reported in sight, each with its reason; it is not
 * in the list, so it is not selected.
 */
export const NotTakenBack = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/restore', 409) },
  play: async ({ canvas, msw, userEvent }) => {
    await select(canvas, userEvent, /rakip bekleniyor/, /U16 hazırlık/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete (2)' }));
    const undo = await within(document.body).findByRole('button', { name: 'Undo' });
    msw.use(failing('restoreMatch', 409));
    await userEvent.click(undo);
    const title = await canvas.findByText('2 records could not be brought back.');
    const report = title.closest<HTMLElement>('[tabindex]') as HTMLElement;
    await waitFor(() => expect(report).toHaveFocus());
    const reasons = within(report).getAllByRole('listitem');
    await expect(reasons).toHaveLength(2);
    await expect(reasons[0]).toHaveTextContent(/U16 hazırlık.*: ./);
    await expect(reasons[1]).toHaveTextContent(/rakip bekleniyor.*: ./);
    const { top, bottom } = report.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(canvas.queryByText(/selected$/)).toBeNull();
  },
});

/** Proves SCHOOL-7, ADMIN-24: a deletion counts the schools alone that have nothing yet. */
export const OnlySchoolsWithoutAnythingAreDeleted = meta.story({
  args: { address: `${paths.adminSchools}?search=fontein` },
  beforeEach: async () => {
    // Another one that is found by the same words.
    const path = { id: 'school-gokcecinar' };
    const { version } = await call('adminSchool', { path });
    await call('updateSchool', { path, body: { version, school: { aliases: ['Fontein'] } } });
  },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, /Nuwefontein/);
    await expect(await canvas.findByRole('button', { name: 'Delete (1)' })).toBeVisible();
    await select(canvas, userEvent, /Gökçeçınar/);
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete (1)' })).toBeVisible();
    await select(canvas, userEvent, /Nuwefontein/);
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
  },
});

/** Proves ATHLETE-12, ADMIN-24: who is in a line-up alone is not deleted either. */
export const WhoIsInALineUpStays = meta.story({
  args: { address: paths.adminAthletes },
  beforeEach: async ({ msw }) => {
    const { items } = await call('athletes', { query: { pageSize: 2 } });
    const withoutTeams = items.map((athlete, index) => ({
      ...athlete,
      teams: [],
      isInUse: index === 0,
    }));
    msw.use(answering('athletes', { items: withoutTeams, total: 2 }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 records');
    const [all] = await canvas.findAllByRole('checkbox');
    if (all) await userEvent.click(all);
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete (1)' })).toBeVisible();
  },
});

/** Proves SCHOOL-7, ADMIN-25: why a school stays is said in the language of the page. */
export const ASchoolInUseStays = meta.story({
  args: { address: `${paths.adminSchools}?search=nuwefontein` },
  globals: { language: 'tr' },
  parameters: { expectedLogs: errorStatusLogs('DELETE api/admin/schools/:id', 409) },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, /Nuwefontein/);
    const remove = await canvas.findByRole('button', { name: 'Sil (1)' });
    // Somebody else adds one meanwhile.
    await addTeamTo('school-nuwefontein');
    await userEvent.click(remove);
    const reason = await canvas.findByText(/Hâlâ takımı, sporcusu ya da maçı var/);
    await expect(reason.closest('li')).toHaveTextContent(/Nuwefontein.*: Hâlâ/);
    await expect(canvas.queryByText(/This school still has/)).toBeNull();
  },
});

/** Proves ERROR-21: what the server says of its refusals is in the language of the page. */
export const RefusedInTurkish = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  globals: { language: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, /rakip bekleniyor/);
    const forTheSchool = await canvas.findByRole('button', { name: 'Yalnızca okula göster (1)' });
    const path = { id: 'match-draft-open' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3. hafta' } } });
    await userEvent.click(forTheSchool);
    const reason = await canvas.findByText(/Bu kaydı bu arada başka biri değiştirdi/);
    await expect(reason).toBeVisible();
    await expect(canvas.queryByText(/Somebody else/)).toBeNull();
  },
});

/** Proves ADMIN-25: a change that was not taken back stays selected below its reason. */
export const ASuspensionThatStays = meta.story({
  args: { address: `${paths.adminSchools}?search=gokcecinar` },
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/schools/:id', 409) },
  play: async ({ canvas, msw, userEvent }) => {
    await select(canvas, userEvent, /Gökçeçınar/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend (1)' }));
    const undo = await within(document.body).findByRole('button', { name: 'Undo' });
    msw.use(failing('updateSchool', 409));
    await userEvent.click(undo);
    const title = await canvas.findByText('1 record could not be brought back.');
    const report = title.closest<HTMLElement>('[tabindex]') as HTMLElement;
    await expect(within(report).getByRole('listitem')).toHaveTextContent(/Gökçeçınar.*: ./);
    await expect(await canvas.findByText('1 selected')).toBeVisible();
  },
});

/** Proves ADMIN-25: the number of records that stayed changed is told when their list was left. */
export const NotTakenBackWithoutItsList = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/restore', 409) },
  play: async ({ canvas, msw, userEvent }) => {
    await select(canvas, userEvent, /U16 hazırlık/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete (1)' }));
    const undo = await within(document.body).findByRole('button', { name: 'Undo' });
    msw.use(failing('restoreMatch', 409));
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    await userEvent.click(undo);
    await within(document.body).findByText('1 record could not be brought back.');
  },
});

/** Proves ADMIN-4 and ADMIN-26: an undo restores removed records. */
export const RemovedAndBroughtBack = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, /U16 hazırlık/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete (1)' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /U16 hazırlık/ })).toBeNull());
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('row', { name: /U16 hazırlık/ })).toBeVisible();
  },
});

/** Proves ATHLETE-10: no bulk change makes more of several athletes public. */
export const NothingMakesManyPublic = meta.story({
  args: { address: paths.adminAthletes },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/\d+ records/);
    const [all] = await canvas.findAllByRole('checkbox');
    if (all) await userEvent.click(all);
    const bar = await canvas.findByRole('region', { name: /selected records/ });
    const names = within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/ \(\d+\)/, ''));
    await expect(names).toEqual(['Hide names', 'Has left', 'Delete', 'Select none']);
  },
});

/** Proves ADMIN-24: cancelling matches asks for a reason. */
export const AskedForAReason = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, /U16 hazırlık/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Call off (1)' }));
    const question = within(await within(document.body).findByRole('dialog'));
    await expect(question.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await userEvent.click(question.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'weather' }));
    const note = question.getByRole('textbox', { name: /^Note|note/i });
    await userEvent.click(note);
    await userEvent.paste('x'.repeat(201));
    await expect(question.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await userEvent.clear(note);
    await userEvent.click(question.getByRole('button', { name: 'Go on' }));
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /U16 hazırlık/ })).toHaveTextContent('Cancelled'),
    );
  },
});

/** Proves ADMIN-28: what is selected and typed stays when another window changes a record. */
export const ChangedInAnotherWindow = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, msw, userEvent }) => {
    await select(canvas, userEvent, /U16 hazırlık/);
    await userEvent.type(canvas.getByRole('searchbox'), 'g');
    msw.use(answering('adminMatches', { items: [], total: 0 }));
    const elsewhere = new BroadcastChannel('touchline.admin');
    elsewhere.postMessage('teams');
    elsewhere.close();
    await expect(await canvas.findByText(/Changed elsewhere/)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('g');
    await expect(canvas.getByText('1 selected')).toBeVisible();
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
