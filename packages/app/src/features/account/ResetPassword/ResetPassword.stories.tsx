import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { resetCodes } from '@touchline/mocks/fixtures/links';
import { limited, refusing, unreachable } from '@touchline/mocks/scenarios';
import { expect, spyOn, waitFor } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { currentSession } from '#session/session.atoms.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { giveUpWaiting, waitsFor } from '#testing/slowForm.ts';
import { startFresh } from '#testing/startFresh.ts';
import { bodiesOf, type Acting } from '../testing/fillIn.ts';
import { queueTwoChanges } from '../testing/queueTwoChanges.ts';

const link = (code: string) => `${paths.resetPassword}?token=${code}`;
const refused = (status: number) => errorStatusLogs('POST api/accounts/reset-password', status);
const password = 'nine tall lamps in a row';

const meta = preview.meta({
  title: 'Pages/ResetPassword',
  component: ProductPage,
  args: { address: link(resetCodes.good) },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

async function save({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByLabelText(/^New password/));
  await userEvent.paste(password);
  await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }));
}

/** Proves AUTH-8, ROUTE-16, SIGNUP-15. */
export const Blank = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^New password/)).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/reset-password$/),
    );
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Blank.input.play,
});

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Parolayı kaydet' })).toBeVisible();
  },
});

/** Proves SIGNUP-12. */
export const Saved = meta.story({
  play: async (acting) => {
    const { canvas } = acting;
    const send = spyOn(window, 'fetch');
    await save(acting);
    await expect(await canvas.findByText(/Your password was changed/)).toBeVisible();
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/sign-in$/));
    await expect(bodiesOf(send, 'accounts/reset-password')).toEqual([
      { code: resetCodes.good, password },
    ]);
  },
});

/** Proves SIGNUP-10, SIGNUP-12. */
export const Expired = meta.story({
  args: { address: link(resetCodes.expired) },
  parameters: { expectedLogs: refused(410) },
  play: async (acting) => {
    const { canvas } = acting;
    await save(acting);
    await expect(await canvas.findByText('This link has expired')).toBeVisible();
    await expect(canvas.queryByLabelText(/^New password/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    );
  },
});

/** Proves SIGNUP-10, SIGNUP-12. */
export const Used = meta.story({
  args: { address: link(resetCodes.used) },
  parameters: { expectedLogs: refused(410) },
  play: async (acting) => {
    await save(acting);
    await expect(await acting.canvas.findByText('This link was used already')).toBeVisible();
  },
});

export const WithoutACode = meta.story({
  args: { address: paths.resetPassword },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link does not work')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save the password' })).toBeNull();
  },
});

/** Proves SIGNUP-15: the page asks for the link again, also who is signed in. */
export const WithoutACodeAndSignedIn = meta.story({
  args: { address: paths.resetPassword, isSignedIn: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This link does not work')).toBeVisible();
    await expect(canvas.getByText(/You are signed in as Deniz Örnek/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stay signed in' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and ask for a new link' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Forgot your password?' }),
    ).toBeVisible();
    await expect(currentSession()).toBeNull();
  },
});

/** Proves SIGNUP-2. */
export const TheServerRefusesThePassword = meta.story({
  parameters: { expectedLogs: refused(400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('resetPasswordByLink', { password: ['Others know this one.'] })),
  play: async (acting) => {
    const { canvas } = acting;
    await save(acting);
    const field = canvas.getByLabelText(/^New password/);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Others know this one/);
    await expect(field).toHaveValue(password);
    await expect(canvas.getByText('Not accepted: choose another one.')).toBeVisible();
    await acting.userEvent.type(field, ' of ten');
    await expect(await canvas.findByText('Strong.')).toBeVisible();
  },
});

export const Unreachable = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable()),
  play: async (acting) => {
    const { canvas } = acting;
    await save(acting);
    await expect(await canvas.findByText(/the server cannot be reached/)).toBeVisible();
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue(password);
  },
});

/** Proves AUTH-29. */
export const SomebodyIsSignedIn = meta.story({
  args: { isSignedIn: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You are signed in as Deniz Örnek')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go on without signing in' })).toBeNull();
    await expect(canvas.queryByLabelText(/^New password/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and use the link' }));
    await expect(await canvas.findByLabelText(/^New password/)).toBeVisible();
  },
});

/** Proves AUTH-29, OFFLINE-12: signing out here asks what the menu's sign-out asks. */
export const SomebodyIsSignedInWithUnsentChanges = meta.story({
  args: { isSignedIn: true },
  beforeEach: () => queueTwoChanges(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out and use the link' }));
    await expect(await canvas.findByText(/^2 changes have not been sent/)).toBeVisible();
    await expect(currentSession()).not.toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Discard and sign out' }));
    await expect(await canvas.findByLabelText(/^New password/)).toBeVisible();
    await expect(currentSession()).toBeNull();
  },
});

/** Proves ERROR-8: what was typed stays, and the next attempt counts. */
export const Slow = meta.story({
  beforeEach: waitsFor('resetPasswordByLink'),
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    await save(acting);
    await giveUpWaiting(acting);
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue(password);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }));
    await expect(await canvas.findByText(/Your password was changed/)).toBeVisible();
  },
});

/** Proves ERROR-17. */
export const TooManyRequests = meta.story({
  parameters: { expectedLogs: refused(429) },
  beforeEach: ({ msw }) => void msw.use(limited('resetPasswordByLink', 90)),
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    await save(acting);
    await expect(await canvas.findByText(/Try again in 90 seconds/)).toBeVisible();
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue(password);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }));
    await expect(await canvas.findByText(/Your password was changed/)).toBeVisible();
  },
});
