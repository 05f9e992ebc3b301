import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import {
  answering,
  failing,
  held,
  limited,
  lostAnswer,
  pending,
  refusing,
  unreachable,
} from '@touchline/mocks/scenarios';
import { Provider } from 'jotai';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { chooseLanguage } from '#platform/language/chooseLanguage.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { boxOf } from '#storybook/boxOf';
import {
  type LoadedPage,
  forbidden,
  malformedAtFirst,
  offlineAtFirst,
  slowAtFirst,
  tooManyRequests,
} from '#testing/pageStates.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { giveUpWaiting, waitsFor } from '#testing/slowForm.ts';
import { startFresh } from '#testing/startFresh.ts';
import { writeProfileDraft } from './profileDraft.ts';
import { bodiesOf, type Acting } from '../testing/fillIn.ts';
import { UserAction } from '../UserAction.tsx';

const meta = preview.meta({
  title: 'Pages/Profile',
  component: ProductPage,
  args: { address: paths.profile, isSignedIn: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

const givenName = ({ canvas }: Acting) => canvas.findByRole('textbox', { name: /Given name/ });

async function rename(acting: Acting, name: string) {
  const field = await givenName(acting);
  await acting.userEvent.click(field);
  await acting.userEvent.keyboard('{Control>}a{/Control}');
  await acting.userEvent.paste(name);
}

/** Proves USER-10, USER-11. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Given name/ })).toHaveValue('Deniz');
    await expect(canvas.getByText('user@touchline.example')).toBeVisible();
    const devices = within(await canvas.findByRole('region', { name: 'Devices' }));
    await expect((await devices.findAllByRole('listitem')).length).toBe(3);
    await expect(devices.getByText('This device')).toBeVisible();
    await expect(devices.getAllByRole('button').length).toBe(2);
  },
});

/** Proves USER-10. */
export const TheOwnSchoolLeadsToItsPage = meta.story({
  beforeEach: ({ msw }) => {
    const { user } = accounts.schoolAdministrator;
    const names = { givenName: 'Robin', familyName: 'Example' };
    const rest = { language: 'en', newsletter: false, version: 1 };
    msw.use(answering('profile', { ...user, ...names, ...rest }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Gökçeçınar Anadolu Lisesi' }),
    ).toHaveAttribute('href', '/schools/school-gokcecinar');
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Usual.input.play,
});

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Profil' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Kaydet' })).toBeVisible();
  },
});

/** Proves USER-12. */
export const Saved = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await rename(acting, 'Derya');
    await expect(JSON.stringify(readStored(storageKeys.profileDraft))).toContain('Derya');
    const send = spyOn(window, 'fetch');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your profile is saved.');
    await expect(bodiesOf(send, 'api/profile')[0]).toEqual({
      version: 1,
      profile: { givenName: 'Derya' },
    });
    await expect(readStored(storageKeys.profileDraft)).toBeNull();
  },
});

/** Proves USER-10. */
export const EachFieldIsSaved = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await rename(acting, 'Derya');
    await userEvent.type(canvas.getByRole('textbox', { name: /Family name/ }), ' Kaya');
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /newsletter/ }));
    const send = spyOn(window, 'fetch');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your profile is saved.');
    await expect(bodiesOf(send, 'api/profile')[0]).toEqual({
      version: 1,
      profile: {
        givenName: 'Derya',
        familyName: 'Örnek Kaya',
        language: 'en',
        newsletter: true,
      },
    });
    await expect(canvas.getByRole('checkbox', { name: /newsletter/ })).toBeChecked();
  },
});

/** Proves USER-12: what is typed while the answer is awaited is kept, over the saved version. */
export const TypedOnWhileItIsSaved = meta.story({
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    const gate = Promise.withResolvers<void>();
    msw.use(held('updateProfile', gate.promise));
    await rename(acting, 'Derya');
    const send = spyOn(window, 'fetch');
    const save = () => userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await save();
    const family = canvas.getByRole('textbox', { name: /Family name/ });
    await userEvent.type(family, ' Kaya');
    gate.resolve();
    await screen.findByText('Your profile is saved.');
    await expect(family).toHaveValue('Örnek Kaya');
    await expect(await givenName(acting)).toHaveValue('Derya');
    await expect(readStored(storageKeys.profileDraft)).toMatchObject({
      drafts: {
        profile: { version: 2, fields: { givenName: 'Derya', familyName: 'Örnek Kaya' } },
      },
    });
    await save();
    await waitFor(() =>
      expect(bodiesOf(send, 'api/profile')).toContainEqual({
        version: 2,
        profile: { familyName: 'Örnek Kaya' },
      }),
    );
    await waitFor(() => expect(readStored(storageKeys.profileDraft)).toBeNull());
  },
});

/** A picture of one colour, which has few bytes. */
async function picture(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'me.png', { type: 'image/png' });
}

/** The part of the form with the picture, and its field for a file. */
async function pictureField({ canvas }: Pick<Acting, 'canvas'>, name = 'Your picture') {
  const group = await canvas.findByRole('group', { name });
  return {
    group: within(group),
    shown: () => group.querySelectorAll('img'),
    file: group.querySelector('input[type="file"]') as HTMLInputElement,
  };
}

/** The pictures in the button of the account, which is that of the bar. */
const inTheBar = () =>
  screen.getByRole('button', { name: /^Account of Deniz/ }).querySelectorAll('img');

/** Proves USER-10, USER-17: set, seen in the bar, replaced by none. */
export const APictureIsSetAndRemoved = meta.story({
  render: (args) => (
    <>
      <Provider store={store}>
        <UserAction />
      </Provider>
      <ProductPage {...args} />
    </>
  ),
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const { group, shown, file } = await pictureField(acting);
    await expect(group.getByText(/those whom you chat with.*at most 5 MB/)).toBeVisible();
    await expect(group.queryByRole('button', { name: 'Remove the picture' })).toBeNull();
    await userEvent.upload(file, await picture(300, 200));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop: Your picture' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(inTheBar()).toHaveLength(0);
    const send = spyOn(window, 'fetch');
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await save();
    await waitFor(() => expect(inTheBar()).toHaveLength(1));
    await expect(bodiesOf(send, 'api/profile')[0]).toEqual({
      version: 1,
      profile: { avatar: expect.stringMatching(/^\/api\/assets\/image-/) as unknown },
    });
    await expect(group.getByRole('button', { name: 'Another picture' })).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'Remove the picture' }));
    await expect(shown()).toHaveLength(0);
    // The button that had the focus is gone.
    await expect(canvas.getByRole('group', { name: 'Your picture' })).toHaveFocus();
    await save();
    await waitFor(() => expect(inTheBar()).toHaveLength(0));
    await waitFor(() => expect(readStored(storageKeys.profileDraft)).toBeNull());
  },
});

/** Proves USER-17: what cannot be the picture is refused in words, before it is sent. */
export const PicturesThatAreRefused = meta.story({
  play: async (acting) => {
    const { userEvent } = acting;
    const { group, file } = await pictureField(acting);
    const send = spyOn(window, 'fetch');
    const drawing = new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' });
    await userEvent.setup({ applyAccept: false }).upload(file, drawing);
    await expect(await group.findByRole('alert')).toHaveTextContent(/not a JPEG/);
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
    await userEvent.upload(file, large);
    await expect(await group.findByText('This file is larger than 5 MB.')).toBeVisible();
    await userEvent.upload(file, await picture(95, 200));
    await expect(await group.findByText(/smaller than 96 × 96 pixels/)).toBeVisible();
    await expect(send).not.toHaveBeenCalled();
  },
});

/** Proves USER-17, ERROR-2: why the server does not take a picture stands beside it. */
export const APictureThatTheServerRefuses = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/profile', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateProfile', { avatar: ['This picture is gone.'] })),
  play: async (acting) => {
    const { userEvent } = acting;
    const { group, shown, file } = await pictureField(acting);
    await userEvent.upload(file, await picture(200, 200));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop: Your picture' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.click(acting.canvas.getByRole('button', { name: 'Save' }));
    await expect(await group.findByText('This picture is gone.')).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'Remove the picture' }));
    await expect(group.queryByText('This picture is gone.')).toBeNull();
  },
});

/** Proves USER-17. */
export const ThePictureInTurkishOnAPhone = meta.story({
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async (acting) => {
    const { userEvent } = acting;
    const { group, file } = await pictureField(acting, 'Resminiz');
    await expect(group.getByText(/sohbet ettikleriniz görür.*en çok 5 MB/)).toBeVisible();
    await userEvent.upload(file, await picture(200, 300));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Kırp: Resminiz' })).toBeVisible(),
    );
  },
});

/** Proves ERROR-2. */
export const RefusedBesideItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/profile', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateProfile', { GivenName: ['This name cannot be used.'] })),
  play: async (acting) => {
    await rename(acting, 'Derya');
    await acting.userEvent.click(acting.canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await givenName(acting)).toHaveAccessibleDescription('This name cannot be used.'),
    );
    await expect(await givenName(acting)).toHaveValue('Derya');
  },
});

const stale = {
  version: 7,
  fields: {
    givenName: 'Derya',
    familyName: 'Örnek',
    language: 'tr',
    newsletter: false,
    avatar: null,
  },
} as const;

function writeStaleDraft() {
  writeProfileDraft(accounts.user.user.id, stale, Date.now());
}

/** Proves USER-16. */
export const ChangedElsewhereMeanwhile = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/profile', 409) },
  beforeEach: writeStaleDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const own = await canvas.findByRole('region', { name: 'What you typed' });
    await expect(within(own).getByText('Derya')).toBeVisible();
    const saved = canvas.getByRole('region', { name: 'What is saved' });
    await expect(within(saved).getByText('Deniz')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what I typed' }));
    await screen.findByText('Your profile is saved.');
    await expect(await canvas.findByRole('textbox', { name: /Given name/ })).toHaveValue('Derya');
  },
});

/** Proves USER-16. */
export const TheSavedVersionIsTaken = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/profile', 409) },
  beforeEach: writeStaleDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take what is saved' }));
    await expect(await canvas.findByRole('textbox', { name: /Given name/ })).toHaveValue('Deniz');
    await expect(readStored(storageKeys.profileDraft)).toBeNull();
  },
});

/** Proves USER-16: what arrived is no change of somebody else, though its answer was lost. */
export const SavedAgainAfterALostAnswer = meta.story({
  parameters: { expectedLogs: [...unreachableLogs, ...errorStatusLogs('PATCH api/profile', 409)] },
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    await rename(acting, 'Derya ');
    msw.use(lostAnswer('updateProfile'));
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await save();
    await expect(await canvas.findByText(/the server cannot be reached/)).toBeVisible();
    msw.resetHandlers();
    await save();
    await screen.findByText('Your profile is saved.');
    await expect(canvas.queryByRole('region', { name: 'What you typed' })).toBeNull();
    await expect(await givenName(acting)).toHaveValue('Derya');
    await expect(readStored(storageKeys.profileDraft)).toBeNull();
  },
});

/** Proves USER-16: a draft whose answer was lost before a reload is not what is typed next. */
export const ADraftThatIsSavedCountsAsNone = meta.story({
  beforeEach: () => {
    const fields = { ...stale.fields, givenName: 'Deniz' };
    writeProfileDraft(accounts.user.user.id, { version: 7, fields }, Date.now());
  },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await rename(acting, 'Derya');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your profile is saved.');
  },
});

/** Proves USER-13, USER-16: also while a version is to be chosen. */
export const LeavingBetweenTwoVersionsAsks = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/profile', 409) },
  beforeEach: writeStaleDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByRole('region', { name: 'What you typed' });
    navigateTo(paths.aboutUs);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('region', { name: 'What you typed' })).toBeVisible();
  },
});

/** Proves USER-13. */
export const LeavingWithChangesAsks = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await rename(acting, 'Derya');
    navigateTo(paths.aboutUs);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/for a day, unless you sign out/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await givenName(acting)).toHaveValue('Derya');
    navigateTo(paths.aboutUs);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
    navigateTo(paths.profile);
    await expect(await givenName(acting)).toHaveValue('Derya');
  },
});

/** Proves USER-11, USER-12. */
export const ThePasswordIsChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Present password/));
    await userEvent.paste('touchline');
    await userEvent.click(canvas.getByLabelText(/^New password/));
    await userEvent.paste('nine tall lamps in a row');
    await expect(JSON.stringify({ ...localStorage })).not.toContain('lamps');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the password' }));
    await screen.findByText(/^Your password is changed/);
    await expect(await canvas.findByLabelText(/^New password/)).toHaveValue('');
    const devices = within(canvas.getByRole('region', { name: 'Devices' }));
    await waitFor(() => expect(devices.getAllByRole('listitem').length).toBe(1));
  },
});

/** Proves USER-11. */
export const TheWrongPasswordStandsAtItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/profile/password', 400) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Present password/));
    await userEvent.paste('wrong');
    await userEvent.click(canvas.getByLabelText(/^New password/));
    await userEvent.paste('nine tall lamps in a row');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the password' }));
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Present password/)).toHaveAccessibleDescription(
        'The password is not right.',
      ),
    );
  },
});

/** Proves LANG-6, LANG-16: the words are other ones, the focus stays, and so does what was corrected. */
export const TheWrongPasswordInAnotherLanguage = meta.story({
  ...TheWrongPasswordStandsAtItsField.input,
  play: async (context) => {
    await TheWrongPasswordStandsAtItsField.input.play?.(context);
    const { canvas, userEvent } = context;
    const current = canvas.getByLabelText(/^Present password/);
    const next = canvas.getByLabelText(/^New password/);
    await waitFor(() => expect(current).toHaveFocus());
    await userEvent.click(next);
    chooseLanguage('tr');
    await waitFor(() => expect(current).toHaveAccessibleDescription('Parola yanlış.'));
    await expect(next).toHaveFocus();
    await userEvent.type(current, '2');
    await userEvent.click(next);
    await expect(current).toBeValid();
    chooseLanguage('en');
    await expect(await canvas.findByLabelText(/^Present password/)).toBe(current);
    await expect(current).toBeValid();
    await expect(next).toHaveFocus();
  },
});

/** Proves USER-11. */
export const AnotherDeviceIsSignedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out: Safari, iPad' }));
    await waitFor(() => expect(canvas.queryByText('Safari, iPad')).toBeNull());
    await expect(canvas.getByText('Firefox, Android')).toBeVisible();
  },
});

/** Proves ERROR-17. */
export const ADeviceIsSignedOutTooSoon = meta.story({
  parameters: { expectedLogs: errorStatusLogs('DELETE api/profile/devices/:id', 429) },
  beforeEach: ({ msw }) => void msw.use(limited('signOutDevice', 90)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out: Safari, iPad' }));
    await expect(
      await screen.findByText(
        /^The device could not be signed out\. Too many requests\. .* in 90 seconds\.$/,
      ),
    ).toBeInTheDocument();
    await expect(canvas.getByText('Safari, iPad')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(pending('profile'), pending('devices'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Profile' })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/profile', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('profile')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByLabelText(/^New password/)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('textbox', { name: /Given name/ })).toBeVisible();
  },
});

let answers = Promise.withResolvers<void>();

/** Proves ERROR-7: the form and the devices are as high as what comes. */
export const TheSkeletonHasTheShapeOfThePage = meta.story({
  globals: { viewport: { value: 'lg' } },
  beforeEach: ({ msw }) => {
    answers = Promise.withResolvers();
    msw.use(held('profile', answers.promise), held('devices', answers.promise));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Loading')).toHaveLength(2));
    const cards = () =>
      ['About you', 'Devices'].map((name) => boxOf(canvas.getByRole('region', { name })));
    const skeleton = cards();
    answers.resolve();
    await canvas.findByRole('textbox', { name: /Given name/ });
    await canvas.findAllByRole('listitem');
    await expect(cards()).toEqual(skeleton);
  },
});

/** Proves ERROR-7. */
export const TheSkeletonHasTheShapeOfThePageOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: TheSkeletonHasTheShapeOfThePage.input.beforeEach,
  play: TheSkeletonHasTheShapeOfThePage.input.play,
});

/** The page without the profile, and what is there with it. */
const loaded: LoadedPage = {
  call: 'profile',
  find: (canvas) => canvas.findByRole('textbox', { name: /Given name/ }),
};

/** Proves ERROR-8. */
export const Slow = meta.story(slowAtFirst(loaded));

/** Proves ERROR-6. */
export const OfflineWithNothingKept = meta.story(offlineAtFirst(loaded));

/** Proves ERROR-4, ERROR-17. */
export const TooManyRequests = meta.story(tooManyRequests(loaded));

/** Proves ERROR-4. */
export const Forbidden = meta.story(forbidden(loaded));

/** Proves WIRE-19. */
export const Malformed = meta.story(malformedAtFirst(loaded));

/** Proves ERROR-8: what was typed stays, and the next attempt counts. */
export const SlowToSave = meta.story({
  beforeEach: waitsFor('updateProfile'),
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    await rename(acting, 'Derya');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await giveUpWaiting(acting);
    await expect(await givenName(acting)).toHaveValue('Derya');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your profile is saved.');
  },
});

/** Proves USER-12: what could not be saved is still typed, and kept. */
export const UnreachableToSave = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    await rename(acting, 'Derya');
    msw.use(unreachable('updateProfile'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/the server cannot be reached/)).toBeVisible();
    await expect(await givenName(acting)).toHaveValue('Derya');
    await expect(JSON.stringify(readStored(storageKeys.profileDraft))).toContain('Derya');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your profile is saved.');
  },
});
