import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { failing, limited, refusing, unreachable } from '@touchline/mocks/scenarios';
import { expect, spyOn, waitFor } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { giveUpWaiting, waitsFor } from '#testing/slowForm.ts';
import { startFresh } from '#testing/startFresh.ts';
import { accountStateAtom, unknownAccount } from '../account.atoms.ts';
import { bodiesOf } from '../testing/fillIn.ts';

const email = 'ada.ornek@school.example';

const meta = preview.meta({
  title: 'Pages/ConfirmationRequired',
  component: ProductPage,
  args: { address: paths.confirmationRequired },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    store.set(accountStateAtom, { ...unknownAccount, email });
  },
});

/** A link was mailed so many seconds ago. */
const sentAgo = (seconds: number) => () =>
  store.set(accountStateAtom, (account) => ({
    ...account,
    linkSentAt: Date.now() - seconds * 1000,
  }));

/** Proves SIGNUP-9. */
export const AfterASignUp = meta.story({
  beforeEach: sentAgo(0),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/You can ask for a new link in \d\d seconds/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send a new link' })).toBeNull();
    await expect(canvas.getByText(/ada.ornek@school.example can have/)).toBeVisible();
  },
});

/** Proves SIGNUP-9. */
export const TheWaitEnds = meta.story({
  tags: ['time-passes'],
  beforeEach: sentAgo(0),
  play: async ({ canvas }) => {
    await canvas.findByText(/You can ask for a new link in \d\d seconds/);
    // Not before the page is drawn, which can take longer than what is left.
    sentAgo(58)();
    await expect(await canvas.findByRole('button', { name: 'Send a new link' })).toBeVisible();
    await expect(canvas.getByText('You can ask for a new link now.')).toHaveAttribute(
      'role',
      'status',
    );
  },
});

/** Proves SIGNUP-8, SIGNUP-9. */
export const SendsANewLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    const send = spyOn(window, 'fetch');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(/a new link is on its way/)).toBeVisible();
    await expect(canvas.getByText(/You can ask for a new link in/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(bodiesOf(send, 'resend-confirmation')).toEqual([{ email }]);
  },
});

/** Proves SIGNUP-9. */
export const TooEarlyForTheServer = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/accounts/resend-confirmation', 429) },
  beforeEach: ({ msw }) => void msw.use(failing('resendConfirmation', 429)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(/less than a minute ago/)).toBeVisible();
    await expect(canvas.getByText(/You can ask for a new link in/)).toBeVisible();
  },
});

/** Proves ERROR-17, SIGNUP-9: the countdown is that of the server. */
export const TooEarlyByAFewSeconds = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/accounts/resend-confirmation', 429) },
  beforeEach: ({ msw }) => void msw.use(limited('resendConfirmation', 20)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await expect(
      await canvas.findByText(/You can ask for a new link in (?:20|1\d) seconds\./),
    ).toBeVisible();
  },
});

/** Proves ERROR-17. */
export const TooOften = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/accounts/resend-confirmation', 429) },
  beforeEach: ({ msw }) => void msw.use(limited('resendConfirmation', 600)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(/Try again in 10 minutes\./)).toBeVisible();
    await expect(canvas.queryByText(/You can ask for a new link in/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  },
});

/** An answer that says whether an address is known is not shown to the person. Proves SIGNUP-8. */
export const AnUnknownAddressIsNotTold = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/accounts/resend-confirmation', 404) },
  beforeEach: ({ msw }) => void msw.use(failing('resendConfirmation', 404)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(/a new link is on its way/)).toBeVisible();
  },
});

/** Proves SIGNUP-8: nor is it told at the field of the address. */
export const AnUnknownAddressIsNotToldAtItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/accounts/resend-confirmation', 400) },
  beforeEach: ({ msw }) => void msw.use(refusing('resendConfirmation', { email: ['not found'] })),
  play: AnUnknownAddressIsNotTold.input.play,
});

/** After a reload the page does not know the address, because the browser does not store it. */
export const WithoutTheAddress = meta.story({
  beforeEach: () => store.set(accountStateAtom, unknownAccount),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(/a new link is on its way/)).toBeVisible();
    await expect(canvas.getByText(/ada.ornek@school.example can have/)).toBeVisible();
  },
});

/** Proves SIGNUP-7. */
export const ARequestToASchoolDark = meta.story({
  globals: { scheme: 'dark' },
  beforeEach: () =>
    store.set(accountStateAtom, {
      ...unknownAccount,
      email,
      requestedSchool: 'Gökçeçınar Anadolu Lisesi',
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Lisesi will look at your request/)).toBeVisible();
  },
});

export const TurkishOnAPhone = meta.story({
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yeni bağlantı gönder' })).toBeVisible();
  },
});

export const Unreachable = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(/the server cannot be reached/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  },
});

/** Proves SIGNUP-7: the school of a join code, whose name could not be asked for. */
export const ARequestToASchoolWithoutItsName = meta.story({
  beforeEach: () => store.set(accountStateAtom, { ...unknownAccount, email, requestedSchool: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your school will look at your request')).toBeVisible();
  },
});

/** Another address is entered in the form for a new account. */
export const AnotherAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Use another address' }));
    await expect(await canvas.findByRole('heading', { name: 'Create an account' })).toBeVisible();
  },
});

/** Proves SIGNUP-6: the school is not lost with the address. */
export const AnotherAddressWithASchool = meta.story({
  beforeEach: () =>
    store.set(accountStateAtom, { ...unknownAccount, email, signUpPath: paths.signUpWithSchool }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Use another address' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Sign up with your school' }),
    ).toBeVisible();
  },
});

/** Proves AUTH-6: the page that the person wanted is not lost on the way to the confirmation. */
export const ThePageThatWasWanted = meta.story({
  args: { address: '/confirmation-required?redirectURL=%2Fmessages' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /sign in$/ })).toHaveAttribute(
      'href',
      '/sign-in?redirectURL=%2Fmessages',
    );
    await expect(canvas.getByRole('link', { name: 'Use another address' })).toHaveAttribute(
      'href',
      '/sign-up?redirectURL=%2Fmessages',
    );
  },
});

/** Proves ERROR-8. */
export const Slow = meta.story({
  beforeEach: waitsFor('resendConfirmation'),
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await giveUpWaiting(acting);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(/a new link is on its way/)).toBeVisible();
  },
});
