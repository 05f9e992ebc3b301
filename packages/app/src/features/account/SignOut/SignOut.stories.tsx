import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { store } from '#platform/store.ts';
import { countQueuedChanges, discardQueuedChanges } from '#session/outbox/queuedCount.ts';
import { currentSession } from '#session/session.atoms.ts';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { queueTwoChanges } from '../testing/queueTwoChanges.ts';

const meta = preview.meta({
  title: 'Pages/SignOut',
  component: ProductPage,
  args: { address: paths.signOut, isSignedIn: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
  },
});

/** No change waits to be sent, so signing out asks nothing. */
export const Offline = meta.story({
  beforeEach: () => {
    store.set(connectivityAtom, false);
    return () => store.set(connectivityAtom, true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await waitFor(() => expect(currentSession()).toBeNull());
  },
});

export const TurkishInDark = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const VisitorIsLedToTheSignIn = meta.story({
  tags: ['time-passes'],
  args: { isSignedIn: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/sign-in'));
  },
});

/** Without a connection, while changes wait. */
const offline = {
  beforeEach: async (context: Parameters<typeof startFresh>[0]) => {
    await startFresh(context);
    const discard = queueTwoChanges();
    store.set(connectivityAtom, false);
    return () => {
      discard();
      store.set(connectivityAtom, true);
    };
  },
};

/** Proves OFFLINE-12. */
export const AsksAboutUnsentChanges = meta.story({
  ...offline,
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Not signed out yet');
    await expect(await canvas.findByText(/^2 changes have not been sent/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard and sign out' }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'You are signed out',
    );
    await waitFor(() => expect(currentSession()).toBeNull());
  },
});

/** Proves OFFLINE-12: the page is the first of the visit, and the code that sends is not there yet. */
export const AsksBeforeAnythingIsSent = meta.story({
  beforeEach: () => queueTwoChanges(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 changes have not been sent/)).toBeVisible();
    await expect(currentSession()).not.toBeNull();
  },
});

/** Proves AUTH-15: the outbox, which has counted them, is sending the changes. */
export const SignsOutWhileChangesAreSent = meta.story({
  beforeEach: () => {
    const discard = queueTwoChanges();
    countQueuedChanges();
    return discard;
  },
  play: SignedOut.input.play,
});

/** Proves OFFLINE-12. */
export const SignsOutWhenAllIsSent = meta.story({
  ...offline,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send first, then sign out' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the connection');
    await expect(currentSession()).not.toBeNull();
    // The outbox does this when the server has accepted the changes.
    discardQueuedChanges();
    await expect(await canvas.findByText(/You will be taken/)).toBeVisible();
    await waitFor(() => expect(currentSession()).toBeNull());
  },
});

export const UnsentChangesInTurkish = meta.story({
  ...offline,
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 değişiklik henüz gönderilmedi/)).toBeVisible();
  },
});
