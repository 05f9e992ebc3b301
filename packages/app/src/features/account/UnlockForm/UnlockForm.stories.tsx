import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { failing, unreachable } from '@touchline/mocks/scenarios';
import { Provider } from 'jotai';
import { expect, waitFor } from 'storybook/test';
import { AppLocale } from '#platform/language/AppLocale.tsx';
import { store } from '#platform/store.ts';
import { currentSession, setSession } from '#session/session.atoms.ts';
import { AtAddress } from '#testing/AtAddress.tsx';
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
    setSession({ accessToken: '', user, lockedUntil }, { isPersisted: false });
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

export const TooManyAttempts = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/unlock-session', 429) },
  beforeEach: ({ msw }) => void msw.use(failing('unlockSession', 429)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'touchline{Enter}');
    await expect(await canvas.findByText(/Too many attempts/)).toBeVisible();
  },
});

export const Unreachable = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'touchline{Enter}');
    await expect(await canvas.findByText(/the server cannot be reached/)).toBeVisible();
  },
});

export const TheRightPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'touchline{Enter}');
    await waitFor(() => expect(currentSession()?.accessToken).toMatch(/^eyJ/));
    await expect(currentSession()?.lockedUntil).toBeUndefined();
  },
});
