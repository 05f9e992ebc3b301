import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { answering, failing, held, refusing } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { store } from '#platform/store.ts';
import { zoneOfDevice } from '#platform/time/schedule.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { newRecordPath, recordPath } from '../recordPaths.ts';
import { signInAs } from '../testing/signInAs.ts';

const meta = preview.meta({
  title: 'Pages/AdvertisementRecord',
  component: ProductPage,
  args: { address: recordPath('advertisements', 'advertisement-larkfield') },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Proves AD-11, AD-13. */
export const New = meta.story({
  args: { address: newRecordPath('advertisements') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
    // An empty form shows no warning about fields that are still to be filled in.
    const warning = /neither a website nor a number/;
    await expect(canvas.queryByText(warning)).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Text/ }), 'Glasses');
    await expect(await canvas.findByText(warning)).toBeVisible();
  },
});

/** Proves ADMIN-6: an advertisement with the same title is a warning. */
export const LikelyTheSame = meta.story({
  args: { address: newRecordPath('advertisements') },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, 'larkfield BUS hire');
    // The period says by a link of its own that both would run at the same time.
    await expect(await canvas.findByText('There is a record that looks the same')).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: 'Larkfield Bus Hire' });
    await expect(link).toHaveAttribute(
      'href',
      recordPath('advertisements', 'advertisement-larkfield'),
    );
  },
});

/** Proves ADMIN-113, AD-18. */
export const Running = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toHaveValue(
      'Larkfield Bus Hire',
    );
    const tablet = canvas.getByTitle<HTMLIFrameElement>('On a tablet, 768 pixels');
    await waitFor(() =>
      expect(tablet.contentDocument?.body).toHaveTextContent('Coaches with 16 to 49 seats'),
    );
    // A picture that does not load is taken out of the document.
    await waitFor(() =>
      expect(tablet.contentDocument?.querySelector('img')?.naturalWidth).toBeGreaterThan(0),
    );
    await expect(await canvas.findByRole('figure', { name: 'Shown' })).toBeVisible();
  },
});

/**
 * Screen readers read a preview as an image, and nothing in it can be focused or pressed (A11Y-2).
 */
export const APreviewIsAPicture = meta.story({
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('img', {
      name: /^On a phone, 360 pixels: Larkfield Bus Hire\. Coaches with 16 to 49 seats/,
    });
    const frame = within(phone).getByTitle<HTMLIFrameElement>('On a phone, 360 pixels');
    await waitFor(() => expect(frame.contentDocument?.querySelector('a')).toBeTruthy());
    frame.focus();
    await expect(frame).not.toHaveFocus();
    frame.contentDocument?.querySelector('a')?.focus();
    await expect(frame).not.toHaveFocus();
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Running.input.play,
});

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Telefonda, 360 piksel')).toBeVisible();
  },
});

/** Proves AD-12, ADMIN-110. */
export const ArchivedAndTakenBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
    await canvas.findByRole('button', { name: 'Take out of the archive' });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
  },
});

/** Proves AD-17. */
export const AtTheSameTimeAsOthers = meta.story({
  args: { address: recordPath('advertisements', 'advertisement-okuma') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/other advertisements run in the same place/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Larkfield Bus Hire' })).toBeVisible();
  },
});

/** Proves AD-17: an advertisement without a first day is in nobody's way that has ended. */
export const WhatHasEndedIsNotInTheWay = meta.story({
  args: { address: newRecordPath('advertisements') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Larkfield Bus Hire' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Stitch & Badge' })).toBeNull();
  },
});

/** The zone of the school is answered when a story says so. */
let answerZone: () => void;

/**
 * Proves ADMIN-111: no day can be typed until the time zone of the school is known, because a day
 * begins at another instant in each.
 */
export const TheZoneIsOnItsWay = meta.story({
  beforeEach: async ({ msw }) => {
    const path = { id: 'advertisement-larkfield' };
    const record = await call('adminAdvertisement', { path });
    const school = Promise.withResolvers<void>();
    answerZone = school.resolve;
    msw.use(
      answering('adminAdvertisement', { ...record, schoolId: 'school-iskelebasi' }),
      held('adminSchool', school.promise),
    );
    return () => school.resolve();
  },
  play: async ({ canvas }) => {
    const days = await canvas.findAllByRole('spinbutton', { name: /^(day|month|year),/ });
    await expect(days).toHaveLength(6);
    for (const day of days) await expect(day).toHaveAttribute('aria-readonly', 'true');
    answerZone();
    await expect(await canvas.findByText(/Europe\/Istanbul/)).toBeVisible();
    for (const day of canvas.getAllByRole('spinbutton', { name: /^(day|month|year),/ })) {
      await expect(day).not.toHaveAttribute('aria-readonly');
    }
  },
});

/** Proves ADMIN-62. */
export const RefusedBesideItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/advertisements/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateAdvertisement', { 'Advertisement.Title': ['It is taken.'] })),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(title).toHaveAccessibleDescription('It is taken.'));
  },
});

/** Proves ADMIN-62: a picture is refused beside it. */
export const PictureRefusedBesideIt = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/advertisements/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateAdvertisement', { 'Advertisement.ImageUrl': ['Not ours.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const words = await canvas.findAllByText('Not ours.');
    await expect(words).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: 'Picture' })).toHaveAccessibleDescription(
      'Not ours.',
    );
    // Removing the picture clears the error of the refused one.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture' }));
    await expect(canvas.queryByText('Not ours.')).toBeNull();
  },
});

/** Proves ADMIN-112. */
export const APictureOfTheWrongType = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Another picture' });
    const input = canvasElement.querySelector('input[type="file"]');
    const file = new File(['<svg/>'], 'banner.svg', { type: 'image/svg+xml' });
    await userEvent.setup({ applyAccept: false }).upload(input as HTMLInputElement, file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/not a JPEG/);
  },
});

async function pictureFile(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 728, height: 90 });
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  return new File([(await promise) ?? ''], 'banner.png', { type: 'image/png' });
}

/** Proves ADMIN-112: why an upload is refused is told beside the picture. */
export const AnUploadThatIsRefused = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/images', 400) },
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    msw.use(refusing('uploadImage', { image: ['The picture is too dark.'] }));
    await canvas.findByRole('textbox', { name: /^Title/ });
    const input = canvasElement.querySelector('input[type="file"]');
    await userEvent.upload(input as HTMLInputElement, await pictureFile());
    await expect(await canvas.findByText('The picture is too dark.')).toBeVisible();
  },
});

/** Proves ADMIN-112: saving waits for the chosen picture, so that the request contains it. */
export const NothingIsSavedWithoutItsPicture = meta.story({
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const upload = Promise.withResolvers<void>();
    msw.use(held('uploadImage', upload.promise));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), '!');
    const input = canvasElement.querySelector('input[type="file"]');
    await userEvent.upload(input as HTMLInputElement, await pictureFile());
    await expect(await canvas.findByText(/^A picture is on its way/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    upload.resolve();
    await canvas.findByText('2 changes are not saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
  },
});

/** Proves ADMIN-112: a picture that arrives after a save is a change of the record as it is saved. */
export const APictureThatArrivesAfterASave = meta.story({
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const upload = Promise.withResolvers<void>();
    const saving = Promise.withResolvers<void>();
    msw.use(held('uploadImage', upload.promise), held('updateAdvertisement', saving.promise));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const input = canvasElement.querySelector('input[type="file"]');
    await userEvent.upload(input as HTMLInputElement, await pictureFile());
    await canvas.findByText('Being uploaded');
    saving.resolve();
    await screen.findByText('Saved.');
    upload.resolve();
    await canvas.findByText('1 change is not saved');
    await expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull();
  },
});

/** Proves ADMIN-111: the days stay those that were typed when a school further west is chosen. */
export const TheDaysStayWithAnotherSchool = meta.story({
  args: { address: newRecordPath('advertisements') },
  play: async ({ canvas, userEvent }) => {
    async function choose(school: string, zone: RegExp) {
      const field = await canvas.findByRole('combobox', { name: /^School/ });
      await userEvent.clear(field);
      await userEvent.type(field, school);
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(school) }));
      await expect(await canvas.findByText(zone)).toBeVisible();
    }
    const parts = [
      [/^day,.*First day/, '1'],
      [/^month,.*First day/, '6'],
      [/^year,.*First day/, '2026'],
    ] as const;
    await choose('Gökçeçınar', /Europe\/Istanbul/);
    for (const [name, text] of parts) {
      await userEvent.click(canvas.getByRole('spinbutton', { name }));
      await userEvent.keyboard(text);
    }
    await choose('Wexcombe', /Europe\/London/);
    for (const [name, text] of parts) {
      await expect(canvas.getByRole('spinbutton', { name })).toHaveAttribute('aria-valuenow', text);
    }
  },
});

/** Proves ADMIN-111: a school whose time zone the browser does not know has the days of the device. */
export const ATimeZoneThatIsNotKnown = meta.story({
  args: { address: newRecordPath('advertisements') },
  beforeEach: async ({ msw }) => {
    const school = await call('adminSchool', { path: { id: 'school-gokcecinar' } });
    const items = [{ ...school, timeZone: 'Europe/Nowhere' }];
    msw.use(
      answering('adminSchools', { items, total: 1 }),
      answering('adminSchool', items[0] ?? {}),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByRole('spinbutton', { name: /^day,.*First day/ });
    await userEvent.click(day);
    await userEvent.keyboard('6');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^month,.*First day/ }));
    await userEvent.keyboard('6');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^year,.*First day/ }));
    await userEvent.keyboard('2026');
    await userEvent.type(canvas.getByRole('combobox', { name: /^School/ }), 'Gökçeçınar');
    await userEvent.click(await screen.findByRole('option', { name: /Gökçeçınar/ }));
    await expect(await canvas.findByText(/^Only /)).toBeVisible();
    await expect(canvas.getByText(new RegExp(zoneOfDevice()))).toBeVisible();
    await expect(day).toHaveAttribute('aria-valuenow', '6');
  },
});

export const WithoutItsNumbers = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/advertisements/:id/figures', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('advertisementFigures')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toBeVisible();
  },
});

/** Proves ERROR-6: numbers that could not be refreshed stay, and say how old they are. */
export const ItsNumbersCouldNotBeRefreshed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/advertisements/:id/figures', 500) },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('figure', { name: 'Shown' });
    msw.use(failing('advertisementFigures'));
    await revalidateCachedUnder('admin', 'advertisements', 'figures');
    await expect(await canvas.findByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText(/^What you see was loaded/)).toHaveTextContent(/loaded ./);
    await expect(canvas.getByRole('figure', { name: 'Shown' })).toBeVisible();
  },
});

/** Proves ADMIN-65. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Title/ });
    store.set(connectivityAtom, false);
    await expect(await canvas.findByText(/^Until the connection is back/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Archive' })).toBeDisabled();
    store.set(connectivityAtom, true);
  },
});

export const ForAdministratorsAlone = meta.story({
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This page is not for your account' }),
    ).toBeVisible();
  },
});
