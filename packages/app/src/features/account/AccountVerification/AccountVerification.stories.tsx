import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { verificationCodes } from '@touchline/mocks/fixtures/links';
import { held, limited, pending, unreachable } from '@touchline/mocks/scenarios';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { currentSession } from '#session/session.atoms.ts';
import { beSlowAtOnce } from '#testing/beSlowAtOnce.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { bodiesOf } from '../testing/fillIn.ts';

const link = (code: string) => `${paths.accountVerification}?token=${code}`;
const refused = (status: number) => errorStatusLogs('POST api/accounts/verify', status);

const meta = preview.meta({
  title: 'Pages/AccountVerification',
  component: ProductPage,
  args: { address: link(verificationCodes.good) },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves ROUTE-16, SIGNUP-15. */
export const Verifying = meta.story({
  args: { address: `${paths.accountVerification}?token=waits&layout=empty` },
  beforeEach: ({ msw }) => void msw.use(pending('verifyAccount')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Confirming your address' }),
    ).toBeInTheDocument();
    // The code is removed from the address before the answer comes; the rest of the address stays.
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(
        /^\/account-verification\?layout=empty$/,
      ),
    );
  },
});

export const Verified = meta.story({
  play: async ({ canvas }) => {
    const send = spyOn(window, 'fetch');
    await expect(await canvas.findByText('Your address is confirmed')).toBeVisible();
    // The heading no longer says that something is being confirmed, whatever the answer was.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Email confirmation',
    );
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      paths.signIn,
    );
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/account-verification$/),
    );
    await expect(bodiesOf(send, 'accounts/verify').length).toBeLessThan(2);
  },
});

/** Proves SIGNUP-10. */
export const Expired = meta.story({
  args: { address: link(verificationCodes.expired) },
  parameters: { expectedLogs: refused(410) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link has expired')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      paths.confirmationRequired,
    );
  },
});

/** Proves SIGNUP-10. */
export const Used = meta.story({
  args: { address: link(verificationCodes.used) },
  parameters: { expectedLogs: refused(410) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link was used already')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
});

export const UnknownDarkOnAPhone = meta.story({
  args: { address: link('no-such-code') },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  parameters: { expectedLogs: refused(404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link does not work')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get a new link' })).toBeVisible();
  },
});

/** After a reload the code is no longer in the address. */
export const WithoutACode = meta.story({
  args: { address: paths.accountVerification },
  play: async ({ canvas }) => {
    const send = spyOn(window, 'fetch');
    await expect(await canvas.findByText('This link does not work')).toBeVisible();
    await expect(bodiesOf(send, 'accounts/verify')).toEqual([]);
  },
});

export const TurkishExpired = meta.story({
  args: { address: link(verificationCodes.expired) },
  globals: { language: 'tr' },
  parameters: { expectedLogs: refused(410) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu bağlantının süresi dolmuş')).toBeVisible();
  },
});

export const FailsAndIsTriedAgain = meta.story({
  args: { address: link('fails') },
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable('verifyAccount')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your address could not be confirmed')).toBeVisible();
    const send = spyOn(window, 'fetch');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(bodiesOf(send, 'accounts/verify')).toEqual([{ code: 'fails' }]));
    await expect(canvas.getByText('Your address could not be confirmed')).toBeVisible();
  },
});

let answer = Promise.withResolvers<void>();
/** A code is sent once per document, and a document can show the story more than once. */
let slowCode = 'slow';

/** Proves ERROR-8: who gave up waiting finds the answer to the code, which is sent once. */
export const Slow = meta.story({
  parameters: { expectedLogs: refused(404) },
  beforeEach: ({ args, msw }) => {
    slowCode += '-again';
    args.address = link(slowCode);
    answer = Promise.withResolvers();
    beSlowAtOnce();
    spyOn(window, 'fetch');
    msw.use(held('verifyAccount', answer.promise));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Still trying/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('The server took too long to answer.')).toBeVisible();
    await expect(canvas.queryByText(/Still trying/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/Still trying/)).toBeVisible();
    answer.resolve();
    await expect(await canvas.findByText('This link does not work')).toBeVisible();
    await expect(bodiesOf(mocked(window.fetch), 'accounts/verify')).toEqual([{ code: slowCode }]);
  },
});

export const FailsForWhoIsSignedIn = meta.story({
  args: { address: link('fails-signed-in'), isSignedIn: true },
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable('verifyAccount')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your address could not be confirmed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stay signed in' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go on without signing in' })).toBeNull();
  },
});

/** Proves AUTH-29. */
export const SomebodyIsSignedIn = meta.story({
  args: { address: link(verificationCodes.used), isSignedIn: true },
  parameters: { expectedLogs: refused(410) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are signed in as Deniz Örnek\./)).toBeVisible();
    await expect(canvas.queryByText(/sign in\./)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', paths.home);
    await expect(canvas.queryByRole('link', { name: 'Go on without signing in' })).toBeNull();
  },
});

/** Proves AUTH-29, SIGNUP-10: a new link is for visitors alone, so the person signs out first. */
export const AnExpiredLinkOfWhoIsSignedIn = meta.story({
  args: { address: link(verificationCodes.expired), isSignedIn: true },
  parameters: { expectedLogs: refused(410) },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/as Deniz Örnek\. To ask for a new link, sign out first/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute(
      'href',
      paths.home,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and ask for a new link' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Confirm your address' }),
    ).toBeVisible();
    await expect(currentSession()).toBeNull();
  },
});

/** Proves SIGNUP-15: so does who is signed in, after a reload. */
export const WithoutACodeAndSignedIn = meta.story({
  args: { address: paths.accountVerification, isSignedIn: true },
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu bağlantı çalışmıyor')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Oturumu kapat ve yeni bağlantı iste' }),
    ).toBeVisible();
  },
});

/** Proves ERROR-17. */
export const TooManyAttempts = meta.story({
  args: { address: link('limited') },
  parameters: { expectedLogs: refused(429) },
  beforeEach: ({ msw }) => void msw.use(limited('verifyAccount', 90)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your address could not be confirmed')).toBeVisible();
    await expect(canvas.getByText(/Try again in 90 seconds/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
