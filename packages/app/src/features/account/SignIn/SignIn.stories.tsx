import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { failing, limited, unreachable } from '@touchline/mocks/scenarios';
import { expect, waitFor } from 'storybook/test';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { currentSession } from '#session/session.atoms.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { giveUpWaiting, waitsFor } from '#testing/slowForm.ts';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/SignIn',
  component: ProductPage,
  args: { address: paths.signIn },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

export const Blank = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: Blank.input.play,
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, play: Blank.input.play });

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Proves AUTH-21. */
export const SentByAGuard = meta.story({
  args: { address: '/sign-in?redirectURL=%2Fmessages' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please sign in or register to access this feature'),
    ).toBeVisible();
  },
});

/** Proves AUTH-7. */
export const WrongCredentialsKeepTheEmail = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/sign-in', 404) },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'nobody@touchline.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'wrong{Enter}');
    await expect(
      await canvas.findByText('The email address or the password is not right.'),
    ).toBeVisible();
    await expect(email).toHaveValue('nobody@touchline.example');
  },
});

/** Proves AUTH-20. */
export const Unreachable = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Email/), 'user@touchline.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'touchline{Enter}');
    await expect(await canvas.findByText(/the server cannot be reached/)).toBeVisible();
  },
});

/** Proves AUTH-6, SIGNUP-13. */
export const Unconfirmed = meta.story({
  args: { address: '/sign-in?redirectURL=%2Fmessages' },
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/sign-in', 403) },
  beforeEach: ({ msw }) => void msw.use(failing('signIn', 403)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Email/), 'new@touchline.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'touchline{Enter}');
    await expect(await canvas.findByText(/This address is not confirmed yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Get a new link' }));
    await expect(await canvas.findByText(/new@touchline.example can have/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send a new link' })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      '/confirmation-required?redirectURL=%2Fmessages',
    );
  },
});

/** The page that the person wanted is passed on to the other account pages. */
export const LeadsToTheOtherAccountPages = meta.story({
  args: { address: '/sign-in?redirectURL=%2Fmessages' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Forgot your password?' }),
    ).toHaveAttribute('href', '/forgot-password?redirectURL=%2Fmessages');
    await userEvent.click(canvas.getByRole('link', { name: 'Create an account' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'I have an account already' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/sign-in?redirectURL=%2Fmessages'),
    );
  },
});

/** Proves ERROR-17. */
export const TooManyAttempts = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/sign-in', 429) },
  beforeEach: ({ msw }) => void msw.use(limited('signIn', 120)),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'user@touchline.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'touchline{Enter}');
    await expect(await canvas.findByText(/Try again in 2 minutes/)).toBeVisible();
    await expect(email).toHaveValue('user@touchline.example');
  },
});

/** Proves ERROR-8: an attempt that takes long is given up, and the next one counts. */
export const Slow = meta.story({
  beforeEach: waitsFor('signIn'),
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    const email = await canvas.findByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'user@touchline.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'touchline{Enter}');
    await giveUpWaiting(acting);
    await expect(email).toHaveValue('user@touchline.example');
    await expect(currentSession()).toBeNull();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(currentSession()?.user.email).toBe('user@touchline.example'));
  },
});

export const WithoutANetwork = meta.story({
  beforeEach: () => {
    store.set(connectivityAtom, false);
    return () => store.set(connectivityAtom, true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline')).toBeVisible();
    const submit = canvas.getByRole('button', { name: 'Sign in' });
    await expect(submit).toBeDisabled();
    store.set(connectivityAtom, true);
    await waitFor(() => expect(submit).toBeEnabled());
    await expect(canvas.queryByText('You are offline')).toBeNull();
  },
});
