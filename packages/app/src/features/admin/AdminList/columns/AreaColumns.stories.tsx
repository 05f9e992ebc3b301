import preview from '#storybook/preview';
import { answering } from '@touchline/mocks/scenarios';
import { expect, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { paths } from '#platform/paths.ts';
import { serverNow } from '#platform/serverClock.ts';
import { zoneOfDevice } from '#platform/time/schedule.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { endsOn, startsOn } from '../../advertisements/period.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { endOf } from './consentView.ts';

const meta = preview.meta({
  title: 'Pages/AdminList/AreaColumns',
  component: ProductPage,
  args: { address: paths.adminSchools },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
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

/** A mark stands beside a name of several lines, never alone on a line. */
export const AnImportantMessageWithALongTitle = meta.story({
  args: { address: paths.adminMessages },
  globals: { scheme: 'dark', viewport: { value: 'lg' } },
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
    const name = 'Kendi sayfası için izin';
    await expect(await canvas.findByRole('columnheader', { name })).toBeVisible();
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
