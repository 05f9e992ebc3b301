import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { athleteId } from '@touchline/mocks/fixtures/athletes';
import { held } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { recordPath } from '../../recordPaths.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { changeUnheard, fieldNamed, ownSchool } from '../../testing/recordPlay.ts';

const meta = preview.meta({
  title: 'Pages/AdminRecord/RecordRenewal',
  component: ProductPage,
  args: { address: ownSchool },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Changes the own school in another browser, and lets this window hear of it. */
async function changeElsewhere(city: string) {
  await changeUnheard(city);
  await revalidateCachedUnder('admin', 'schools');
}

const renewed = 'Changed elsewhere; you see how it is now.';

/** Proves ADMIN-67. */
export const ChangedElsewhereWhileItIsRead = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const city = await fieldNamed(acting, /^City/);
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

export const InTurkishInTheDark = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async (acting) => {
    const city = await fieldNamed(acting, /^Şehir/);
    await changeElsewhere('Foça');
    await waitFor(() => expect(city).toHaveValue('Foça'));
    const words = 'Başka bir yerde değiştirildi; şu anki hâlini görüyorsunuz.';
    await expect(await acting.canvas.findByText(words)).toBeVisible();
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
    navigateTo(ownSchool);
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
    navigateTo(ownSchool);
    await canvas.findByRole('button', { name: 'Suspend' });
    change.resolve();
    await screen.findByText(/1 record changed/);
    read.resolve();
    await canvas.findByRole('button', { name: 'Make active again' });
    await expect(canvas.queryByText(renewed)).toBeNull();
  },
});

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
    await waitFor(async () => expect(await fieldNamed(acting, /^City/)).toHaveValue('Foça'));
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
    await expect(await canvas.findByText(/^\d+ records$/)).toBeVisible();
  },
});
