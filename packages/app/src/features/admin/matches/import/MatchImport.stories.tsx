import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { failing, held, limited, pending, refusing, unreachable } from '@touchline/mocks/scenarios';
import { expect, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { store } from '#platform/store.ts';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { currentSession } from '#session/session.atoms.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { matchPaths } from '../../recordPaths.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { readImport } from './importDraft.ts';
import { windows1254 } from '../../testing/windows1254.ts';

const meta = preview.meta({
  title: 'Pages/MatchImport',
  component: ProductPage,
  args: { address: matchPaths.import },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

type Play = Parameters<NonNullable<typeof Start.input.play>>[0];
type Acting = Pick<Play, 'canvas' | 'canvasElement' | 'userEvent'>;

const page = () => within(document.body);

/** Chooses a file with these rows, as a Turkish spreadsheet saves it. */
async function choose({ canvas, canvasElement, userEvent }: Acting, rows: string, name = 'maçlar') {
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() => expect(canvasElement.querySelector('input[type="file"]')).not.toBeNull());
  const input = canvasElement.querySelector('input[type="file"]');
  const file = new File([windows1254(rows)], `${name}.csv`, { type: 'text/csv' });
  await userEvent.upload(input as HTMLInputElement, file);
}

const good = `Başlık;Spor;Ev sahibi;Deplasman;Tarih;Saat;Saha;Organizasyon
Gökçeçınar – İskelebaşı, kupa;Futbol;GÖKÇEÇINAR U16;iskelebası u16;16.09.2026;14:30;Çınar Sahası;Ilgın Kupası
;Futbol;Gökçeçınar U16;Rüzgârtepe U16;2026-09-23;;;
`;

/**
 * Rows with each kind of mistake, a guest, a match that exists already and a row that occurs twice.
 */
const dirty = `${good}Şampiyonluk maçı;Futbool;Gökçeçınar U16;Rüzgârtepe U16;31.09.2026;25:00;;
Konuk maçı;Futbol;Gökçeçınar U16;Karşıkıyı U16;30.09.2026;9.30;;
Gökçeçınar – İskelebaşı, U16;Futbol;Gökçeçınar U16;İskelebaşı U16;18.04.2026;16:20;;
Bir daha;Futbol;İskelebaşı U16;Gökçeçınar U16;16.09.2026;;;
`;

/** Proves ADMIN-150: times that name no zone are those of the own school, wherever its device is. */
export const InTheZoneOfTheOwnSchool = meta.story({
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async (acting) => {
    await choose(acting, good);
    const zone = await acting.canvas.findByRole('combobox', { name: /^Time zone/ });
    await expect(zone).toHaveValue('Europe/Istanbul');
  },
});

/** Proves ADMIN-150. */
export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save a template' })).toBeVisible();
    await expect(canvas.getByText('Date (needed)')).toBeVisible();
  },
});

export const StartOnAPhoneInTurkish = meta.story({
  globals: { scheme: 'dark', language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Şablonu kaydet' })).toBeVisible();
  },
});

/** Proves ADMIN-1, ADMIN-151. */
export const OfOneSchool = meta.story({
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async (context) => {
    const { canvas } = context;
    await choose(context, `${good}Ab c;Futbol;İskelebaşı U16;Rüzgârtepe U16;17.09.2026;;;\n`);
    await expect(await canvas.findByText(/Neither team is of your own school/)).toBeVisible();
    await expect(canvas.getByText(/your own school: Gökçeçınar/)).toBeVisible();
  },
});

/** Proves ADMIN-13. */
export const WithoutASchool = meta.story({
  beforeEach: () => signInAs('schoolAdministrator', null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account has no school yet')).toBeVisible();
  },
});

/** Proves ADMIN-150. */
export const NotReadable = meta.story({
  play: async (context) => {
    await choose(context, 'Ev sahibi;Deplasman\nA;B');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This column is missing: Date.',
    );
  },
});

/** Proves ADMIN-7, ADMIN-150, ADMIN-153. */
export const DryRun = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await choose(context, dirty);
    await expect(await canvas.findByText(/2 rows are ready. 2 rows have errors/)).toBeVisible();
    await expect(await canvas.findByText(/2 rows are left out/)).toBeVisible();
    await expect(canvas.getByText(/Read as Windows-1254/)).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Şampiyonluk/ }));
    await expect(row.getByText(/Write a day such as/)).toBeVisible();
    await expect(row.getByText(/Write one of these: Football/)).toBeVisible();
    await expect(canvas.getByText('The same match as in row 2.')).toBeVisible();
    await expect(canvas.getByText(/Looks the same as a match that is there/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 2 matches' })).toBeEnabled();
    // A time is written as the day beside it is; what is none as it was typed.
    await expect(canvas.getByText('9:30 AM')).toBeVisible();
    await expect(canvas.getByText('25:00')).toBeVisible();
  },
});

export const DryRunOnAPhoneInTheDark = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: async (context) => {
    await choose(context, dirty);
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Import 2 matches' })).toBeVisible();
    const all = canvas.getByText('Import all rows on this page');
    await expect(all.getBoundingClientRect().width).toBeGreaterThan(100);
    const row = within(canvas.getByRole('row', { name: /Şampiyonluk/ }));
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    // What a card says of its state ends with its values.
    const end = boxOf(row.getByRole('button', { name: 'Edit row 4' })).right;
    const badge = row.getByText('With errors').parentElement;
    await expect(boxOf(badge).right).toBeCloseTo(end, 0);
    const notes = row.getAllByText(/^(Several teams|Write a day|Write one of)/);
    await expect(notes.length).toBeGreaterThan(3);
    const boxes = notes.map(({ parentElement }) => boxOf(parentElement));
    await expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(1);
    await expect(boxes[0]?.right).toBeCloseTo(end, 0);
  },
});

export const DryRunInTurkish = meta.story({
  globals: { language: 'tr' },
  play: async (context) => {
    await choose(context, dirty);
    await expect(await context.canvas.findByText(/2 satır hazır. 2 satır hatalı/)).toBeVisible();
  },
});

/**
 * Proves ADMIN-65: a plain line, because the offline notice of the shell already gives the reason.
 */
export const DryRunOffline = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await choose(context, good);
    const send = await canvas.findByRole('button', { name: 'Import 2 matches' });
    await waitFor(() => expect(send).toBeEnabled());
    store.set(connectivityAtom, false);
    await expect(await canvas.findByText(/^Until the connection is back nothing/)).toBeVisible();
    await expect(send).toBeDisabled();
    await expect(canvas.queryByText(/^You are offline/)).toBeNull();
    store.set(connectivityAtom, true);
    await waitFor(() => expect(send).toBeEnabled());
  },
});

/** Proves ADMIN-150, ADMIN-154. */
export const Corrected = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, dirty);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit row 4' }));
    const sheet = within(await page().findByRole('dialog', { name: 'Edit row 4' }));
    const sport = await sheet.findByRole('textbox', { name: /Sport/ });
    await waitFor(() => expect(sport).toHaveFocus());
    await userEvent.clear(sport);
    await userEvent.paste('futbol');
    const date = sheet.getByRole('textbox', { name: /Date/ });
    await userEvent.clear(date);
    await userEvent.paste('29.09.2026');
    const time = sheet.getByRole('textbox', { name: /Time$/ });
    await userEvent.clear(time);
    await userEvent.paste('15:00');
    // Checked and kept when typing stops.
    await waitFor(() =>
      expect(JSON.stringify(readStored(storageKeys.recordDrafts))).toContain('29.09.2026'),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('button', { name: 'Import 3 matches' })).toBeEnabled();
  },
});

/** Proves ADMIN-154: what was typed just now is checked and kept before the sheet closes. */
export const CorrectedWithoutAPause = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, dirty);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit row 5' }));
    const sheet = within(await page().findByRole('dialog'));
    await expect(await sheet.findByText(/No team has this name/)).toBeVisible();
    await userEvent.click(sheet.getByRole('textbox', { name: 'Away school' }));
    await userEvent.paste('Karşıkıyı Gençlik Kulübü');
    await userEvent.click(sheet.getByRole('textbox', { name: 'Ground' }));
    await userEvent.paste('Yeni Saha');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(JSON.stringify(readStored(storageKeys.recordDrafts))).toContain('Yeni Saha');
    await expect(await canvas.findByText('Karşıkıyı Gençlik Kulübü · guest')).toBeVisible();
  },
});

/** Proves ADMIN-154: a cell takes no more than what is kept of it. */
export const ATextThatIsTooLong = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, dirty);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit row 4' }));
    const sheet = within(await page().findByRole('dialog', { name: 'Edit row 4' }));
    const ground = await sheet.findByRole('textbox', { name: 'Ground' });
    await userEvent.click(ground);
    await userEvent.paste('x'.repeat(2001));
    await expect(ground).toHaveValue('x'.repeat(2000));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    const owner = currentSession()?.user.id ?? '';
    const kept = () => readImport(owner, Date.now())?.rows[2]?.cells.venue;
    await waitFor(() => expect(kept()).toBe('x'.repeat(2000)));
  },
});

/** Proves A11Y-3: the table stays while the name of a corrected row is being looked up. */
export const FocusWhileANameIsLookedUp = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await choose(context, dirty);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit row 5' }));
    const sheet = within(await page().findByRole('dialog'));
    await expect(await sheet.findByText(/No team has this name/)).toBeVisible();
    const lookup = Promise.withResolvers<void>();
    msw.use(held('schools', lookup.promise));
    await userEvent.click(sheet.getByRole('textbox', { name: 'Away school' }));
    await userEvent.paste('Karşıkıyı Gençlik Kulübü');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    const button = canvas.getByRole('button', { name: 'Edit row 5' });
    await waitFor(() => expect(button).toHaveFocus());
    const send = canvas.getByRole('button', { name: /^Import \d/ });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    lookup.resolve();
    await expect(await canvas.findByText('Karşıkıyı Gençlik Kulübü · guest')).toBeVisible();
    await expect(button).toHaveFocus();
  },
});

/** Proves ADMIN-151. */
export const AGuest = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, dirty);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit row 5' }));
    const sheet = within(await page().findByRole('dialog'));
    await expect(await sheet.findByText(/No team has this name/)).toBeVisible();
    await userEvent.click(sheet.getByRole('textbox', { name: 'Away school' }));
    await userEvent.paste('Karşıkıyı Gençlik Kulübü');
    await waitFor(() => expect(sheet.queryByText(/No team has this name/)).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('Karşıkıyı Gençlik Kulübü · guest')).toBeVisible());
  },
});

/** Proves ADMIN-153. */
export const ADoubleIsTakenIn = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, dirty);
    const row = await canvas.findByRole('row', { name: /Bir daha/ });
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(await canvas.findByRole('button', { name: 'Import 3 matches' })).toBeEnabled();
    const wrong = within(canvas.getByRole('row', { name: /Şampiyonluk/ }));
    await expect(wrong.getByRole('checkbox')).toBeDisabled();
  },
});

async function send(context: Acting, rows = good) {
  await choose(context, rows);
  const button = await context.canvas.findByRole('button', { name: /^Import \d/ });
  // The button is pending until the duplicates are known.
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await context.userEvent.click(button);
}

/** Proves ADMIN-152, ADMIN-155, A11Y-3: what was done takes the focus of the button that goes. */
export const Imported = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await send(context);
    const words = await canvas.findByText('2 matches were created.');
    await expect(words).toBeVisible();
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus());
    const link = await canvas.findByRole('link', { name: 'Gökçeçınar – İskelebaşı, kupa' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/admin/matches/match-new'));
    await expect(canvas.getByRole('button', { name: 'Save the result' })).toBeVisible();
    await waitFor(() => expect(readStored(storageKeys.recordDrafts)).toBeNull());
  },
});

/**
 * Proves ADMIN-153: the server is asked about each file anew, so that the rows of the one before are there
 * already, and a team that it lacked is found once there is one.
 */
export const TheSameFileAgain = meta.story({
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const rows = `Başlık;Spor;Ev sahibi;Deplasman;Tarih
Kupa, ilk maç;Futbol;Gökçeçınar U16;İskelebaşı U16;16.09.2026
Kupa, ikinci maç;Futbol;Gökçeçınar Yeniler;İskelebaşı U16;23.09.2026
`;
    await choose(context, rows);
    await expect(await canvas.findByText(/No team has this name/)).toBeVisible();
    await call('createTeam', { body: { team: newcomers } });
    const button = await canvas.findByRole('button', { name: 'Import 1 match' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await expect(await canvas.findByText('1 match was created.')).toBeVisible();
    const another = canvas.getByRole('button', { name: 'Another file' });
    // The file is drawn after the report.
    await waitFor(() => expect(another).toBeEnabled());
    await userEvent.click(another);
    await choose(context, rows);
    await expect(await canvas.findByText(/Looks the same as a match that is there/)).toBeVisible();
    await expect(canvas.getByText(/^1 row is ready/)).toBeVisible();
    await expect(canvas.queryByText(/No team has this name/)).toBeNull();
  },
});

const newcomers = {
  name: 'Gökçeçınar Yeniler',
  shortName: 'Yeniler',
  schoolId: 'school-gokcecinar',
  sport: 'football',
  gender: 'girls',
  season: '2025/26',
} as const;

/** Proves ADMIN-152, ADMIN-155. Rows that were left out or are wrong no longer block the import. */
export const ImportedAsFarAsItWasReady = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await send(context, dirty);
    await expect(await canvas.findByText('2 matches were created.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/would be created/)).toBeNull());
    await expect(canvas.queryByRole('button', { name: /^Import \d/ })).toBeNull();
    // A left-out row that is included afterwards can still be sent.
    const row = await canvas.findByRole('row', { name: /Bir daha/ });
    const checkbox = within(row).getByRole('checkbox');
    // The rows are drawn after the report.
    await waitFor(() => expect(checkbox).toBeEnabled());
    await userEvent.click(checkbox);
    await expect(await canvas.findByRole('button', { name: 'Import 1 match' })).toBeEnabled();
  },
});

/** Proves ADMIN-152. */
export const Sending = meta.story({
  play: async (context) => {
    const { canvas, msw } = context;
    msw.use(pending('createMatch'));
    await send(context);
    await expect(await canvas.findByText('Matches are being created.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
  },
});

/** Proves ADMIN-155, ERROR-2. */
export const RefusedBesideItsCell = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches', 400) },
  play: async (context) => {
    const { canvas, msw } = context;
    msw.use(refusing('createMatch', { 'match.homeTeam.id': ['There is no such team'] }));
    await send(context);
    const [row] = await canvas.findAllByRole('row', { name: /kupa/ });
    await expect(
      await within(row as HTMLElement).findByText('There is no such team'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /rows that are left/ })).toBeVisible();
    await expect(canvas.getByText('No match was created. 2 rows were refused.')).toBeVisible();
    await expect(canvas.getByText(/^Each refused row says why/)).toBeVisible();
    await expect(canvas.queryByText(/^New matches are drafts/)).toBeNull();
  },
});

/** Proves ADMIN-152. */
export const AskedToWait = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches', 429) },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    msw.use(limited('createMatch', 30));
    await send(context);
    await expect(await canvas.findByText(/Try again in 30 seconds/)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByText('2 matches were created.')).toBeVisible();
  },
});

/** Proves ADMIN-152. */
export const NoAnswer = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    msw.use(unreachable('createMatch'));
    await send(context);
    await expect(await canvas.findByText(/may have been created all the same/)).toBeVisible();
    await expect(await canvas.findByText('No answer')).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByText('2 matches were created.')).toBeVisible();
  },
});

/** Proves ADMIN-65. */
export const NamesNotFound = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/teams', 500) },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    msw.use(failing('teams'));
    await choose(context, good);
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Import 2 matches' })).toBeEnabled();
  },
});

export const LookingUp = meta.story({
  play: async (context) => {
    context.msw.use(pending('teams'));
    await choose(context, good);
    await expect(await context.canvas.findByText(/Teams and schools are being/)).toBeVisible();
  },
});

/** Proves ADMIN-153. */
export const DoublesNotKnown = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/matches/duplicates', 500) },
  play: async (context) => {
    const { canvas, msw } = context;
    msw.use(failing('matchDuplicates'));
    await choose(context, good);
    await expect(await canvas.findByText(/not known whether all of these/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 2 matches' })).toBeEnabled();
  },
});
