import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { answering, failing, held, refusing } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { storageKeys, writeStored } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { newRecordPath, recordPath } from '../recordPaths.ts';
import { signInAs } from '../testing/signInAs.ts';

const address = (id: string) => recordPath('messages', `outgoing-${id}`);

const meta = preview.meta({
  title: 'Pages/MessageRecord',
  component: ProductPage,
  args: { address: address('spring-draw') },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Proves ADMIN-114, ADMIN-116, ADMIN-117. */
export const Draft = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Text/ })).toHaveTextContent(
      'The draw takes place on Friday at noon.',
    );
    await expect(await canvas.findByText(/^Goes to .* people of .* schools: /)).toBeVisible();
    const turkish = within(canvas.getByRole('region', { name: 'Preview: Türkçe' }));
    await expect(await turkish.findByRole('link', { name: 'İlgili sayfayı aç' })).toBeVisible();
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Text/ })).toBeVisible();
  },
});

export const Turkish = meta.story({
  globals: { language: 'tr' },
  args: { address: address('yagmur') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^3 okuldan .* kişi alacak: /)).toBeVisible();
  },
});

/** Proves ADMIN-6: a message with the same title that somebody else has written is a warning. */
export const LikelyTheSame = meta.story({
  args: { address: newRecordPath('messages') },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, 'yagmur PLANI');
    const link = await canvas.findByRole('link', { name: 'Yağmur planı' });
    await expect(link).toHaveAttribute('href', address('yagmur'));
  },
});

/** Proves ADMIN-6, ADMIN-12: so it is before a message goes out, if the other came meanwhile. */
export const LikelyTheSameBeforeItGoesOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Send now' });
    await call('createAdminMessage', {
      body: {
        message: {
          title: 'THE DRAW of the spring cup',
          body: 'On Friday.',
          audience: { kind: 'all' },
        },
      },
    });
    await userEvent.click(send);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(
      await dialog.findByRole('link', { name: 'THE DRAW of the spring cup' }),
    ).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Send to/ })).toBeEnabled());
  },
});

/** Proves ADMIN-116. */
export const Scheduled = meta.story({
  args: { address: address('weekend') },
  play: async ({ canvas, userEvent }) => {
    // A scheduled message is not being sent: its text can be changed after it is made a draft
    // again.
    await expect(await canvas.findByText(/^This message waits for its time/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Back to draft' })).toBeVisible();
  },
});

/** Proves ADMIN-62, ERROR-11: the text is told to be missing as every other field is. */
export const NothingIsWritten = meta.story({
  args: { address: newRecordPath('messages') },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /^Text/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    const title = canvas.getByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(title).toHaveFocus());
    await waitFor(() => expect(text).toBeInvalid());
    await expect(text).toHaveAccessibleDescription(/^Fill this in\./);
    // The audience, which comes later and is checked by the browser, does not take the focus.
    await userEvent.type(title, 'No training today');
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.type(text, 'The pitch is closed.');
    await waitFor(() => expect(text).toBeValid());
  },
});

/** Proves ADMIN-11: a time that has passed cannot be chosen. */
export const ATimeThatHasPassed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a time' }));
    const dialog = within(await screen.findByRole('dialog'));
    const go = dialog.getByRole('button', { name: 'Schedule' });
    await waitFor(() => expect(go).toBeEnabled());
    await userEvent.click(dialog.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await dialog.findByText('This time has passed.')).toBeVisible();
    await expect(go).toBeDisabled();
  },
});

/** Proves TIME-10: it would go out on the day that stood there before. */
export const AHalfTypedDay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a time' }));
    const dialog = within(await screen.findByRole('dialog'));
    const go = dialog.getByRole('button', { name: 'Schedule' });
    await waitFor(() => expect(go).toBeEnabled());
    const year = dialog.getByRole('spinbutton', { name: /^year/ });
    await userEvent.click(year);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(year).toHaveTextContent('yyyy');
    await expect(go).toBeDisabled();
    await userEvent.click(dialog.getByRole('combobox'));
    await expect(await dialog.findByText('This date is not complete.')).toBeVisible();
  },
});

export const Sent = meta.story({
  args: { address: address('referees') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Read by \d/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Recall' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Bold' })).toBeNull();
  },
});

/**
 * Proves ADMIN-116: an undo that is refused for a stale version is reported after its page was
 * left.
 */
export const NotScheduledAgainElsewhere = meta.story({
  args: { address: address('weekend') },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/messages/:id/schedule', 409) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to draft' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const path = { id: 'outgoing-weekend' };
    const { version } = await call('adminMessage', { path });
    await call('updateAdminMessage', { path, body: { version, message: { title: 'Sunday' } } });
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    await userEvent.click(undo);
    await screen.findByText(/^It could not be undone\. Somebody else has changed/);
  },
});

/** Proves ADMIN-116: why a message does not go out is told where it was asked for. */
export const ASendThatIsRefused = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/messages/:id/send', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('sendAdminMessage', { total: ['Nobody is to be told today.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send now' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /^Send to/ }));
    await expect(await dialog.findByText('Nobody is to be told today.')).toBeVisible();
  },
});

/** Proves ADMIN-116: and why a scheduled one does not become a draft. */
export const NotMadeADraft = meta.story({
  args: { address: address('weekend') },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/messages/:id/unschedule', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('unscheduleAdminMessage', { version: ['It is on its way.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to draft' }));
    await expect(await canvas.findByText('It is on its way.')).toBeVisible();
  },
});

/** Proves ADMIN-33: a message is sent after its page was left. */
export const SentWithoutItsPage = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const sending = Promise.withResolvers<void>();
    msw.use(held('sendAdminMessage', sending.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send now' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /^Send to/ }));
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    sending.resolve();
    await screen.findByText('The message is sent.');
  },
});

/** Proves ADMIN-33: closing the question does not take back what is being sent, and does not say so. */
export const ClosedWhileItIsSent = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const sending = Promise.withResolvers<void>();
    msw.use(held('sendAdminMessage', sending.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send now' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const close = dialog.getByRole('button', { name: 'Not now' });
    await userEvent.click(await dialog.findByRole('button', { name: /^Send to/ }));
    await waitFor(() => expect(close).toHaveAccessibleName('Close'));
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    sending.resolve();
    await screen.findByText('The message is sent.');
    await expect(await canvas.findByText('It is in the inboxes of its readers.')).toBeVisible();
    // The button that had the focus is gone with the draft.
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

/** Proves ADMIN-33, ADMIN-116: why it did not go out is told where the question was. */
export const RefusedAfterItWasClosed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/messages/:id/send', 409) },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send now' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const go = await dialog.findByRole('button', { name: /^Send to/ });
    const path = { id: 'outgoing-spring-draw' };
    const { version } = await call('adminMessage', { path });
    await call('updateAdminMessage', { path, body: { version, message: { title: 'Sunday' } } });
    const sending = Promise.withResolvers<void>();
    msw.use(held('sendAdminMessage', sending.promise));
    await userEvent.click(go);
    await userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
    sending.resolve();
    await expect(await canvas.findByText(/^Somebody else has changed/)).toBeVisible();
  },
});

/** Proves ADMIN-61: a time that is refused after its question was closed is there when it opens again. */
export const ATimeThatIsRefusedAfterItWasClosed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/messages/:id/schedule', 400) },
  play: async ({ canvas, msw, userEvent }) => {
    const sending = Promise.withResolvers<void>();
    msw.use(refusing('scheduleAdminMessage', { scheduledAt: ['Nobody is there by then.'] }));
    msw.use(held('scheduleAdminMessage', sending.promise));
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Choose a time' }));
      const dialog = within(await screen.findByRole('dialog'));
      return { dialog, year: dialog.getByRole('spinbutton', { name: /^year/ }) };
    };
    const { dialog, year } = await open();
    await userEvent.click(year);
    await userEvent.keyboard('{ArrowUp}');
    const chosen = year.textContent ?? '';
    const go = dialog.getByRole('button', { name: 'Schedule' });
    await waitFor(() => expect(go).toBeEnabled());
    await userEvent.click(go);
    await userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    sending.resolve();
    await expect(await canvas.findByText('Nobody is there by then.')).toBeVisible();
    await expect((await open()).year).toHaveTextContent(chosen);
  },
});

export const BeingSent = meta.story({
  args: { address: address('new-rules') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is going out at this moment.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(?:Send|Recall|Delete)/ })).toBeNull();
  },
});

export const Recalled = meta.story({
  args: { address: address('wrong-time') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It was taken out of the inboxes.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
});

/** Proves ADMIN-12, ADMIN-118: those who have missed it are the number that is confirmed. */
export const SomeHaveNotGotIt = meta.story({
  args: { address: address('storm') },
  play: async ({ canvas, userEvent }) => {
    const missed = await canvas.findByText(/^\d+ of \d+ people did not get it\.$/);
    await expect(missed).toBeVisible();
    const count = missed.textContent?.split(' ')[0];
    await expect(canvas.getByText(/^It did not reach everybody\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/already does not get it again/)).toBeVisible();
    await expect(
      await dialog.findByRole('button', { name: `Send to ${count} people` }),
    ).toBeEnabled();
    await expect(dialog.getByText(`Goes to ${count} people who have not got it.`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: `Send to ${count} people` }));
    await screen.findByText('The message is sent.');
  },
});

/** Proves ADMIN-10. */
export const ASignForTheInboxes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Icon$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Trophy: a cup' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    const { icon } = await call('adminMessage', { path: { id: 'outgoing-spring-draw' } });
    await expect(icon).toBe('heroicons_outline:trophy');
    const preview = canvas.getByRole('region', { name: 'Preview: English' });
    await expect(preview.querySelector('svg')).not.toBeNull();
  },
});

export const FailedToGoOut = meta.story({
  args: { address: address('weekend-plan') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The mail server did not answer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send now' })).toBeEnabled();
  },
});

/** Proves ADMIN-62, ADMIN-114. */
export const New = meta.story({
  args: { address: newRecordPath('messages') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nobody is chosen yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
  },
});

/** Proves ADMIN-62: a chosen kind of audience without members is no error yet. */
export const HalfAChoiceIsNoMistake = meta.story({
  args: { address: newRecordPath('messages') },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, 'ab');
    await userEvent.click(canvas.getByRole('radio', { name: /schools/i }));
    // Both fields are checked in the same pause of typing.
    await waitFor(() => expect(title).toHaveAccessibleDescription(/at least 3/));
    await expect(canvas.queryByText('Choose who gets this message.')).toBeNull();
    await userEvent.click(title);
    await expect(await canvas.findByText('Choose who gets this message.')).toBeVisible();
  },
});

/** Proves ADMIN-12, A11Y-3: nothing is sent before the number of readers is known. */
export const NumberDidNotLoad = meta.story({
  beforeEach: ({ msw }) => void msw.use(failing('messageAudience')),
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/messages/audience', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText(/^The number of readers did not load\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Send now' })).toBeDisabled();
    const counting = Promise.withResolvers<void>();
    msw.resetHandlers();
    msw.use(held('messageAudience', counting.promise));
    const again = dialog.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await expect(await dialog.findByText('Being counted')).toBeVisible();
    await expect(again).toHaveFocus();
    counting.resolve();
    await expect(await dialog.findByRole('button', { name: /^Send to/ })).toBeEnabled();
    await expect(again).not.toBeInTheDocument();
    await expect(dialog.getByText(/^Goes to /)).toHaveFocus();
  },
});

/** Proves ADMIN-12: a message is not scheduled to nobody, and its text is warned of there too. */
export const NotScheduledToNobody = meta.story({
  beforeEach: async ({ msw }) => {
    const byRole = { User: 0, SchoolAdministrator: 0, Administrator: 0 };
    msw.use(answering('messageAudience', { total: 0, schools: 0, byRole }));
    const path = { id: 'outgoing-spring-draw' };
    const { version } = await call('adminMessage', { path });
    const message = { title: 'Call 0555 123 45 67' };
    await call('updateAdminMessage', { path, body: { version, message } });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a time' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/telephone number/)).toBeVisible();
    await dialog.findByText(/^Nobody belongs to this audience/);
    await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled();
  },
});

/** Proves ADMIN-62: what is refused of the text stands beside it, and the focus is there. */
export const TextRefusedBesideIt = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/messages/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateAdminMessage', { 'Message.Body': ['This is no news.'] })),
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /^Text/ });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(text).toHaveAccessibleDescription(/^This is no news\./));
    await expect(canvas.getAllByText('This is no news.')).toHaveLength(1);
    await waitFor(() => expect(text).toHaveFocus());
  },
});

/** Proves ADMIN-62. */
export const RefusedBesideItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/messages/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateAdminMessage', { 'Message.Title': ['It is taken.'] })),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, '!');
    await expect(canvas.getByText('Save your changes first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(title).toHaveAccessibleDescription(/It is taken\./));
  },
});

/** Proves ADMIN-116: what was typed before it went out hides nothing of it and can be discarded. */
export const TypedBeforeItWentOut = meta.story({
  args: { address: address('referees') },
  beforeEach: () => {
    const values = { title: 'Words that never went out' };
    const draft = { savedAt: Date.now(), version: 1, values };
    const drafts = { 'messages/outgoing-referees': draft };
    writeStored(storageKeys.recordDrafts, { owner: accounts.administrator.user.id, drafts });
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await expect(title).not.toHaveValue('Words that never went out');
    await expect(canvas.getByRole('button', { name: 'Recall' })).toBeEnabled();
    await expect(canvas.getByText('1 change that you typed cannot be saved now')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(?:Save|Compare)$/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull());
  },
});

const otherSchoolsDraft = {
  owner: accounts.administrator.user.id,
  drafts: {
    'messages/outgoing-yagmur': {
      savedAt: Date.now(),
      version: 0,
      values: {
        audience: {
          kind: 'schools',
          roles: [],
          schoolIds: ['school-gokcecinar', 'school-iskelebasi', 'school-wexcombe'],
          teamIds: [],
        },
      },
    },
  },
};

/** The names of chosen schools are answered when a story says so. */
let answerNames: () => void;

/** Proves TEAM-9: a name on its way is not one that is gone, and taking one out leaves the others. */
export const NamesOnTheirWay = meta.story({
  args: { address: address('yagmur') },
  beforeEach: ({ msw }) => {
    const names = Promise.withResolvers<void>();
    answerNames = names.resolve;
    msw.use(held('adminSchool', names.promise));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const chosen = await canvas.findByRole('list', { name: 'Chosen schools' });
    await expect(within(chosen).getAllByText('Loading')).toHaveLength(3);
    answerNames();
    const last = await within(chosen).findByText(/^Rüzgârtepe/);
    const unheard = Promise.withResolvers<void>();
    msw.use(held('adminSchool', unheard.promise));
    await userEvent.click(within(chosen).getByRole('button', { name: /^Take out: Gökçeçınar/ }));
    await waitFor(() => expect(within(chosen).getAllByRole('listitem')).toHaveLength(2));
    await expect(last).toHaveTextContent(/^Rüzgârtepe/);
    await expect(within(chosen).queryByText('Loading')).toBeNull();
    unheard.resolve();
  },
});

/** Proves TEAM-9: a name that did not load is not one that is gone. */
export const NamesThatDidNotLoad = meta.story({
  globals: { language: 'tr' },
  args: { address: address('yagmur') },
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/schools/:id', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('adminSchool')),
  play: async ({ canvas }) => {
    const words = await canvas.findAllByText('Ad yüklenmedi');
    await expect(words).toHaveLength(3);
  },
});

/** Proves ADMIN-5: two audiences of as many schools are told apart by their names. */
export const AnAudienceThatChangedElsewhere = meta.story({
  args: { address: address('yagmur') },
  beforeEach: () => void writeStored(storageKeys.recordDrafts, otherSchoolsDraft),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const audience = within(await canvas.findByRole('radiogroup', { name: 'Audience' }));
    await expect(
      await audience.findByRole('radio', {
        name: /^3 schools\s+Only in this one: Wexcombe.*\s+In both: Gökçeçınar[^,]*, İskelebaşı/,
      }),
    ).toBeInTheDocument();
    await expect(
      await audience.findByRole('radio', { name: /Only in this one: Rüzgârtepe[^,]*\s+In both/ }),
    ).toBeInTheDocument();
  },
});

/** Proves ADMIN-65. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Title/ });
    store.set(connectivityAtom, false);
    await expect(await canvas.findByText(/^Until the connection is back/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send now' })).toBeDisabled();
    store.set(connectivityAtom, true);
  },
});
