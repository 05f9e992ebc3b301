import { errorStatusLogs, malformedAnswerLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import {
  failing,
  held,
  limited,
  malformed,
  pending,
  unreachable,
} from '@touchline/mocks/scenarios';
import { signToken } from '@touchline/mocks/token';
import { flushSync } from 'react-dom';
import { StrictMode } from 'react';
import { expect, mocked, screen, spyOn, waitFor } from 'storybook/test';
import { externalToken, takeExternalToken } from '#platform/location/externalToken.ts';
import { currentSession, lockedForm, setSession } from '#session/session.atoms.ts';
import { beSlowAtOnce } from '#testing/beSlowAtOnce.ts';
import { endAnswerTimeAtOnce } from '#testing/endAnswerTimeAtOnce.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { bodiesOf } from '../testing/fillIn.ts';
import { queueTwoChanges } from '../testing/queueTwoChanges.ts';
import { checkOnce, forgetCheck } from './checkOnce.ts';

const meta = preview.meta({
  title: 'Pages/ExternalSignIn',
  component: ProductPage,
  args: { address: '/ext?redirectURL=%2Fabout-us' },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    forgetCheck();
    takeExternalToken(`/ext?token=${await signToken(accounts.schoolAdministrator.user)}`);
  },
});

/** Proves ROUTE-6. */
export const ATokenThatIsGood = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
    await expect(currentSession()?.user.id).toBe(accounts.schoolAdministrator.user.id);
  },
});

/** Proves AUTH-17: a page that is set up twice, as in the product, sends the token once. */
export const ATokenIsSentOnce = meta.story({
  render: (args) => (
    <StrictMode>
      <ProductPage {...args} />
    </StrictMode>
  ),
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
    await expect(currentSession()?.user.id).toBe(accounts.schoolAdministrator.user.id);
    await expect(bodiesOf(mocked(window.fetch), 'accounts/external-token')).toHaveLength(1);
  },
});

/** Proves AUTH-17. */
export const ATokenThatIsBad = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/accounts/external-token', 401) },
  beforeEach: ({ msw }) => void msw.use(failing('checkExternalToken', 401)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(
        '/sign-in?redirectURL=%2Fext%3FredirectURL%3D%252Fabout-us',
      ),
    );
    await expect(
      await canvas.findByText('Please sign in or register to access this feature'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^The link that you followed did not sign you in\. .* Sign in here/),
    ).toBeVisible();
  },
});

/** Proves AUTH-17: who is signed in already goes on, and reads that the link changed nothing. */
export const ATokenThatIsBadForWhoIsSignedIn = meta.story({
  args: { isSignedIn: true },
  parameters: ATokenThatIsBad.input.parameters,
  beforeEach: ATokenThatIsBad.input.beforeEach,
  play: async ({ canvas, globals }) => {
    const text =
      globals['language'] === 'tr'
        ? /^İzlediğiniz bağlantıyla .* Açık olan oturum: Deniz Örnek\.$/
        : /^The link that you followed did not sign you in\. .* as Deniz Örnek\.$/;
    // A notice fades in.
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    // The address follows with the page, which is a transition.
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/about-us$/));
    await expect(currentSession()?.user.id).toBe(accounts.user.user.id);
  },
});

export const ATokenThatIsBadInTurkish = meta.story({
  ...ATokenThatIsBadForWhoIsSignedIn.input,
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
});

export const NoAnswerYet = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('checkExternalToken')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You are being signed in' }),
    ).toBeVisible();
  },
});

/** Proves AUTH-20. */
export const Unreachable = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable('checkExternalToken')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The link could not be checked')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Proves AUTH-17, AUTH-20: a server that is in trouble has not refused the token, which is sent again. */
export const AServerInTrouble = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/accounts/external-token', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('checkExternalToken', 500)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('The link could not be checked')).toBeVisible();
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
    await expect(currentSession()?.user.id).toBe(accounts.schoolAdministrator.user.id);
  },
});

/** Proves AUTH-20, ERROR-17. */
export const TooManyAttempts = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/accounts/external-token', 429) },
  beforeEach: ({ msw }) => void msw.use(limited('checkExternalToken', 90)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Try again in 90 seconds\./)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'You are not signed in yet' })).toBeVisible();
    await expect(canvas.queryByText('This did not load')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute(
      'href',
      '/sign-in?redirectURL=%2Fabout-us',
    );
  },
});

/** Proves AUTH-20: the page by which a network lets people in answers in place of the server. */
export const AnAnswerOfSomebodyElse = meta.story({
  parameters: { expectedLogs: malformedAnswerLogs('POST api/accounts/external-token') },
  beforeEach: ({ msw }) => void msw.use(malformed('checkExternalToken')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The link could not be checked')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Proves AUTH-20: nothing was changed, so that nothing is to be looked for. */
export const NoAnswerInTime = meta.story({
  beforeEach: ({ msw }) => {
    endAnswerTimeAtOnce();
    msw.use(pending('checkExternalToken'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server took too long to answer.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

let answer = Promise.withResolvers<void>();

/** Proves ERROR-8, AUTH-17: who gave up waiting finds the answer to the token, which is sent once. */
export const Slow = meta.story({
  beforeEach: ({ msw }) => {
    answer = Promise.withResolvers();
    beSlowAtOnce();
    spyOn(window, 'fetch');
    msw.use(held('checkExternalToken', answer.promise));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Still trying/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('The server took too long to answer.')).toBeVisible();
    await expect(canvas.queryByText(/Still trying/)).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/Still trying/)).toBeVisible();
    answer.resolve();
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
    await expect(bodiesOf(mocked(window.fetch), 'accounts/external-token')).toHaveLength(1);
  },
});

/** Proves AUTH-28: a link asks before it signs in another person. */
export const AnotherPersonIsAsked = meta.story({
  args: { isSignedIn: true },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Go on as Robin Example?' }),
    ).toBeVisible();
    await expect(currentSession()?.user.id).toBe(accounts.user.user.id);
    await userEvent.click(canvas.getByRole('button', { name: /Stay signed in as Deniz/ }));
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
    await expect(currentSession()?.user.id).toBe(accounts.user.user.id);
  },
});

/** Proves WIRE-18: nobody is asked about a person without a word for them. */
export const AnotherPersonWithABlankNameIsAsked = meta.story({
  args: { isSignedIn: true },
  beforeEach: async () => {
    const { user } = accounts.user;
    setSession({ accessToken: '', user: { ...user, name: ' ' } }, { storedBy: 'nobody' });
    const other = { ...accounts.schoolAdministrator.user, name: '' };
    takeExternalToken(`/ext?token=${await signToken(other)}`);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Stay signed in as Without a name' }),
    ).toBeVisible();
  },
});

/** Proves AUTH-28, OFFLINE-12: the changes of who is signed in are asked about too. */
export const AnotherPersonWithUnsentChanges = meta.story({
  args: { isSignedIn: true },
  beforeEach: () => queueTwoChanges(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Go on as Robin/ }));
    await expect(await canvas.findByText(/^2 changes have not been sent/)).toBeVisible();
    await expect(currentSession()?.user.id).toBe(accounts.user.user.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard and sign out' }));
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
    await expect(currentSession()?.user.id).toBe(accounts.schoolAdministrator.user.id);
  },
});

/** Proves AUTH-28: the question stays while the server confirms the session of who is signed in. */
export const TheSessionIsConfirmedMeanwhile = meta.story({
  args: { isSignedIn: true },
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: 'Go on as Robin Example?' });
    const { user } = accounts.user;
    const confirmed = { ...user, roles: [...user.roles] };
    flushSync(() => setSession({ accessToken: '', user: confirmed }, { storedBy: 'nobody' }));
    await expect(heading).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/ext/);
    await userEvent.click(canvas.getByRole('button', { name: /Go on as Robin/ }));
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
    await expect(currentSession()?.user.id).toBe(accounts.schoolAdministrator.user.id);
  },
});

/** Proves AUTH-24: a link does not unlock the session of its own person. */
export const ALockStaysLocked = meta.story({
  args: { isSignedIn: true },
  beforeEach: async ({ msw }) => {
    takeExternalToken(`/ext?token=${await signToken(accounts.user.user)}`);
    answer = Promise.withResolvers();
    spyOn(window, 'fetch');
    msw.use(held('checkExternalToken', answer.promise));
  },
  play: async ({ canvas, step }) => {
    const heading = await canvas.findByRole('heading', { name: 'You are being signed in' });
    const calls = () => bodiesOf(mocked(window.fetch), 'accounts/external-token');
    await waitFor(() => expect(calls()).toHaveLength(1));
    const session = currentSession();
    if (!session) throw new Error('Nobody is signed in');
    await step('locked while the server checks it', async () => {
      flushSync(() => setSession(lockedForm(session), { storedBy: 'nobody' }));
      answer.resolve();
      await checkOnce(externalToken() ?? '');
      await expect(currentSession()?.lockedUntil).toBeDefined();
      await expect(heading).toBeInTheDocument();
    });
    await step('and followed once it is unlocked', async () => {
      setSession(session, { storedBy: 'nobody' });
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/about-us$/));
      await expect(calls()).toHaveLength(1);
    });
  },
});

export const TurkishInDarkOnAPhone = meta.story({
  args: { isSignedIn: true },
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});
