import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { athleteId } from '@touchline/mocks/fixtures/athletes';
import { answering, failing, pending, unreachable } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { newRecordPath, recordPath } from '../recordPaths.ts';
import { signInAs } from '../testing/signInAs.ts';
import { addTeamTo, fieldNamed, fillIn, ownSchool } from '../testing/recordPlay.ts';

const meta = preview.meta({
  title: 'Pages/AdminRecord',
  component: ProductPage,
  args: { address: ownSchool },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Proves ADMIN-60, ADMIN-63, SCHOOL-1, SCHOOL-2. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue(
      'Gökçeçınar Anadolu Lisesi',
    );
    await expect(canvas.getByRole('button', { name: 'Suspend' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    // A school with teams is not deleted (SCHOOL-7).
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
});

/** A state has the same icon and tone above the record and in its card. */
export const OneSignForAState = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Name/ });
    const badges = canvas.getAllByText('Active').map(({ parentElement }) => parentElement);
    await expect(badges).toHaveLength(2);
    await expect(new Set(badges.map((badge) => badge?.innerHTML)).size).toBe(1);
    await expect(new Set(badges.map((badge) => badge?.className)).size).toBe(1);
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Usual.input.play,
});

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Okulun telefonu/ })).toBeVisible();
  },
});

/** Proves ADMIN-1, ADMIN-63. */
export const AsASchoolAdministrator = meta.story({
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('GOKCE1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
});

/** Proves WIRE-18: a heading is never empty, whatever name the server gives. */
export const WithABlankName = meta.story({
  beforeEach: async ({ msw }) => {
    const record = await call('adminSchool', { path: { id: 'school-gokcecinar' } });
    msw.use(answering('adminSchool', { ...record, name: ' ' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Without a name',
    );
    await expect(document.title).toMatch(/^Without a name/);
  },
});

/** Proves ADMIN-65. */
export const OfAnotherSchool = meta.story({
  args: { address: recordPath('schools', 'school-iskelebasi') },
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/schools/:id', 403) },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This belongs to another school')).toBeVisible();
  },
});

/** Proves ADMIN-65. */
export const NotThere = meta.story({
  args: { address: recordPath('schools', 'school-nowhere') },
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/schools/:id', 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This record is not here')).toBeVisible();
  },
});

/** Proves ADMIN-13. */
export const WithoutASchool = meta.story({
  args: { address: newRecordPath('teams') },
  beforeEach: () => signInAs('schoolAdministrator', null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account has no school yet')).toBeVisible();
  },
});

export const NewSchool = meta.story({
  args: { address: newRecordPath('schools') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing is entered yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('adminSchool')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading'))[0]).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/schools/:id', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('adminSchool')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toBeVisible();
  },
});

/** Proves ERROR-6, ERROR-20: the record stays, says that it may be old, and is asked for again. */
export const CouldNotBeRefreshed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/schools/:id', 500) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await fieldNamed(acting, /^City/);
    acting.msw.use(failing('adminSchool'));
    await revalidateCachedUnder('admin', 'schools', 'record');
    await expect(await canvas.findByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText(/^What you see was loaded/)).toHaveTextContent(/loaded ./);
    acting.msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
    await expect(await fieldNamed(acting, /^City/)).toHaveValue('İzmir');
  },
});

export const Unreachable = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable('adminSchool')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the server cannot be reached/)).toBeVisible();
  },
});

/** Proves ADMIN-65. */
export const OfflineItCanOnlyBeRead = meta.story({
  play: async (acting) => {
    await fillIn(acting, /^City/, 'Foça');
    store.set(connectivityAtom, false);
    const { canvas } = acting;
    const words = await canvas.findByText(/^Until the connection is back/);
    await expect(words).toBeVisible();
    // The offline notice of the shell already says that the app is offline.
    await expect(words).not.toHaveTextContent('offline');
    await expect(getComputedStyle(words).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(await fieldNamed(acting, /^City/)).toHaveAttribute('readonly');
    await expect(await fieldNamed(acting, /^City/)).toHaveValue('Foça');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(JSON.stringify(readStored(storageKeys.recordDrafts))).toContain('Foça');
    store.set(connectivityAtom, true);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled());
  },
});

/** Proves ADMIN-61, USER-13. */
export const LeavingAsksAndKeepsWhatWasTyped = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await fillIn(acting, /^City/, 'Foça');
    navigateTo(paths.aboutUs);
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /for a day, also after you sign out/,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await fieldNamed(acting, /^City/)).toHaveValue('Foça');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await fieldNamed(acting, /^City/)).toHaveValue('İzmir');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await fieldNamed(acting, /^City/)).toHaveValue('Foça');
  },
});

/**
 * Proves ADMIN-61: an undo brings back what was discarded also where the record was left and opened
 * again meanwhile, and what was typed since and is typed next stays with it.
 */
export const BackInTheRecordThatWasOpenedAgain = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await fillIn(acting, /^City/, 'Foça');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    navigateTo(ownSchool);
    await expect(await fieldNamed(acting, /^City/)).toHaveValue('İzmir');
    await fillIn(acting, /^Short name/, 'Çı');
    await userEvent.click(undo);
    await waitFor(async () => expect(await fieldNamed(acting, /^City/)).toHaveValue('Foça'));
    await expect(await fieldNamed(acting, /^Short name/)).toHaveValue('Çı');
    await fillIn(acting, /^Short name/, 'Çınar');
    await expect(await fieldNamed(acting, /^City/)).toHaveValue('Foça');
    const kept = JSON.stringify(readStored(storageKeys.recordDrafts));
    await expect(kept).toContain('Foça');
    await expect(kept).toContain('Çınar');
  },
});

/** Proves ADMIN-61: an undo of the removal brings back what was typed into the record, too. */
export const RemovedWithWhatWasTyped = meta.story({
  args: { address: recordPath('athletes', athleteId(25)) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await fillIn(acting, /^Preferred name/, 'Deniz');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('It is back.');
    await expect(await fieldNamed(acting, /^Preferred name/)).toHaveValue('Deniz');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull();
  },
});

/** Proves ADMIN-61: a date that was half typed into a record holds nobody back who deletes it. */
export const RemovedWithAHalfTypedDate = meta.story({
  args: { address: recordPath('athletes', athleteId(25)) },
  play: async ({ canvas, userEvent }) => {
    const [month] = await canvas.findAllByRole('spinbutton', { name: /^month,.*birth/i });
    await userEvent.click(month as HTMLElement);
    await userEvent.keyboard('{Backspace}4');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Athletes' })).toBeVisible();
  },
});

/** Proves ADMIN-70: the first records of many are not taken for all of them. */
export const OneOfManySchools = meta.story({
  args: { address: newRecordPath('teams') },
  play: async ({ canvas, userEvent }) => {
    const school = await canvas.findByRole('combobox', { name: /^School/ });
    await expect(school).toHaveAccessibleDescription(/Type a name to find it\./);
    await userEvent.type(school, 'ol');
    await waitFor(() =>
      expect(screen.getByText(/^20 of \d+ shown; type more of the name$/)).toBeVisible(),
    );
    await userEvent.clear(school);
    await userEvent.type(school, 'gokcecinar');
    await waitFor(() => expect(screen.queryByText(/shown; type more/)).toBeNull());
    await userEvent.click(await screen.findByRole('option', { name: /Gökçeçınar/ }));
  },
});

/**
 * Proves SCHOOL-7: why a record stays is said in the language of the page, also where it can be
 * deleted no longer.
 */
export const ASchoolInUseStays = meta.story({
  args: { address: recordPath('schools', 'school-nuwefontein') },
  globals: { language: 'tr' },
  parameters: { expectedLogs: errorStatusLogs('DELETE api/admin/schools/:id', 409) },
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: 'Sil' });
    await addTeamTo('school-nuwefontein');
    await userEvent.click(remove);
    await expect(await canvas.findByText(/Hâlâ takımı, sporcusu ya da maçı var/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Sil' })).toBeNull());
    await expect(canvas.getByText(/Hâlâ takımı, sporcusu ya da maçı var/)).toBeVisible();
  },
});
