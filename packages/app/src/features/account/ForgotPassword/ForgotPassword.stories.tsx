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
import { bodiesOf, type Acting } from '../testing/fillIn.ts';

const email = 'user@touchline.example';

const meta = preview.meta({
  title: 'Pages/ForgotPassword',
  component: ProductPage,
  args: { address: paths.forgotPassword },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

async function send({ canvas, userEvent }: Acting, address: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), address);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
}

export const Blank = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Email/ })).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'Back to the sign-in' })).toBeVisible();
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Blank.input.play,
});

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bağlantıyı gönder' })).toBeVisible();
  },
});

/** Proves SIGNUP-8, SIGNUP-12. */
export const Sent = meta.story({
  play: async (acting) => {
    const { canvas } = acting;
    const sent = spyOn(window, 'fetch');
    await send(acting, ` ${email} `);
    await expect(await canvas.findByText(/If there is an account for user@/)).toBeVisible();
    await expect(canvas.getByText(/You can ask for a new link in/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send a new link' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(bodiesOf(sent, 'auth/forgot-password')).toEqual([email]);
  },
});

/** Proves SIGNUP-9, SIGNUP-12. */
export const AnotherLinkAfterAMinute = meta.story({
  beforeEach: () =>
    store.set(accountStateAtom, { ...unknownAccount, email, resetSentAt: Date.now() - 60_000 }),
  play: async ({ canvas, userEvent }) => {
    const sent = spyOn(window, 'fetch');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(/a new link is on its way/)).toBeVisible();
    await expect(canvas.getByText(/You can ask for a new link in/)).toBeVisible();
    await expect(bodiesOf(sent, 'auth/forgot-password')).toEqual([email]);
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(await canvas.findByRole('textbox', { name: /Email/ })).toHaveValue(email);
  },
});

/**
 * An answer that says whether an address is known is not shown to the person. Proves SIGNUP-8,
 * SIGNUP-12.
 */
export const AnUnknownAddressIsNotTold = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/forgot-password', 404) },
  beforeEach: ({ msw }) => void msw.use(failing('forgotPassword', 404)),
  play: async (acting) => {
    await send(acting, email);
    await expect(await acting.canvas.findByText(/If there is an account for user@/)).toBeVisible();
  },
});

/** Proves SIGNUP-8, SIGNUP-12: nor is it told at the field of the address. */
export const AnUnknownAddressIsNotToldAtItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/forgot-password', 400) },
  beforeEach: ({ msw }) => void msw.use(refusing('forgotPassword', { email: ['not found'] })),
  play: AnUnknownAddressIsNotTold.input.play,
});

/** The address that was typed on the sign-in page is filled in. */
export const KnowsTheAddressOfTheSignIn = meta.story({
  beforeEach: () => store.set(accountStateAtom, { ...unknownAccount, email }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Email/ })).toHaveValue(email);
  },
});

export const WrongInput = meta.story({
  play: async (acting) => {
    const { canvas } = acting;
    await send(acting, 'user');
    const field = canvas.getByRole('textbox', { name: /Email/ });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Enter an address like name@example.com.');
  },
});

export const TheServerFails = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/forgot-password', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('forgotPassword', 500)),
  play: async (acting) => {
    await send(acting, email);
    await expect(await acting.canvas.findByRole('alert')).toHaveFocus();
  },
});

export const Unreachable = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable()),
  play: async (acting) => {
    const { canvas } = acting;
    await send(acting, email);
    await expect(await canvas.findByText(/the server cannot be reached/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue(email);
  },
});

/** Proves ERROR-8. */
export const Slow = meta.story({
  beforeEach: waitsFor('forgotPassword'),
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    await send(acting, email);
    await giveUpWaiting(acting);
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue(email);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText(/If there is an account for user@/)).toBeVisible();
  },
});

/** Proves ERROR-17. */
export const TooManyRequests = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/forgot-password', 429) },
  beforeEach: ({ msw }) => void msw.use(limited('forgotPassword', 600)),
  play: async (acting) => {
    const { canvas } = acting;
    await send(acting, email);
    await expect(await canvas.findByText(/Try again in 10 minutes\./)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue(email);
  },
});
