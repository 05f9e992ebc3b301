import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { expect, waitFor } from 'storybook/test';
import { currentSession, setSession } from '#session/session.atoms.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const { user } = accounts.user;

const meta = preview.meta({
  title: 'Pages/UnlockSession',
  component: ProductPage,
  args: { address: '/unlock-session?redirectURL=%2Fabout-us', isSignedIn: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves ROUTE-4. The lock screen, which covers this page, has a story of its own. */
export const LocksAndLeadsOn = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(currentSession()?.lockedUntil).toBeDefined());
    await waitFor(() => expect(document.title).toBe('Locked · Touchline'));
    setSession({ accessToken: '', user }, { storedBy: 'nobody' });
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
  },
});

export const TurkishInDark = meta.story({
  globals: { language: 'tr', scheme: 'dark' },
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Kilitli · Touchline'));
  },
});

export const OfAVisitor = meta.story({
  args: { isSignedIn: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/sign-in'));
    await expect(
      await canvas.findByText('Please sign in or register to access this feature'),
    ).toBeVisible();
  },
});
