import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { athleteId } from '@touchline/mocks/fixtures/athletes';
import { failing, held } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { newRecordPath, recordPath } from '../recordPaths.ts';
import { signInAs } from '../testing/signInAs.ts';
import { changeUnheard, fieldNamed, fillIn, ownSchool } from '../testing/recordPlay.ts';

const meta = preview.meta({
  title: 'Pages/AdminRecord/LateAnswers',
  component: ProductPage,
  args: { address: ownSchool },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

type Playing = Parameters<NonNullable<typeof AStateGoesOnWithoutItsPage.input.play>>[0];

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

export const InTurkishInTheDark = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, msw, userEvent }) => {
    const change = Promise.withResolvers<void>();
    msw.use(held('updateSchool', change.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Askıya al' }));
    navigateTo(paths.aboutUs);
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^Şehir/ })).toBeNull());
    change.resolve();
    await screen.findByText('Durum: Askıda.');
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
    await screen.findByText(/^The last change that you did not wait for was not saved\. Somebody/);
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

/** Proves ADMIN-4, ADMIN-26: an undo that fails says why, and can be tried again. */
export const ARemovalThatIsNotPutBackAtOnce = meta.story({
  args: { address: recordPath('athletes', athleteId(25)) },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/athletes/:id/restore', 503) },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    msw.use(failing('restoreAthlete', 503));
    await userEvent.click(undo);
    await screen.findByText('It could not be put back. The server answered with 503');
    msw.resetHandlers();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('It is back.');
    await expect(await canvas.findByRole('button', { name: 'Delete' })).toBeVisible();
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

/** Proves ADMIN-33, ATHLETE-4: closing its form does not take back a withdrawal that is being sent. */
export const AWithdrawalAfterItsFormIsClosed = meta.story({
  args: { address: recordPath('athletes', athleteId(0)) },
  play: async ({ canvas, msw, userEvent }) => {
    const withdrawal = Promise.withResolvers<void>();
    msw.use(held('setConsent', withdrawal.promise));
    const consent = within(await canvas.findByRole('region', { name: 'Consent: Name' }));
    const press = () => userEvent.click(consent.getByRole('button', { name: /^Withdraw/ }));
    await press();
    await userEvent.click(consent.getByRole('button', { name: 'Save' }));
    await userEvent.click(await consent.findByRole('button', { name: 'Close' }));
    withdrawal.resolve();
    await screen.findByText(/^Withdrawn\. What it allowed/);
    await expect(await consent.findByText('Withdrawn')).toBeVisible();
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

/** Proves A11Y-3: nor from a button or a link that the person has gone on to. */
export const AStateChangesWhileTheFocusIsElsewhere = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const change = Promise.withResolvers<void>();
    msw.use(held('updateSchool', change.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    const link = canvas.getByRole('link', { name: 'Look at the requests' });
    link.focus();
    change.resolve();
    await screen.findByText('State: Suspended.');
    await expect(link).toHaveFocus();
  },
});

/** Proves A11Y-3: the card takes the focus of a button that is gone with its state. */
export const AStateThatTakesTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    await screen.findByText('State: Suspended.');
    const resume = await canvas.findByRole('button', { name: 'Make active again' });
    await waitFor(() => expect(document.activeElement).toBe(resume.closest('[tabindex="-1"]')));
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
    await expect(await fieldNamed(acting, /^Preferred name/)).toHaveValue('İlk');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    await expect(await fieldNamed(acting, /^Preferred name/)).toHaveValue('İlk');
  },
});
