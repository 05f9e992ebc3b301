import { boxOf } from '#storybook/boxOf';
import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { seedJoinRequests } from '@touchline/mocks/fixtures/joinRequests';
import { answering, empty, failing, held, pending, refusing } from '@touchline/mocks/scenarios';
import { expect, screen, spyOn, waitFor, within, type userEvent } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { announceChange } from '../adminChanges.ts';
import { joinRequestsPath, recordPath } from '../recordPaths.ts';
import { ownSchool } from '../testing/recordPlay.ts';
import { signInAs } from '../testing/signInAs.ts';
import { joinRequestsHref } from './joinRequests.ts';

const meta = preview.meta({
  title: 'Pages/JoinRequests',
  component: ProductPage,
  args: { address: joinRequestsPath },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('schoolAdministrator');
  },
});

interface Acting {
  canvas: ReturnType<typeof within>;
  userEvent: Pick<ReturnType<typeof userEvent.setup>, 'click'>;
}

/** Presses a button of the list, and answers the question that opens. */
async function ask({ canvas, userEvent }: Acting, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('alertdialog'));
}

const rows = (canvas: Acting['canvas']) =>
  within(canvas.getByRole('list', { name: 'Requests to join' })).getAllByRole('listitem');

/** Proves ADMIN-1, ADMIN-35, SIGNUP-14: those of the own school, the oldest first. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 requests wait')).toBeVisible();
    const [oldest, newest] = rows(canvas);
    await expect(oldest).toHaveTextContent(/^Kerem Örnekgil/);
    await expect(oldest).toHaveTextContent(/Only an administrator decides/);
    await expect(within(oldest as HTMLElement).queryByRole('button')).toBeNull();
    await expect(newest).toHaveTextContent('coach@people.touchline.example');
    await expect(newest).toHaveTextContent('Wants to be there as: Teacher or coach');
    await expect(newest).toHaveTextContent('Reason: I coach the U14 handball team from May.');
    await expect(newest).toHaveTextContent('Asked 21 hours ago');
    await expect(canvas.getByText(/your own school: Gökçeçınar/)).toBeVisible();
  },
});

/** Proves ADMIN-35, SIGNUP-14: all schools, and one who is to manage a school. */
export const OfAnAdministrator = meta.story({
  beforeEach: () => signInAs('administrator'),
  play: async (acting) => {
    const { canvas } = acting;
    await expect(await canvas.findByText('4 requests wait')).toBeVisible();
    await expect(canvas.getByText('School: Wexcombe Abbey School')).toBeVisible();
    const dialog = await ask(acting, 'Approve: Kerem Örnekgil');
    await expect(dialog.getByText(/manages the page, the teams, the matches/)).toBeVisible();
  },
});

/** Proves ADMIN-35. */
export const OfOneSchool = meta.story({
  args: { address: joinRequestsHref('school-wexcombe') },
  beforeEach: () => signInAs('administrator'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 request waits')).toBeVisible();
    await expect(canvas.getByText('Jo Exampleford')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'The requests to all schools' }));
    await expect(await canvas.findByText('4 requests wait')).toBeVisible();
  },
});

/** Proves ADMIN-36, and that the focus stays near when the request leaves the list. */
export const OneIsApproved = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const send = spyOn(window, 'fetch');
    const dialog = await ask(acting, 'Approve: Selin Örnekçi');
    await expect(dialog.getByText(/belongs to Gökçeçınar.*cannot be taken back/)).toBeVisible();
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await screen.findByText('Approved: Selin Örnekçi.');
    await expect(await canvas.findByText('1 request waits')).toHaveFocus();
    await expect(canvas.queryByText('coach@people.touchline.example')).toBeNull();
    const [, init] = send.mock.calls.find(([url]) => String(url).endsWith('/decision')) ?? [];
    await expect(init?.body).toBe('{"version":1,"decision":"approved"}');
  },
});

/** Proves ADMIN-36: its reason is read by its person. */
export const OneIsRefused = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const dialog = await ask(acting, 'Refuse: Selin Örnekçi');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Please call us. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await screen.findByText('Refused: Selin Örnekçi.');
    await expect(await canvas.findByText('1 request waits')).toHaveFocus();
    const { items } = await call('joinRequests', { query: { state: ['refused'] } });
    await expect(items.find(({ id }) => id === 'request-coach')?.answer).toBe('Please call us.');
  },
});

/** Proves ADMIN-36: nothing is decided by Escape, which leads back to the button. */
export const TheQuestionIsClosed = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await ask(acting, 'Refuse: Selin Örnekçi');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Refuse: Selin Örnekçi' })).toHaveFocus(),
    );
    await expect(canvas.getByText('2 requests wait')).toBeVisible();
  },
});

/**
 * Proves ADMIN-61: the reason of a refusal stays with its request when the question is closed, leaving
 * asks, and nothing of it is kept once the request is decided.
 */
export const TheReasonIsKept = meta.story({
  play: async (acting) => {
    const { userEvent } = acting;
    const typed = 'Please call us.';
    let dialog = await ask(acting, 'Refuse: Selin Örnekçi');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), typed);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    dialog = await ask(acting, 'Refuse: Selin Örnekçi');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(typed);
    navigateTo(paths.aboutUs);
    const leave = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await expect(leave.getByText(/stay in this browser for a day/)).toBeVisible();
    await userEvent.click(leave.getByRole('button', { name: 'Stay here' }));
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: 'Leave without saving?' })).toBeNull(),
    );
    const again = within(await screen.findByRole('alertdialog'));
    await expect(again.getByRole('textbox', { name: 'Reason' })).toHaveValue(typed);
    await userEvent.click(again.getByRole('button', { name: 'Refuse' }));
    await screen.findByText('Refused: Selin Örnekçi.');
    await waitFor(() => expect(readStored(storageKeys.recordDrafts)).toBeNull());
  },
});

/** Proves ADMIN-37: what the server refuses is told where it was asked, and what was typed stays. */
export const TheServerRefuses = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/join-requests/:id/decision', 400) },
  play: async (acting) => {
    const { msw, userEvent } = acting;
    msw.use(refusing('decideJoinRequest', { answer: ['Name no other person.'] }));
    const dialog = await ask(acting, 'Refuse: Selin Örnekçi');
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, 'Ask Robin.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await expect(await dialog.findByText('Name no other person.')).toBeVisible();
    await expect(reason).toHaveValue('Ask Robin.');
    msw.resetHandlers();
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await screen.findByText('Refused: Selin Örnekçi.');
  },
});

/** Decides a request in another browser, of which this window is not told. */
async function decideUnheard(id: string) {
  await call('decideJoinRequest', { path: { id }, body: { version: 1, decision: 'approved' } });
}

/** Proves ADMIN-37. */
export const DecidedMeanwhile = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/join-requests/:id/decision', 409) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const dialog = await ask(acting, 'Refuse: Selin Örnekçi');
    await decideUnheard('request-coach');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await screen.findByText('This request was decided or changed meanwhile: Selin Örnekçi.');
    // The notice has the same role as the question.
    const question = { name: /^Refuse/ };
    await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
    await expect(await canvas.findByText('1 request waits')).toBeVisible();
    await expect(canvas.queryByText('coach@people.touchline.example')).toBeNull();
  },
});

/** Proves ADMIN-37. */
export const NotThereAnyMore = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/join-requests/:id/decision', 404) },
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    const dialog = await ask(acting, 'Approve: Selin Örnekçi');
    const [, office] = seedJoinRequests();
    msw.use(
      failing('decideJoinRequest', 404),
      answering('joinRequests', { items: [office], total: 1 }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await screen.findByText('This request was decided or changed meanwhile: Selin Örnekçi.');
    await expect(await canvas.findByText('1 request waits')).toBeVisible();
  },
});

/** Proves ADMIN-28: a decision in another window of the browser is shown without a press. */
export const DecidedInAnotherWindow = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('2 requests wait');
    await decideUnheard('request-coach');
    const elsewhere = new BroadcastChannel('touchline.admin');
    elsewhere.postMessage('schools');
    elsewhere.close();
    await expect(await canvas.findByText('1 request waits')).toBeVisible();
  },
});

/** Proves ADMIN-36: offline nothing is decided, which is said, and what was typed stays. */
export const Offline = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const dialog = await ask(acting, 'Refuse: Selin Örnekçi');
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, 'Please call us.');
    store.set(connectivityAtom, false);
    await expect(await dialog.findByText(/^Until the connection is back/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Refuse' })).toBeDisabled();
    await expect(reason).toHaveValue('Please call us.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The button that has asked is off, and cannot take the focus back (A11Y-3).
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    const approve = canvas.getByRole('button', { name: 'Approve: Selin Örnekçi' });
    await expect(approve).toBeDisabled();
    await expect(canvas.getByText(/^Until the connection is back/)).toBeVisible();
    store.set(connectivityAtom, true);
    await waitFor(() => expect(approve).toBeEnabled());
    await expect(canvas.queryByText(/^Until the connection is back/)).toBeNull();
  },
});

export const NobodyWaits = meta.story({
  beforeEach: ({ msw }) => void msw.use(empty('joinRequests')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody waits')).toBeVisible();
  },
});

/** Those that follow when the first ones are decided are told of. */
export const MoreThanAreShown = meta.story({
  beforeEach: ({ msw }) =>
    void msw.use(answering('joinRequests', { items: seedJoinRequests().slice(0, 2), total: 61 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('61 requests wait')).toBeVisible();
    await expect(canvas.getByText(/^The 50 that have waited longest/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('joinRequests')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Requests to join' })).toBeVisible();
    await expect((await canvas.findAllByText('Loading'))[0]).toBeInTheDocument();
  },
});

let answer = Promise.withResolvers<void>();

/** Proves ERROR-7, ERROR-12: the requests come where and as high as they were drawn. */
export const NothingMovesWhenTheyCome = meta.story({
  beforeEach: async ({ msw }) => {
    answer = Promise.withResolvers();
    msw.use(held('joinRequests', answer.promise));
    await signInAs('administrator');
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading');
    const tops = () =>
      [...canvasElement.querySelectorAll('main li > div')].map((card) => {
        const { top, height } = boxOf(card);
        return [top, height];
      });
    // The name of a school can take another line on a phone, where the next ones stand out of view.
    const compared = innerWidth < 600 ? 2 : 4;
    const drawn = tops().slice(0, compared);
    answer.resolve();
    await canvas.findByText('4 requests wait');
    await expect(tops().slice(0, compared)).toEqual(drawn);
  },
});

export const NothingMovesOnAPhone = meta.story({
  ...NothingMovesWhenTheyCome.input,
  globals: { viewport: { value: 'phone' } },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/join-requests', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('joinRequests')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByText('2 requests wait')).toBeVisible();
  },
});

/** Proves ERROR-20: what could not be refreshed stays, says so and is asked for again with a press. */
export const Stale = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/join-requests', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('2 requests wait');
    msw.use(failing('joinRequests'));
    announceChange('schools');
    await expect(await canvas.findByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText(/^What you see was loaded/)).toHaveTextContent(/loaded ./);
    await expect(canvas.getByText('Selin Örnekçi')).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
  },
});

/**
 * Proves ADMIN-28, ADMIN-35: beside the record of a school the number of its requests says that it did not
 * load, or could not be refreshed, and is asked for again with a press.
 */
export const CountedBesideASchool = meta.story({
  args: { address: ownSchool },
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/join-requests', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('joinRequests')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('The number did not load.')).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('2 requests wait')).toBeVisible();
    msw.use(failing('joinRequests'));
    announceChange('schools');
    await expect(await canvas.findByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText(/^What you see was loaded/)).toBeVisible();
    await expect(canvas.getByText('2 requests wait')).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
  },
});

/** Proves ADMIN-13. */
export const WithoutASchool = meta.story({
  beforeEach: () => signInAs('schoolAdministrator', null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account has no school yet')).toBeVisible();
  },
});

export const OnAPhoneInTurkishInTheDark = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async (acting) => {
    const { canvas } = acting;
    await expect(await canvas.findByText('2 istek bekliyor')).toBeVisible();
    const dialog = await ask(acting, 'Reddet: Selin Örnekçi');
    await expect(dialog.getByText('Selin Örnekçi reddedilsin mi?')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Neden' })).toBeVisible();
  },
});

/** Proves ADMIN-35: the record of a school leads to its requests, with their number. */
export const FromTheRecordOfTheSchool = meta.story({
  args: { address: ownSchool },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Requests to join' }));
    await expect(await card.findByText('2 requests wait')).toBeVisible();
    await userEvent.click(card.getByRole('link', { name: 'Look at the requests' }));
    await expect(await canvas.findByText('coach@people.touchline.example')).toBeVisible();
  },
});

/** The number of a school fails by itself, and the way to its requests stays. */
export const TheRecordWithoutTheNumber = meta.story({
  args: { address: recordPath('schools', 'school-gokcecinar') },
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/join-requests', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('joinRequests')),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Requests to join' }));
    await expect(await card.findByText('The number did not load.')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Look at the requests' })).toBeVisible();
  },
});

/** Proves ADMIN-33, ADMIN-37: a decision goes on after its question was closed, and its failure is told. */
export const ClosedWhileItIsSent = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/join-requests/:id/decision', 500) },
  beforeEach: () => signInAs('administrator'),
  play: async ({ canvas, msw, userEvent }) => {
    const sending = Promise.withResolvers<void>();
    msw.use(held('decideJoinRequest', sending.promise), failing('decideJoinRequest'));
    const dialog = await ask({ canvas, userEvent }, 'Approve: Kerem Örnekgil');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
    const refuse = await canvas.findByRole('button', { name: 'Refuse: Kerem Örnekgil' });
    await waitFor(() => expect(refuse).toHaveAttribute('aria-disabled', 'true'));
    sending.resolve();
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(refuse).not.toHaveAttribute('aria-disabled'));
    const next = await ask({ canvas, userEvent }, 'Refuse: Kerem Örnekgil');
    await expect(next.queryByRole('alert')).toBeNull();
  },
});
