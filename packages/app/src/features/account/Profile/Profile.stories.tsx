import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { failing, held, limited, pending, refusing } from '@touchline/mocks/scenarios';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { chooseLanguage } from '#platform/language/chooseLanguage.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { bodiesOf, type Acting } from '../testing/fillIn.ts';

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
      version: 2,
      fields: { givenName: 'Derya', familyName: 'Örnek Kaya' },
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
  owner: accounts.user.user.id,
  version: 7,
  fields: { givenName: 'Derya', familyName: 'Örnek', language: 'tr', newsletter: false },
};

function writeStaleDraft() {
  writeStored(storageKeys.profileDraft, { ...stale, savedAt: Date.now() });
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
      await screen.findByText(/^The device could not be signed out\..* in 90 seconds\.$/),
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
