import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { athleteId } from '@touchline/mocks/fixtures/athletes';
import { seedTeams } from '@touchline/mocks/fixtures/teamRecords';
import { failing, held, pending, refusing, unreachable } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { newRecordPath, recordPath } from '../recordPaths.ts';
import { signInAs } from '../testing/signInAs.ts';

const own = recordPath('schools', 'school-gokcecinar');

const meta = preview.meta({
  title: 'Pages/AdminRecord',
  component: ProductPage,
  args: { address: own },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

type Playing = Parameters<NonNullable<typeof Usual.input.play>>[0];

type Acting = Pick<Playing, 'canvas' | 'userEvent'>;

const field = ({ canvas }: Pick<Acting, 'canvas'>, name: RegExp) =>
  canvas.findByRole('textbox', { name });

async function fillIn(acting: Acting, name: RegExp, text: string) {
  const input = await field(acting, name);
  await acting.userEvent.clear(input);
  await acting.userEvent.type(input, text);
  return input;
}

/** Proves ADMIN-60, ADMIN-63, SCHOOL-1, SCHOOL-2. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue(
      'Gökçeçınar Anadolu Lisesi',
    );
    await expect(canvas.getByRole('button', { name: 'Suspend' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});

/** The letters of the crest in the head and in the form are those of its public page. */
export const OneCrestEverywhere = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Name/ });
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByText(/^GL?$/).map(({ textContent }) => textContent)).toEqual([
      'GL',
      'GL',
      'GL',
    ]);
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
    await expect(await field(acting, /^City/)).toHaveAttribute('readonly');
    await expect(await field(acting, /^City/)).toHaveValue('Foça');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(JSON.stringify(readStored(storageKeys.recordDrafts))).toContain('Foça');
    store.set(connectivityAtom, true);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled());
  },
});

/** Proves ADMIN-62. */
export const CheckedWhenTypingStops = meta.story({
  play: async (acting) => {
    const { canvas } = acting;
    const website = await fillIn(acting, /^Website/, 'http://a.example');
    await expect(await canvas.findByText(/^Website: Write an address/)).toBeInTheDocument();
    await expect(website).toHaveAccessibleDescription(/Write an address/);
  },
});

/** Proves ADMIN-62, ERROR-2. */
export const RefusedBesideItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/schools/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateSchool', { 'School.City': ['There is no such city.'] })),
  play: async (acting) => {
    const city = await fillIn(acting, /^City/, 'Foça');
    await acting.userEvent.click(acting.canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(city).toHaveAccessibleDescription('There is no such city.'));
    await expect(city).toHaveValue('Foça');
  },
});

const refusedPicture = 'This picture is not on our server.';

/** Expects the server's message in the group of the picture, and nowhere else. */
async function expectRefusedBesidePicture(acting: Acting, name: RegExp) {
  await acting.userEvent.click(acting.canvas.getByRole('button', { name: 'Save' }));
  const words = await acting.canvas.findAllByText(refusedPicture);
  await expect(words).toHaveLength(1);
  const picture = acting.canvas.getByRole('group', { name });
  await expect(picture).toHaveAccessibleDescription(refusedPicture);
  await expect(picture).toContainElement(words[0] as HTMLElement);
}

/** Proves ADMIN-62: a crest is refused beside it, and the focus is there. */
export const CrestRefusedBesideIt = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/schools/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateSchool', { 'School.LogoUrl': [refusedPicture] })),
  play: async (acting) => {
    await fillIn(acting, /^City/, 'Foça');
    await expectRefusedBesidePicture(acting, /^Crest/);
    const picture = within(acting.canvas.getByRole('group', { name: /^Crest/ }));
    await expect(picture.getAllByRole('button')[0]).toHaveFocus();
  },
});

/** Proves ADMIN-62. */
export const PhotoRefusedBesideIt = meta.story({
  args: { address: recordPath('athletes', athleteId(25)) },
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/athletes/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateAthlete', { 'athlete.photoUrl': [refusedPicture] })),
  play: async (acting) => {
    await fillIn(acting, /^Preferred name/, 'Deniz');
    await expectRefusedBesidePicture(acting, /^Photo/);
  },
});

const staleDraft = {
  owner: accounts.administrator.user.id,
  drafts: {
    'schools/school-gokcecinar': {
      savedAt: Date.now(),
      // Older than the first saved version.
      version: 0,
      values: { city: 'Foça', address: 'Kale Yolu 1' },
    },
  },
};

/** Proves ADMIN-5, ADMIN-61, ADMIN-64. */
export const ChangedElsewhereMeanwhile = meta.story({
  beforeEach: () => void writeStored(storageKeys.recordDrafts, staleDraft),
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await expect(await field(acting, /^City/)).toHaveValue('Foça');
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const city = within(await canvas.findByRole('radiogroup', { name: 'City' }));
    await userEvent.click(city.getByText('İzmir'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save this choice' }));
    await screen.findByText('Saved.');
    await expect(await field(acting, /^City/)).toHaveValue('İzmir');
    await expect(await field(acting, /^Address/)).toHaveValue('Kale Yolu 1');
    await expect(readStored(storageKeys.recordDrafts)).toBeNull();
  },
});

/** Changes the record as an administrator would in another browser. */
async function changeElsewhere(city: string) {
  const path = { id: 'school-gokcecinar' };
  const { version } = await call('adminSchool', { path });
  await call('updateSchool', { path, body: { version, school: { city } } });
  await revalidateCachedUnder('admin', 'schools');
}

const renewed = 'Changed elsewhere; you see how it is now.';

/** Proves ADMIN-67. */
export const ChangedElsewhereWhileItIsRead = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const city = await field(acting, /^City/);
    await userEvent.click(city);
    await changeElsewhere('Foça');
    await waitFor(() => expect(city).toHaveValue('Foça'));
    await expect(await canvas.findByText(renewed)).toBeVisible();
    await expect(canvas.getByText(renewed).closest('[role="status"]')).not.toBeNull();
    await expect(city).toHaveFocus();
    // A version that this window has saved is not reported as a change elsewhere.
    await userEvent.type(city, 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    await waitFor(() => expect(canvas.queryByText(renewed)).toBeNull());
    await changeElsewhere('Urla');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(renewed)).toBeNull();
    await expect(city).toHaveValue('Urla');
  },
});

/** Proves ADMIN-67. */
export const ChangedHereIsNoNews = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    await expect(await canvas.findByRole('button', { name: 'Make active again' })).toBeVisible();
    await revalidateCachedUnder('admin', 'schools');
    await expect(canvas.queryByText(renewed)).toBeNull();
  },
});

/** Proves ADMIN-67. */
export const ChangedInTheListIsNoNews = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Suspend' });
    navigateTo(`${paths.adminSchools}?search=gokcecinar`);
    const row = await canvas.findByRole('row', { name: /Gökçeçınar Anadolu Lisesi/ });
    await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend (1)' }));
    await waitFor(() => expect(row).toHaveTextContent('Suspended'));
    navigateTo(own);
    await canvas.findByRole('button', { name: 'Make active again' });
    await expect(canvas.queryByText(renewed)).toBeNull();
  },
});

/** Proves ADMIN-67: a record that is opened before the change of the list is done. */
export const OpenedWhileTheListChangesIt = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('button', { name: 'Suspend' });
    navigateTo(`${paths.adminSchools}?search=gokcecinar`);
    const row = await canvas.findByRole('row', { name: /Gökçeçınar Anadolu Lisesi/ });
    await userEvent.click(within(row).getByRole('checkbox'));
    const change = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    msw.use(held('updateSchool', change.promise), held('adminSchool', read.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend (1)' }));
    navigateTo(own);
    await canvas.findByRole('button', { name: 'Suspend' });
    change.resolve();
    await screen.findByText(/1 record changed/);
    read.resolve();
    await canvas.findByRole('button', { name: 'Make active again' });
    await expect(canvas.queryByText(renewed)).toBeNull();
  },
});

/** Changes the record from another browser, without the notification that this window would get. */
async function changeUnheard(city: string) {
  const path = { id: 'school-gokcecinar' };
  const { version } = await call('adminSchool', { path });
  await call('updateSchool', { path, body: { version, school: { city } } });
}

/**
 * Proves ADMIN-5: a change that was refused for a stale version succeeds once the new version was
 * shown.
 */
export const AStateThatChangesTooLate = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/schools/:id', 409) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const suspend = await canvas.findByRole('button', { name: 'Suspend' });
    await changeUnheard('Foça');
    await userEvent.click(suspend);
    await expect(await canvas.findByText(/Somebody else has changed this record/)).toBeVisible();
    await waitFor(async () => expect(await field(acting, /^City/)).toHaveValue('Foça'));
    await userEvent.click(suspend);
    await expect(await canvas.findByRole('button', { name: 'Make active again' })).toBeVisible();
  },
});

/** Proves ADMIN-5, SCHOOL-6: the code that was renewed elsewhere is shown before it is renewed again. */
export const ACodeThatIsRenewedTooLate = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/schools/:id/join-code', 409) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const renew = await canvas.findByRole('button', { name: 'New code' });
    await changeUnheard('Foça');
    await userEvent.click(renew);
    await expect(await canvas.findByText(/Somebody else has changed this record/)).toBeVisible();
    await userEvent.click(renew);
    await screen.findByText('The school has a new join code.');
  },
});

/**
 * Proves ADMIN-4, ADMIN-5: a record that was changed elsewhere is not deleted before the new
 * version was shown.
 */
export const ARemovalThatComesTooLate = meta.story({
  args: { address: recordPath('athletes', athleteId(25)) },
  parameters: { expectedLogs: errorStatusLogs('DELETE api/admin/athletes/:id', 409) },
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: 'Delete' });
    const path = { id: athleteId(25) };
    const { version } = await call('athlete', { path });
    await call('updateAthlete', { path, body: { version, athlete: { preferredName: 'Umut' } } });
    await userEvent.click(remove);
    await expect(await canvas.findByText(/Somebody else has changed this record/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Preferred name/ })).toHaveValue('Umut');
    await userEvent.click(remove);
    await screen.findByText('Deleted.');
  },
});

/**
 * Proves ADMIN-64: the changes that remain after a mistake was given up are checked again and
 * saved.
 */
export const GivingUpAMistakeSavesTheRest = meta.story({
  beforeEach: () =>
    void writeStored(storageKeys.recordDrafts, {
      ...staleDraft,
      drafts: {
        'schools/school-gokcecinar': {
          savedAt: Date.now(),
          version: 0,
          values: { officePhone: 'none', address: 'Kale Yolu 1' },
        },
      },
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const phone = within(await canvas.findByRole('radiogroup', { name: /phone/i }));
    await userEvent.click(phone.getAllByRole('radio')[1] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save this choice' }));
    await screen.findByText('Saved.');
    await expect(readStored(storageKeys.recordDrafts)).toBeNull();
  },
});

/**
 * Proves ADMIN-5: an undo that is refused for a stale version is reported after its page was left.
 */
export const AnUndoThatFailsElsewhere = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/schools/:id', 409) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await changeUnheard('Foça');
    navigateTo(paths.aboutUs);
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^City/ })).toBeNull());
    await userEvent.click(undo);
    await screen.findByText(/^It could not be undone\. Somebody else has changed/);
  },
});

/** Presses something on the page of a record, and leaves the page before its call is answered. */
async function leaveWhile(
  { canvas, msw }: Pick<Playing, 'canvas' | 'msw'>,
  name: Parameters<typeof held>[0],
  press: () => Promise<void>,
) {
  const answer = Promise.withResolvers<void>();
  msw.use(held(name, answer.promise));
  await press();
  navigateTo(paths.aboutUs);
  await canvas.findByRole('heading', { level: 1, name: 'About Us' });
  answer.resolve();
}

/** Proves ADMIN-33: a change of state completes after its page was left, and offers an undo. */
export const AStateGoesOnWithoutItsPage = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const suspend = await canvas.findByRole('button', { name: 'Suspend' });
    await leaveWhile(acting, 'updateSchool', () => userEvent.click(suspend));
    await screen.findByText('State: Suspended.');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('State: Active.');
  },
});

/** Proves ADMIN-33: the failure is reported on the next page. */
export const AStateThatFailsWithoutItsPage = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/schools/:id', 409) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const suspend = await canvas.findByRole('button', { name: 'Suspend' });
    await changeUnheard('Foça');
    await leaveWhile(acting, 'updateSchool', () => userEvent.click(suspend));
    await screen.findByText(/^The last change on the page that you left was not saved\. Somebody/);
  },
});

/** Proves ADMIN-26, ADMIN-33. */
export const ARemovalWithoutItsPage = meta.story({
  args: { address: recordPath('athletes', athleteId(25)) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const remove = await canvas.findByRole('button', { name: 'Delete' });
    await leaveWhile(acting, 'deleteAthlete', () => userEvent.click(remove));
    await screen.findByText('Deleted.');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('It is back.');
  },
});

/** Proves ADMIN-33, ATHLETE-4: a consent is withdrawn after its page was left. */
export const AWithdrawalWithoutItsPage = meta.story({
  args: { address: recordPath('athletes', athleteId(0)) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const [withdraw] = await canvas.findAllByRole('button', { name: /^Withdraw/ });
    await userEvent.click(withdraw as HTMLElement);
    const form = within(canvas.getByRole('form', { name: /^Withdraw/ }));
    await leaveWhile(acting, 'setConsent', () =>
      userEvent.click(form.getByRole('button', { name: 'Save' })),
    );
    // The mock back end withdraws it also when the request is aborted; the window is told by the answer.
    await screen.findByText(/^Withdrawn\. What it allowed/);
    await waitFor(async () => {
      const { consents } = await call('athlete', { path: { id: athleteId(0) } });
      await expect(consents.names.state).toBe('withdrawn');
    });
  },
});

/** Proves ADMIN-33, SCHOOL-6. */
export const ACodeWithoutItsPage = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const renew = await canvas.findByRole('button', { name: 'New code' });
    await leaveWhile(acting, 'renewJoinCode', () => userEvent.click(renew));
    await screen.findByText('The school has a new join code.');
  },
});

/** Proves ADMIN-33: the answer to one consent leaves the form of another as it is. */
export const AnotherConsentIsBegunMeanwhile = meta.story({
  args: { address: recordPath('athletes', athleteId(0)) },
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    const withdrawal = Promise.withResolvers<void>();
    msw.use(held('setConsent', withdrawal.promise));
    const [withdraw, other] = await canvas.findAllByRole('button', { name: /^Withdraw/ });
    await userEvent.click(withdraw as HTMLElement);
    await userEvent.click(
      within(canvas.getByRole('form', { name: /^Withdraw/ })).getByRole('button', { name: 'Save' }),
    );
    await userEvent.click(other as HTMLElement);
    const note = await fillIn(acting, /^Where the proof/, 'Form 12');
    withdrawal.resolve();
    await screen.findByText(/^Withdrawn\. What it allowed/);
    await expect(note).toBeVisible();
    await expect(note).toHaveValue('Form 12');
  },
});

/** Proves ADMIN-34: the answer to a change of state takes the focus from no field. */
export const AStateChangesWhileAFieldIsTyped = meta.story({
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    const change = Promise.withResolvers<void>();
    msw.use(held('updateSchool', change.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    const city = canvas.getByRole('textbox', { name: /^City/ });
    await userEvent.type(city, 'x');
    change.resolve();
    await screen.findByText('State: Suspended.');
    await expect(city).toHaveFocus();
  },
});

/** Proves ADMIN-63: what the server says about a state is told, also by the name of its field. */
export const AStateThatIsRefused = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/schools/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateSchool', { 'school.status': ['Ask the ministry first.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    await expect(await canvas.findByText('Ask the ministry first.')).toBeVisible();
  },
});

/**
 * Proves ADMIN-64: a chosen version that cannot be saved returns to the form, which takes the
 * focus.
 */
export const AMistakeThatIsChosen = meta.story({
  beforeEach: () =>
    void writeStored(storageKeys.recordDrafts, {
      ...staleDraft,
      drafts: {
        'schools/school-gokcecinar': {
          savedAt: Date.now(),
          version: 0,
          values: { officePhone: 'none' },
        },
      },
    }),
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save this choice' }));
    const phone = await field(acting, /^Telephone of the office/);
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toBeInvalid();
  },
});

/** Proves ADMIN-61: what is typed while a record is created stays with it. */
export const TypedWhileItIsCreated = meta.story({
  args: { address: newRecordPath('athletes') },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    const creation = Promise.withResolvers<void>();
    msw.use(held('createAthlete', creation.promise));
    await fillIn(acting, /^Given name/, 'İlkay');
    await fillIn(acting, /^Family name/, 'Örnek');
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await fillIn(acting, /^Preferred name/, 'İlk');
    creation.resolve();
    await canvas.findByRole('heading', { level: 1, name: 'İlkay Örnek' });
    await expect(await field(acting, /^Preferred name/)).toHaveValue('İlk');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    await expect(await field(acting, /^Preferred name/)).toHaveValue('İlk');
  },
});

/** Proves ADMIN-61, USER-13. */
export const LeavingAsksAndKeepsWhatWasTyped = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await fillIn(acting, /^City/, 'Foça');
    navigateTo(paths.aboutUs);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await field(acting, /^City/)).toHaveValue('Foça');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await field(acting, /^City/)).toHaveValue('İzmir');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await field(acting, /^City/)).toHaveValue('Foça');
  },
});

/** Proves ADMIN-6. */
export const LikelyTheSame = meta.story({
  args: { address: newRecordPath('schools') },
  play: async (acting) => {
    await fillIn(acting, /^Name/, 'gokcecinar anadolu LISESI');
    const link = await acting.canvas.findByRole('link', { name: 'Gökçeçınar Anadolu Lisesi' });
    await expect(link).toHaveAttribute('href', own);
  },
});

/** Proves ADMIN-66. */
export const ColoursThatAreClose = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await expect(await canvas.findByText(/can be told apart/)).toBeVisible();
    const band = await field(acting, /^Second colour/);
    await userEvent.clear(band);
    await userEvent.type(band, '#1D3B73{Enter}');
    await expect(await canvas.findByText(/hard to tell apart/)).toBeVisible();
  },
});

/** Proves ADMIN-66. */
export const APictureOfTheWrongType = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('group', { name: 'Crest' });
    const input = canvasElement.querySelector('input[type="file"]');
    const file = new File(['<svg/>'], 'crest.svg', { type: 'image/svg+xml' });
    await userEvent.setup({ applyAccept: false }).upload(input as HTMLInputElement, file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/not a JPEG/);
  },
});

/** A picture of one colour, which has few bytes. */
async function picture(side: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.fillRect(0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'crest.png', { type: 'image/png' });
}

/** Proves ADMIN-66: what cannot be a crest is refused in words, before it is sent. */
export const PicturesThatAreNoCrest = meta.story({
  tags: ['time-passes'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('group', { name: 'Crest' });
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
    const type = 'image/png';
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'crest.png', { type });
    await userEvent.upload(input, large);
    await expect(await canvas.findByText('This file is larger than 5 MB.')).toBeVisible();
    await userEvent.upload(input, new File(['no picture'], 'crest.png', { type }));
    await expect(await canvas.findByText('This picture cannot be read.')).toBeVisible();
    await userEvent.upload(input, await picture(95));
    await expect(await canvas.findByText(/smaller than 96 × 96 pixels/)).toBeVisible();
    await userEvent.upload(input, await picture(96));
    const crop = within(await screen.findByRole('dialog', { name: 'Crop: Crest' }));
    // Each corner has a name of its own.
    const corners = await crop.findAllByRole('button', { name: /corner of the part$/ });
    const names = corners.map((corner) => corner.getAttribute('aria-label'));
    await expect(new Set(names).size).toBe(4);
    await expect(canvas.queryByText(/smaller than 96 × 96 pixels/)).toBeNull();
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

const team = seedTeams().find(({ squad }) => squad.length > 3);

/** Proves TEAM-1, TEAM-4. */
export const Team = meta.story({
  args: { address: recordPath('teams', team?.id ?? '') },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const squad = within(await canvas.findByRole('list', { name: 'Squad' }));
    const [first, second] = squad.getAllByRole('textbox') as HTMLInputElement[];
    // The button that takes a player out stands in the middle of the fields beside it.
    const middle = (element?: Element | null) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return top + height / 2;
    };
    const [removal] = squad.getAllByRole('button', { name: /^Take .* out of the squad/ });
    await expect(Math.abs(middle(removal) - middle(first))).toBeLessThan(1);
    await userEvent.clear(second as HTMLElement);
    await userEvent.type(second as HTMLElement, first?.value ?? '');
    await waitFor(() => expect(second).toHaveAccessibleDescription(/has this number/));
  },
});

/** No player is called unknown while the names are loading. */
export const TeamWhoseNamesAreOnTheirWay = meta.story({
  args: { address: recordPath('teams', team?.id ?? '') },
  beforeEach: ({ msw }) => void msw.use(pending('athletes')),
  play: async ({ canvas }) => {
    const squad = within(await canvas.findByRole('list', { name: 'Squad' }));
    await expect((await squad.findAllByText('Loading')).length).toBeGreaterThan(3);
    await expect(squad.queryByText('Unknown athlete')).toBeNull();
  },
});

const withoutCrest = seedTeams().find(({ squad, crestUrl }) => squad.length > 3 && !crestUrl);

/** A picture that is wider than high. */
async function widePicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 200;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#0f3d3e';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'crest.png', { type: 'image/png' });
}

/** Proves TEAM-1, ADMIN-66. */
export const ATeamIsGivenACrest = meta.story({
  args: { address: recordPath('teams', withoutCrest?.id ?? '') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const crest = within(await canvas.findByRole('group', { name: 'Crest' }));
    const pictures = () => canvasElement.querySelectorAll('main img[src*="/api/assets/image"]');
    await expect(crest.getByText(/at most 5 MB/)).toBeVisible();
    await expect(pictures()).toHaveLength(0);
    const input = canvasElement.querySelector('input[type="file"]');
    await userEvent.upload(input as HTMLInputElement, await widePicture());
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop: Crest' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
    await waitFor(() => expect(pictures()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    // Beside the name too.
    await waitFor(() => expect(pictures()).toHaveLength(2));
    await userEvent.click(crest.getByRole('button', { name: 'Remove the picture' }));
    await expect(pictures()).toHaveLength(1);
    // The button is gone, and the heading of the page can be out of sight.
    await expect(canvas.getByRole('group', { name: 'Crest' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

const crestedDraft = {
  owner: accounts.administrator.user.id,
  drafts: {
    [`teams/${team?.id}`]: {
      savedAt: Date.now(),
      version: 0,
      values: {
        crestUrl: '/api/assets/crest-school-wexcombe.svg',
        schoolId: 'school-wexcombe',
        squad: team?.squad.slice(0, 2).map(({ athleteId }, index) => ({
          athleteId,
          shirtNumber: String(index + 90),
          role: 'captain',
        })),
      },
    },
  },
};

/** Proves ADMIN-5: pictures, schools and squads of two versions are told apart. */
export const ATeamThatChangedElsewhere = meta.story({
  args: { address: recordPath('teams', team?.id ?? '') },
  beforeEach: () => void writeStored(storageKeys.recordDrafts, crestedDraft),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const versions = async (name: string) =>
      within(await canvas.findByRole('radiogroup', { name }));
    const crest = await canvas.findByRole('radiogroup', { name: 'Crest' });
    await expect(crest.querySelector('img[src*="wexcombe"]')).toBeVisible();
    const school = await versions('School');
    await expect(await school.findByText(/Wexcombe/)).toBeVisible();
    const squad = await versions('Squad');
    await expect(await squad.findByText(/^90 .+ · Captain/)).toBeVisible();
    await expect(squad.queryByText(/athlete-/)).toBeNull();
  },
});

export const TeamOnAPhoneInTurkish = meta.story({
  args: { address: recordPath('teams', team?.id ?? '') },
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Kadro' })).toBeVisible();
  },
});

/** Proves ADMIN-68, ATHLETE-3. */
export const Athlete = meta.story({
  args: { address: recordPath('athletes', athleteId(0)) },
  play: async ({ canvas, userEvent }) => {
    const flag = await canvas.findByRole('checkbox', { name: 'Do not identify' });
    if (!(flag as HTMLInputElement).checked) await userEvent.click(flag);
    await expect(canvas.getByText('This athlete is not to be identified.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Initials' })).toBeDisabled();
    await expect(document.title).not.toContain('Örnek');
  },
});

/** Proves ATHLETE-1, ADMIN-63. */
export const AConsentIsRecorded = meta.story({
  args: { address: recordPath('athletes', athleteId(1)) },
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const consent = within(
      await canvas.findByRole('region', { name: 'Consent: Page of their own' }),
    );
    const [press] = consent.getAllByRole('button');
    await userEvent.click(press as HTMLElement);
    await expect(consent.getByRole('button', { name: 'Save' })).toBeVisible();
    const form = consent.getByRole('form');
    await expect(form.parentElement).toHaveFocus();
    await userEvent.click(consent.getByRole('button', { name: 'Cancel' }));
    await expect(consent.getAllByRole('button')[0]).toHaveFocus();
  },
});

/** Proves ATHLETE-16. */
export const AConsentOfADayToCome = meta.story({
  args: { address: recordPath('athletes', athleteId(1)) },
  play: async ({ canvas, userEvent }) => {
    const [record] = await canvas.findAllByRole('button', { name: /^Record the consent/ });
    await userEvent.click(record as HTMLElement);
    for (const [name, text] of [
      [/^day,.*Given on/, '30'],
      [/^month,.*Given on/, '12'],
      [/^year,.*Given on/, '2031'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('spinbutton', { name }));
      await userEvent.keyboard(text);
    }
    await expect(await canvas.findByText('This day has not come yet.')).toBeVisible();
  },
});

/** Proves USER-13: leaving asks for what is typed into a form beside that of the record, too. */
export const LeavingAConsentAsks = meta.story({
  args: { address: recordPath('athletes', athleteId(1)) },
  play: async ({ canvas, userEvent }) => {
    const [record] = await canvas.findAllByRole('button', { name: /^Record the consent/ });
    await userEvent.click(record as HTMLElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Where the proof/ }), 'Form 12');
    navigateTo(paths.aboutUs);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    navigateTo(paths.aboutUs);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Consents' })).toBeNull());
  },
});

export const NewTeam = meta.story({
  args: { address: newRecordPath('teams') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^School/ })).toBeVisible();
    await expect(canvas.getByText(/Choose the school first/)).toBeVisible();
  },
});

export const NewAthlete = meta.story({
  args: { address: newRecordPath('athletes') },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Given name/ })).toBeVisible();
    await expect(canvas.getByText('Gökçeçınar Anadolu Lisesi')).toBeVisible();
  },
});

/** Proves ATHLETE-15. */
export const ANameWithADigit = meta.story({
  args: { address: newRecordPath('athletes') },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async (acting) => {
    const { canvas } = acting;
    const name = await fillIn(acting, /^Given name/, 'İlkay 7');
    await expect(await canvas.findByText(/rarely has digits/)).toBeVisible();
    await expect(name).not.toBeInvalid();
    await fillIn(acting, /^Given name/, 'İlkay');
    await expect(canvas.queryByText(/rarely has digits/)).toBeNull();
  },
});
