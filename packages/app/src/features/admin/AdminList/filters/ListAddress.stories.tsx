import { boxOf } from '#storybook/boxOf';
import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { literal } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentHistory } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { signInAs } from '../../testing/signInAs.ts';

const meta = preview.meta({
  title: 'Pages/AdminList/ListAddress',
  component: ProductPage,
  args: { address: paths.adminSchools },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
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
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const clear = await canvas.findByRole('button', { name: 'Süzgeçleri temizle' });
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(boxOf(clear).left).toBe(boxOf(heading).left);
    // Without a line around it only its words were seen, which stand farther in.
    await expect(getComputedStyle(clear).borderLeftColor).not.toBe('rgba(0, 0, 0, 0)');
  },
});

/** Proves ADMIN-20. */
export const PartlyUnderstoodAddress = meta.story({
  args: { address: `${paths.adminMatches}?missing=score&missing=all&sort=colour&page=0` },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/was not understood and is left out/)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^What is missing: Without a score/ }),
    ).toBeVisible();
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

/** Proves SEARCH-24: the list, and the school to filter it by, of a server that does not fold. */
export const SearchOfAServerThatDoesNotFold = meta.story({
  // On a phone the filters are in a sheet.
  globals: { viewport: { value: 'lg' } },
  args: { address: `${paths.adminTeams}?search=GOKCECINAR` },
  beforeEach: ({ msw }) => void msw.use(literal('adminTeams'), literal('adminSchools')),
  play: async ({ canvas, userEvent }) => {
    const [team] = await canvas.findAllByRole('rowheader', { name: /Gökçeçınar/ });
    await expect(team).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('search=GOKCECINAR');
    await userEvent.type(canvas.getByRole('combobox', { name: 'School' }), 'ISKELEBASI');
    const school = await screen.findByRole('option', { name: /İskelebaşı/ });
    await expect(school).toBeVisible();
    // What is behind an open list is hidden from a screen reader.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** Proves LIST-23. */
export const SeveralSportsAtOnce = meta.story({
  args: { address: paths.adminTeams },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sport$/ }));
    const hockey = await screen.findByRole('option', { name: 'Hockey' });
    const waterPolo = screen.getByRole('option', { name: 'Water polo' });
    // Both in one task: React has drawn nothing in between.
    hockey.click();
    waterPolo.click();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(
        '/admin/teams?sport=hockey&sport=waterPolo',
      ),
    );
    await expect(canvas.getByRole('button', { name: /^Sport: Hockey/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Sport: Water polo/ })).toBeVisible();
  },
});

/** Proves LIST-23: a filter is taken away while the search, which is in no address, is still being drawn. */
export const AChipAndASearchAtOnce = meta.story({
  args: { address: `${paths.adminAthletes}?status=active&status=left` },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    const chip = await canvas.findByRole('button', { name: /^Status: Active/ });
    await userEvent.type(search, 'ilgin');
    // Both in one task: React has drawn nothing in between.
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    chip.click();
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/admin\/athletes\?status=left$/),
    );
    await expect(search).toHaveValue('ilgin');
  },
});

/** Proves ADMIN-20: what clears the filters clears a search too that is still being drawn. */
export const ASearchIsClearedAtOnce = meta.story({
  args: { address: `${paths.adminTeams}?status=active` },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    const clear = await canvas.findByRole('button', { name: 'Clear the filters' });
    await userEvent.type(search, 'gokcecinar');
    // Both in one task: React has drawn nothing in between.
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    clear.click();
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/admin\/teams$/),
    );
    await waitFor(() => expect(search).toHaveValue(''));
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
