import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { failing, limited, pending, unreachable } from '@touchline/mocks/scenarios';
import { Provider } from 'jotai';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import { AppLocale } from '#platform/language/AppLocale.tsx';
import { connectivityAtom, isApiReachableAtom } from '#platform/client/requests.atoms.ts';
import { currentHistory } from '#platform/location/location.ts';
import { isQueued, writeQueuedChange } from '#platform/storage/queuedChanges.ts';
import { store } from '#platform/store.ts';
import { discardQueuedChanges } from '#session/outbox/queuedCount.ts';
import { currentSession, setSession } from '#session/session.atoms.ts';
import { AtAddress } from '#testing/AtAddress.tsx';
import { endAnswerTimeAtOnce } from '#testing/endAnswerTimeAtOnce.ts';
import { giveUpWaiting, waitsFor } from '#testing/slowForm.ts';
import { startFresh } from '#testing/startFresh.ts';
import { UnlockForm } from './UnlockForm.tsx';

const { user } = accounts.user;

const meta = preview.meta({
  title: 'Pages/UnlockForm',
  component: UnlockForm,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Provider store={store}>
        <AppLocale>
          <AtAddress address="/home">
            <Story />
          </AtAddress>
        </AppLocale>
      </Provider>
    ),
  ],
  beforeEach: async (context) => {
    await startFresh({ args: {}, globals: context.globals });
    const lockedUntil = Date.now() + 3_600_000;
    setSession({ accessToken: '', user, lockedUntil }, { storedBy: 'nobody' });
  },
});

/** Proves AUTH-16. */
export const Locked = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Touchline is locked' })).toBeVisible();
    await expect(canvas.getByText(user.name)).toBeVisible();
    await expect(canvas.getByText(user.email)).toBeVisible();
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus();
  },
});

/** Proves WIRE-18. */
export const APersonWithoutAName = meta.story({
  beforeEach: () => {
    const lockedUntil = Date.now() + 3_600_000;
    const person = { ...user, name: ' ' };
    setSession({ accessToken: '', user: person, lockedUntil }, { storedBy: 'nobody' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Without a name')).toBeVisible();
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Locked.input.play,
});

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const AWrongPassword = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/unlock-session', 404) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'wrong{Enter}');
    await expect(await canvas.findByText('The password is not right.')).toBeVisible();
    await expect(currentSession()?.lockedUntil).toBeDefined();
  },
});

/** Proves ERROR-17. */
export const TooManyAttempts = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/unlock-session', 429) },
  beforeEach: ({ msw }) => void msw.use(limited('unlockSession', 90)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'touchline{Enter}');
    await expect(
      await canvas.findByText('Too many requests. Try again in 90 seconds.'),
    ).toBeVisible();
  },
});

/**
 * Proves OFFLINE-12: signing in as another person asks first, because unsent changes of this one
 * would be lost.
 */
export const AsksAboutUnsentChanges = meta.story({
  beforeEach: () => {
    // Changes of an outbox that does not run on this page, so that nothing sends them.
    writeQueuedChange({ id: '1', owner: user.id, queue: 'story', change: null });
    return () => discardQueuedChanges();
  },
  play: async ({ canvas, userEvent }) => {
    const other = await canvas.findByRole('button', { name: 'Sign in as another person' });
    await userEvent.click(other);
    await expect(await canvas.findByText(/^1 change waits to be sent/)).toBeVisible();
    await expect(other).toHaveFocus();
    await expect(currentSession()).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard and sign out' }));
    await waitFor(() => expect(currentSession()).toBeNull());
    await expect(isQueued('1')).toBe(false);
  },
});

/** Proves AUTH-20, AUTH-30: the reason is shown, and the attempt is repeated automatically. */
export const Unreachable = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  play: async ({ canvas, userEvent, msw }) => {
    const password = await canvas.findByLabelText(/^Password/);
    await expect(canvas.queryByText('The server cannot be reached')).toBeNull();
    msw.use(unreachable());
    await userEvent.type(password, 'touchline{Enter}');
    await expect(await canvas.findByText('The server cannot be reached')).toBeVisible();
    await expect(canvas.getByText(/nothing is lost/)).toBeVisible();
    await expect(password).toHaveValue('touchline');
    msw.resetHandlers();
    store.set(isApiReachableAtom, true);
    await waitFor(() => expect(currentSession()?.lockedUntil).toBeUndefined());
  },
});

/** Proves AUTH-20, AUTH-30: so is an attempt that had no answer in time. */
export const NoAnswerInTime = meta.story({
  beforeEach: ({ msw }) => {
    endAnswerTimeAtOnce();
    msw.use(pending('unlockSession'));
    store.set(isApiReachableAtom, false);
  },
  play: async ({ canvas, userEvent, msw }) => {
    const password = await canvas.findByLabelText(/^Password/);
    await userEvent.type(password, 'touchline{Enter}');
    await expect(await canvas.findByText(/could not be checked yet/)).toBeVisible();
    await expect(canvas.queryByText(/What you sent may have arrived/)).toBeNull();
    await expect(password).toHaveValue('touchline');
    msw.resetHandlers();
    mocked(window.setTimeout).mockRestore();
    store.set(isApiReachableAtom, true);
    await waitFor(() => expect(currentSession()?.lockedUntil).toBeUndefined());
  },
});

/** Proves ERROR-8: an attempt that takes long is given up, and the next one counts. */
export const Slow = meta.story({
  beforeEach: waitsFor('unlockSession'),
  play: async ({ canvas, userEvent, msw }) => {
    const password = await canvas.findByLabelText(/^Password/);
    await userEvent.type(password, 'touchline{Enter}');
    await giveUpWaiting({ canvas, userEvent });
    await expect(password).toHaveFocus();
    await expect(password).toHaveValue('touchline');
    msw.resetHandlers();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentSession()?.lockedUntil).toBeUndefined());
  },
});

/** Proves AUTH-30: a password that is being changed is not sent before the press. */
export const ChangedMeanwhile = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(unreachable());
    const password = await canvas.findByLabelText(/^Password/);
    await userEvent.type(password, 'touchlin{Enter}');
    await canvas.findByText(/could not be checked yet/);
    await userEvent.type(password, 'e');
    await waitFor(() => expect(canvas.queryByText(/could not be checked yet/)).toBeNull());
    await expect(canvas.getByText(/Only the server can check/)).toBeVisible();
    msw.resetHandlers();
    store.set(isApiReachableAtom, true);
    await waitFor(() => expect(canvas.queryByText('The server cannot be reached')).toBeNull());
    await expect(currentSession()?.lockedUntil).toBeDefined();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentSession()?.lockedUntil).toBeUndefined());
  },
});

/** A product that starts locked without a network. */
export const Offline = meta.story({
  beforeEach: () => {
    store.set(connectivityAtom, false);
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => store.set(connectivityAtom, true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline')).toBeVisible();
    await expect(canvas.getByText(/Nothing is lost/)).toBeVisible();
  },
});

export const OfflineInTurkish = meta.story({
  ...Offline.input,
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Çevrimdışısınız')).toBeVisible();
  },
});

export const TheRightPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'touchline{Enter}');
    await waitFor(() => expect(currentSession()?.accessToken).toMatch(/^eyJ/));
    await expect(currentSession()?.lockedUntil).toBeUndefined();
  },
});

/** The server no longer knows the session; signing in again leads back to the page. */
export const GoneAtTheServer = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/unlock-session', 401) },
  beforeEach: ({ msw }) => void msw.use(failing('unlockSession', 401)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'touchline');
    // Presses the button instead of Enter: when React removes a focused field, `user-event`
    // dispatches its `change` event during the commit, in which React cannot start an update.
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(currentSession()).toBeNull());
    const { pathname, search } = currentHistory().location;
    await expect(pathname + search).toBe('/sign-in?redirectURL=%2Fhome');
  },
});
